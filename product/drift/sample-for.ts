import type { Samples } from './samples.ts'

interface Sample {
  readonly value: string | number | undefined
  readonly what: string
}

const sampled = (value: string | number | undefined, what: string): Sample => ({ value, what })

/** Returns a parameter's value; `undefined` omits an optional one. */
export function sampleFor(path: string, name: string, samples: Samples): Sample | undefined {
  const isArchive = /^\/(?:ad|ap|ae|api\/fs\/archive)\//.test(path)
  const inPath = (value: string | undefined) => value?.replace(/^\//, '')
  const isAddress = path.includes('{path}')
  switch (name) {
    case 'path':
      if (path.startsWith('/s/') || path.startsWith('/sd/') || path.startsWith('/sp/'))
        return sampled(samples.shareFile, 'shared folder with a file')
      if (isArchive) return sampled(isAddress ? inPath(samples.archive) : samples.archive, 'archive')
      if (path === '/api/fs/list' || path === '/api/fs/dirs') return sampled(samples.folder, 'folder')
      return sampled(isAddress ? inPath(samples.file) : samples.file, 'file')
    case 'sign':
      return isArchive ? sampled(samples.archiveSign, 'archive') : sampled(samples.fileSign, 'file')
    case 'inner':
      return sampled(samples.inner, 'archive with a file')
    case 'share_id':
      return isAddress
        ? sampled(samples.folderShareId, 'shared folder without a password')
        : sampled(samples.shareId, 'shared file without a password')
    case 'id':
      return idFor(path, samples)
    case 'tid':
      return sampled(samples.taskId, 'finished copy task')
    case 'uid':
      return sampled(samples.userId, 'user')
    case 'label_id':
      return path.endsWith('/list') ? undefined : sampled(samples.labelId, 'label')
    case 'file_name':
      return path.endsWith('/list') ? undefined : sampled(samples.file?.split('/').pop(), 'file')
    case 'driver':
      return sampled('Local', 'driver')
    case 'key':
      return sampled('site_title', 'setting')
    case 'method':
      return sampled(path.startsWith('/api/auth/') ? 'sso_get_token' : 'video_preview', 'method')
    case 'file_token':
      return sampled('token', 'file token')
    case 'link_name':
      return sampled(
        `${btoa(`${encodeURIComponent('https://example.com/app.ipa')}/app@com.example.app`)}.plist`,
        'link',
      )
    default:
      return undefined
  }
}

function idFor(path: string, samples: Samples): Sample {
  const ids: Readonly<Record<string, number | undefined>> = {
    user: samples.userId,
    role: samples.roleId,
    meta: samples.metaId,
    storage: samples.storageId,
    label: samples.labelId,
  }
  const kind = path.split('/').at(-2) ?? ''
  return sampled(ids[kind], kind)
}
