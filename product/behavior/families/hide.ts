import type { Alist } from '../alist.ts'
import { bits } from '../bits.ts'
import { field } from '../clients/account.ts'
import type { Family } from '../scenario.ts'

const page = 'guide/advanced/meta'
const heading = 'Hidden names'

/** `/docs` has a folder `private` that a meta hides, and a visible folder. Anna reads all of it. */
async function annaWithHidden(alist: Alist, permission = 0, hide = '^private$') {
  await alist.local('/docs', { 'private/deep/key.txt': 'key', 'private/plan.txt': 'plan', 'open/a.txt': 'a' })
  await alist.meta('/docs', { hide, h_sub: true })
  return alist.user('anna', { '/docs': permission })
}

export const scenarios: Family = [
  {
    id: 'name-is-hidden',
    proves: 'A hidden name is not in the list, and does not open by its address.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaWithHidden(alist)
      return {
        list: await anna.names('/docs'),
        get: await anna.codeOf('/docs/private'),
        visible: await anna.codeOf('/docs/open'),
      }
    },
    expected: { list: ['open'], get: 403, visible: 200 },
  },
  {
    id: 'files-below-open',
    proves: 'Files below a hidden folder open by their address: only the last name of a path is tested.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaWithHidden(alist)
      return {
        folder: await anna.codeOf('/docs/private'),
        file: await anna.text('/docs/private/plan.txt'),
        subfolder: await anna.names('/docs/private/deep'),
      }
    },
    expected: { folder: 403, file: 'plan', subfolder: ['key.txt'] },
  },
  {
    id: 'hidden-folder-cannot-be-listed',
    proves: 'The hidden folder itself cannot be listed, but a folder in it can.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaWithHidden(alist)
      return [await anna.names('/docs/private'), await anna.names('/docs/private/deep')]
    },
    expected: [403, ['key.txt']],
  },
  {
    id: 'search-shows-path',
    proves: 'The search lists files below a hidden folder, with the path that contains its name.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaWithHidden(alist)
      await alist.buildIndex()
      return { folder: await anna.found('private'), file: await anna.found('plan') }
    },
    expected: { folder: [], file: ['/docs/private/plan.txt'] },
  },
  {
    id: 'download-link',
    proves: 'A signed link to a hidden file works, because links do not check Hide.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaWithHidden(alist, 0, '^plan')
      const { data } = await alist.admin.post('/fs/get', { path: '/docs/private/plan.txt' })
      return {
        get: await anna.codeOf('/docs/private/plan.txt'),
        link: await (await fetch(String(field(data, 'raw_url')))).text(),
      }
    },
    expected: { get: 403, link: 'plan' },
  },
  {
    id: 'empty-line',
    proves: 'An empty line in Hide matches every name.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaWithHidden(alist, 0, '^nothing$\n')
      return { list: await anna.names('/docs'), get: await anna.codeOf('/docs/open') }
    },
    expected: { list: [], get: 403 },
  },
  {
    id: 'line-break-crlf',
    proves: 'With CRLF line breaks, an expression with `$` at its end no longer matches.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaWithHidden(alist, 0, '^private$\r\n^other$')
      return anna.names('/docs')
    },
    expected: ['open', 'private'],
  },
  {
    id: 'bit-0-sees',
    proves: 'A user with permission bit 0 sees hidden names.',
    page,
    heading,
    steps: async (alist) => (await annaWithHidden(alist, bits('seeHidden'))).names('/docs'),
    expected: ['open', 'private'],
  },
  {
    id: 'sub-flag-off',
    proves: 'Without the sub flag, Hide applies only to the names directly in the folder.',
    page,
    heading: 'Fields',
    steps: async (alist) => {
      await alist.local('/docs', { 'private.txt': 'p', 'sub/private.txt': 'p' })
      await alist.meta('/docs', { hide: '^private', h_sub: false })
      const anna = await alist.user('anna', { '/docs': 0 })
      return { here: await anna.names('/docs'), below: await anna.names('/docs/sub') }
    },
    expected: { here: ['sub'], below: ['private.txt'] },
  },
  {
    id: 'wrong-expression',
    proves: 'A wrong expression is refused when the meta is saved.',
    page,
    heading,
    steps: async (alist) => {
      const { code, message } = await alist.admin.post('/admin/meta/create', { path: '/', hide: '^(a' })
      return { code, message }
    },
    expected: { code: 400, message: /^\^\(a is illegal/ },
  },
  {
    id: 'webdav-opens',
    proves: 'WebDAV opens a hidden file whose address is known.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaWithHidden(alist, bits('webdavRead'), '^plan')
      return {
        api: await anna.codeOf('/docs/private/plan.txt'),
        webDav: await alist.webDav(anna).text('/docs/private/plan.txt'),
      }
    },
    expected: { api: 403, webDav: 'plan' },
  },
  {
    id: 'webdav-list',
    proves: 'WebDAV does not list hidden names.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaWithHidden(alist, bits('webdavRead'))
      return alist.webDav(anna).paths('/docs')
    },
    expected: ['/docs/', '/docs/open/'],
  },
  {
    id: 'ftp-hides',
    proves: 'FTP neither lists nor opens a hidden file.',
    page,
    heading,
    servers: ['ftp'],
    steps: async (alist) => {
      const ftp = await alist.ftp(await annaWithHidden(alist, bits('ftpRead'), '^(private|plan.txt)$'))
      return { list: await ftp.names('/docs'), read: await ftp.read('/docs/private/plan.txt') }
    },
    expected: { list: ['open'], read: 550 },
  },
  {
    id: 'copy-takes-hidden',
    proves: 'A user with the copy bit copies a hidden folder out, and then reads it.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaWithHidden(alist, bits('copy'))
      const body = { src_dir: '/docs', dst_dir: '/docs/open', names: ['private'] }
      const { code } = await anna.post('/fs/copy', body)
      await alist.tasks('copy', anna)
      return { code, seen: await anna.names('/docs/open/private/deep'), list: await anna.names('/docs/open') }
    },
    expected: { code: 200, seen: ['key.txt'], list: ['a.txt'] },
  },
  {
    id: 'remove-empty-folder',
    proves: 'Remove Empty Folder deletes a folder in which every file is hidden from the caller.',
    page,
    heading,
    steps: async (alist) => {
      await alist.local('/docs', { 'sub/secret.txt': 's' })
      await alist.meta('/docs', { hide: '^secret', h_sub: true })
      const anna = await alist.user('anna', { '/docs': bits('remove') })
      const { code } = await anna.post('/fs/remove_empty_directory', { src_dir: '/docs' })
      return { code, onDisk: (await alist.onDisk('docs', 'sub/secret.txt')) ?? 'deleted' }
    },
    expected: { code: 200, onDisk: 'deleted' },
  },
  {
    id: 'hide-files-setting',
    proves: 'The setting `hide_files` hides nothing from the API.',
    page: 'config/global',
    heading: 'Hidden files',
    steps: async (alist) => {
      await alist.local('/docs', { 'README.md': 'r', 'a.txt': 'a' })
      const anna = await alist.user('anna', { '/docs': 0 })
      return anna.names('/docs')
    },
    expected: ['README.md', 'a.txt'],
  },
]
