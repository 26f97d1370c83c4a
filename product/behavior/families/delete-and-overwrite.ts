import type { Alist } from '../alist.ts'
import { type Bit, bits } from '../bits.ts'
import { field } from '../clients/account.ts'
import { sshServer } from '../clients/ssh-server.ts'
import type { Family } from '../scenario.ts'

const local = 'guide/drivers/local'
const page = 'guide/api/fs'

async function annaAtDocs(alist: Alist, ...permission: readonly Bit[]) {
  await alist.local('/docs', { 'a.txt': 'a', 'b.txt': 'b', 'sub/a.txt': 'other' })
  return alist.user('anna', { '/docs': bits(...permission) })
}

const disk = async (alist: Alist, path: string) => (await alist.onDisk('docs', path)) ?? 'missing'

export const scenarios: Family = [
  {
    id: 'upload-deletes-the-scope',
    proves:
      'An account that may only upload over WebDAV deletes the folder of its own scope by uploading a file with the name of the folder.',
    page: 'guide/stories/phone-photos',
    heading: 'Prepare the account',
    steps: async (alist) => {
      await alist.local('/family', { 'photos/iphone/a.jpg': 'a' })
      const phone = await alist.user('phone', {
        '/family/photos': bits('write', 'webdavRead', 'webdavManage'),
      })
      const webDav = alist.webDav(phone)
      const remove = await webDav.status('DELETE', '/family/photos/iphone/a.jpg')
      const upload = await webDav.status('PUT', '/family/photos', {}, 'file')
      return { remove, upload, photos: await alist.onDisk('family', 'photos') }
    },
    expected: { remove: 403, upload: 201, photos: 'file' },
  },
  {
    id: 'upload-deletes-folder',
    proves:
      'An upload with the name of an existing folder deletes the folder, also if the caller may not delete, and for guests with **Write** of a meta. `Overwrite: false` refuses it.',
    page: 'guide/advanced/data-safety',
    heading: 'Delete files',
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'write')
      const { code: remove } = await anna.post('/fs/remove', { dir: '/docs', names: ['sub'] })
      const refused = await anna.put('/docs/sub', 'file', { Overwrite: 'false' })
      const kept = await disk(alist, 'sub/a.txt')
      const upload = await anna.put('/docs/sub', 'file')
      await alist.local('/inbox', { 'old/b.txt': 'b' })
      await alist.meta('/inbox', { write: true })
      await alist.guest({ '/inbox': 0 })
      const guest = await alist.visitor.put('/inbox/old', 'guest')
      return {
        remove,
        refused,
        kept,
        upload,
        sub: await disk(alist, 'sub'),
        guest,
        old: await alist.onDisk('inbox', 'old'),
      }
    },
    expected: {
      remove: 403,
      refused: 403,
      kept: 'other',
      upload: 200,
      sub: 'file',
      guest: 200,
      old: 'guest',
    },
  },
  {
    id: 'retry-of-an-upload',
    proves:
      'Retrying an upload task fails, and on `Local` it empties the file, even if the upload had succeeded.',
    page: 'guide/api/task',
    heading: 'Retry a task',
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'write')
      await anna.put('/docs/new.txt', 'new', { 'As-Task': 'true' })
      await alist.tasks('upload', anna)
      const before = await disk(alist, 'new.txt')
      const { data } = await anna.get('/task/upload/done')
      const tid = String(field(Array.isArray(data) ? data[0] : undefined, 'id'))
      await anna.post(`/task/upload/retry?tid=${tid}`, {})
      const states = await alist.tasks('upload', anna)
      return { before, after: await disk(alist, 'new.txt'), states }
    },
    expected: { before: 'new', after: '', states: [7] },
  },
  {
    id: 'rename-refuses',
    proves: 'Rename refuses a name that exists, unless `overwrite` is set.',
    page,
    heading: '',
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'rename')
      const rename = async (overwrite: boolean) =>
        (await anna.post('/fs/rename', { path: '/docs/a.txt', name: 'b.txt', overwrite })).message
      const refused = await rename(false)
      return {
        refused,
        kept: await disk(alist, 'b.txt'),
        forced: await rename(true),
        replaced: await disk(alist, 'b.txt'),
      }
    },
    expected: { refused: 'file [b.txt] exists', kept: 'b', forced: 'success', replaced: 'a' },
  },
  {
    id: 'batch-rename-replaces',
    proves: 'Batch Rename to a name that exists replaces that file without a message.',
    page,
    heading: '',
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'rename')
      const rename_objects = [{ src_name: 'a.txt', new_name: 'b.txt' }]
      const { message } = await anna.post('/fs/batch_rename', { src_dir: '/docs', rename_objects })
      return { message, b: await disk(alist, 'b.txt'), list: await anna.names('/docs') }
    },
    expected: { message: 'success', b: 'a', list: ['b.txt', 'sub'] },
  },
  {
    id: 'regex-rename-replaces',
    proves: 'A regular expression that gives several files the same name leaves only one of them.',
    page,
    heading: '',
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'rename')
      const body = { src_dir: '/docs', src_name_regex: '^[ab]\\.txt$', new_name_regex: 'same.txt' }
      const { message } = await anna.post('/fs/regex_rename', body)
      return { message, list: await anna.names('/docs') }
    },
    expected: { message: 'success', list: ['same.txt', 'sub'] },
  },
  {
    id: 'regex-rename-empty-group',
    proves: 'In the replacement, `$1-` is the first group and a hyphen, and `$1x` an empty group.',
    page,
    heading: 'Rename by regular expression',
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'rename')
      const rename = async (from: string, to: string) => {
        await anna.post('/fs/regex_rename', { src_dir: '/docs', src_name_regex: from, new_name_regex: to })
        return anna.names('/docs')
      }
      return { hyphen: await rename('^(a)', '$1-'), letter: await rename('^(b)', '$1x') }
    },
    expected: { hyphen: ['a-.txt', 'b.txt', 'sub'], letter: ['.txt', 'a-.txt', 'sub'] },
  },
  {
    id: 'move-refuses',
    proves: 'Move and copy refuse a name that exists at the target, unless `overwrite` is set.',
    page,
    heading: '',
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'move', 'copy')
      const body = { src_dir: '/docs', dst_dir: '/docs/sub', names: ['a.txt'] }
      const messages = [
        (await anna.post('/fs/copy', body)).message,
        (await anna.post('/fs/move', body)).message,
      ]
      const forced = await anna.post('/fs/move', { ...body, overwrite: true })
      return { messages, forced: forced.message, target: await disk(alist, 'sub/a.txt') }
    },
    expected: { messages: ['file [a.txt] exists', 'file [a.txt] exists'], forced: 'success', target: 'a' },
  },
  {
    id: 'upload-replaces',
    proves: 'An upload replaces a file by default, and refuses only with `Overwrite: false`.',
    page,
    heading: '',
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'write')
      const refused = await anna.put('/docs/a.txt', 'new', { overwrite: 'false' })
      const kept = await disk(alist, 'a.txt')
      return {
        refused,
        kept,
        plain: await anna.put('/docs/a.txt', 'new'),
        replaced: await disk(alist, 'a.txt'),
      }
    },
    expected: { refused: 403, kept: 'a', plain: 200, replaced: 'new' },
  },
  {
    id: 'delete-folder',
    proves: 'Deleting a folder deletes everything in it without a question.',
    page,
    heading: '',
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'remove')
      const { code } = await anna.post('/fs/remove', { dir: '/docs', names: ['sub'] })
      return { code, inside: await disk(alist, 'sub/a.txt') }
    },
    expected: { code: 200, inside: 'missing' },
  },
  {
    id: 'recycle-bin',
    proves: 'With a recycle bin, Local moves deleted files there.',
    page: local,
    heading: 'Options',
    steps: async (alist) => {
      const bin = await alist.files('bin', {})
      await alist.local('/docs', { 'a.txt': 'a' }, {}, { recycle_bin_path: bin })
      const anna = await alist.user('anna', { '/docs': bits('remove') })
      await anna.post('/fs/remove', { dir: '/docs', names: ['a.txt'] })
      return { docs: await disk(alist, 'a.txt'), bin: (await alist.onDisk('bin', 'a.txt')) ?? 'missing' }
    },
    expected: { docs: 'missing', bin: 'a' },
  },
  {
    id: 'overwrite-skips-recycle-bin',
    proves: 'A replaced file does not go to the recycle bin.',
    page: local,
    heading: 'Options',
    steps: async (alist) => {
      const bin = await alist.files('bin', {})
      await alist.local('/docs', { 'a.txt': 'a' }, {}, { recycle_bin_path: bin })
      const anna = await alist.user('anna', { '/docs': bits('write') })
      await anna.put('/docs/a.txt', 'new')
      return { docs: await disk(alist, 'a.txt'), bin: (await alist.onDisk('bin', 'a.txt')) ?? 'missing' }
    },
    expected: { docs: 'new', bin: 'missing' },
  },
  {
    id: 'broken-upload-truncates',
    proves: 'An upload to Local that breaks off leaves the part that arrived in place of the old file.',
    page: local,
    heading: 'Limits',
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'write')
      await alist.brokenUpload(anna, '/docs/a.txt', async () => (await disk(alist, 'a.txt')) !== 'a')
      await alist.stop()
      const left = await disk(alist, 'a.txt')
      return { isPartOfNew: /^x+$/.test(left), isWhole: left.length === 50_000_000 }
    },
    expected: { isPartOfNew: true, isWhole: false },
  },
  {
    id: 'symlink-out-of-root',
    proves: 'Local follows a link to a folder out of its root folder.',
    page: local,
    heading: 'Options',
    steps: async (alist) => {
      await alist.files('outside', { 'secret.txt': 'secret' })
      await alist.local('/docs', { 'a.txt': 'a' })
      await alist.link('outside', 'docs/link')
      const anna = await alist.user('anna', { '/docs': 0 })
      return anna.text('/docs/link/secret.txt')
    },
    expected: 'secret',
  },
  {
    id: 'delete-symlink-keeps-target',
    proves: 'Deleting a link deletes the link and not the folder behind it.',
    page: local,
    heading: 'Options',
    steps: async (alist) => {
      await alist.files('outside', { 'secret.txt': 'secret' })
      await alist.local('/docs', {})
      await alist.link('outside', 'docs/link')
      const anna = await alist.user('anna', { '/docs': bits('remove') })
      const { code } = await anna.post('/fs/remove', { dir: '/docs', names: ['link'] })
      return { code, target: (await alist.onDisk('outside', 'secret.txt')) ?? 'missing' }
    },
    expected: { code: 200, target: 'secret' },
  },
  {
    id: 'sftp-link-acts-on-target',
    proves:
      'In an SFTP storage, deleting, moving, or renaming a link does this to its target outside the root folder. Deleting a folder keeps the targets of the links in it.',
    page: 'guide/drivers/sftp',
    heading: 'Limits',
    programs: ['sshd', 'ssh-keygen'],
    steps: async (alist) => {
      await alist.files('outside', {
        'folder/a.txt': 'a',
        'moved.txt': 'm',
        'renamed.txt': 'r',
        'kept/b.txt': 'b',
      })
      const root = await alist.files('far', { 'inner/': '', 'target/': '' })
      await alist.link('outside/folder', 'far/folder')
      await alist.link('outside/moved.txt', 'far/moved.txt')
      await alist.link('outside/renamed.txt', 'far/renamed.txt')
      await alist.link('outside/kept', 'far/inner/kept')
      const options = { ...(await sshServer(alist)), root_folder_path: root, ignore_symlink_error: true }
      await alist.storage('/far', 'SFTP', options)
      const anna = await alist.user(
        'anna',
        { '/far': bits('remove', 'move', 'rename') },
        { base_path: '/far' },
      )
      const codes = [
        await anna.post('/fs/remove', { dir: '/', names: ['folder', 'inner'] }),
        await anna.post('/fs/move', { src_dir: '/', dst_dir: '/target', names: ['moved.txt'] }),
        await anna.post('/fs/rename', { path: '/renamed.txt', name: 'new.txt' }),
      ].map(({ code }) => code)
      const outside = async (path: string) => (await alist.onDisk('outside', path)) ?? 'missing'
      return {
        codes,
        outside: await Promise.all(
          ['folder/a.txt', 'moved.txt', 'renamed.txt', 'new.txt', 'kept/b.txt'].map(outside),
        ),
        moved: (await alist.onDisk('far', 'target/moved.txt')) ?? 'missing',
      }
    },
    expected: {
      codes: [200, 200, 200],
      outside: ['missing', 'missing', 'missing', 'r', 'b'],
      moved: 'm',
    },
  },
  {
    id: 'deleted-storage-keeps-files',
    proves: 'Deleting a storage leaves its files.',
    page: 'guide/drivers/common',
    heading: '',
    steps: async (alist) => {
      const id = await alist.local('/docs', { 'a.txt': 'a' })
      await alist.must(`/admin/storage/delete?id=${id}`, {})
      return { list: await alist.admin.names('/docs'), file: await disk(alist, 'a.txt') }
    },
    expected: { list: 500, file: 'a' },
  },
]
