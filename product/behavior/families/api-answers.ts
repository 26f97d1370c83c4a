import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { bits } from '../bits.ts'
import { contentOf, field, namesIn } from '../clients/account.ts'
import type { Family } from '../scenario.ts'

const dotted = { dir: '/files', names: ['a..b.txt'] }
const write = { write: true, password: '', hide: '' }

export const scenarios: Family = [
  {
    id: 'folder-needs-w-sub',
    proves: 'With a meta that has `write` alone, a user without bit 3 uploads files, but creates no folder.',
    page: 'guide/api/fs',
    heading: 'Create a folder',
    steps: async (alist) => {
      await alist.local('/open', { 'files/a.txt': 'a', 'all/a.txt': 'a' })
      await alist.meta('/open/files', { ...write, w_sub: false })
      await alist.meta('/open/all', { ...write, w_sub: true })
      const anna = await alist.user('anna', { '/open': 0 })
      const folder = async (path: string) => (await anna.post('/fs/mkdir', { path })).code
      return {
        upload: await anna.put('/open/files/b.txt', 'b'),
        without: await folder('/open/files/new'),
        with: await folder('/open/all/new'),
      }
    },
    expected: { upload: 200, without: 403, with: 200 },
  },
  {
    id: 'two-dots-in-a-name',
    proves: 'AList refuses to delete and copy a file with two dots in a row in its name, but renames it.',
    page: 'guide/api/fs',
    heading: 'Remove',
    steps: async (alist) => {
      await alist.local('/files', { 'a..b.txt': 'a', 'c.txt': 'c', 'to/': '' })
      const { code, message } = await alist.admin.post('/fs/remove', dotted)
      const copy = { src_dir: '/files', dst_dir: '/files/to', names: dotted.names }
      return {
        remove: `${code} ${message}`,
        copy: (await alist.admin.post('/fs/copy', copy)).code,
        other: (await alist.admin.post('/fs/remove', { dir: '/files', names: ['c.txt'] })).code,
        read: await alist.admin.text('/files/a..b.txt'),
        rename: (await alist.admin.post('/fs/rename', { path: '/files/a..b.txt', name: 'b.txt' })).code,
        renamed: await alist.admin.text('/files/b.txt'),
      }
    },
    expected: {
      remove: '400 invalid file name',
      copy: 400,
      other: 200,
      read: 'a',
      rename: 200,
      renamed: 'a',
    },
  },
  {
    id: 'masked-in-part',
    proves:
      'The default of `privacy_regs` leaves the last digits of an IP address and a token without `&` after it; other lines hide them.',
    page: 'config/global',
    heading: 'Error messages',
    steps: async (alist) => {
      const message = async (mountPath: string, address: string) => {
        await alist.storage(mountPath, 'WebDav', { vendor: 'other', address, root_folder_path: '/' })
        const answer = await alist.admin.post('/fs/list', { path: mountPath })
        return answer.message.match(/Propfind "([^"]*)"/)?.[1] ?? answer.message
      }
      const first = [
        await message('/one', 'http://127.0.0.123:1'),
        await message('/two', 'http://127.0.0.1:1/?access_token=abc&x=1'),
        await message('/three', 'http://127.0.0.1:1/?access_token=abc'),
      ]
      await alist.set({ privacy_regs: '(?:\\d{1,3}\\.){3}\\d{1,3}\naccess_token=[^&\\s"]*' })
      const second = [
        await message('/four', 'http://127.0.0.123:1'),
        await message('/five', 'http://127.0.0.1:1/?access_token=abc'),
      ]
      return { first, second }
    },
    expected: {
      first: [/^http:\/\/\*+23:1\/$/, /^[^=]*\*x=1\/$/, /access_token=abc\/$/],
      second: [/^http:\/\/\*+:1\/$/, /^[^=]*\*$/],
    },
  },
  {
    id: 'type-of-a-folder',
    proves: '`/api/fs/get` returns the type 0 for a folder, and `/api/fs/list` the type 1.',
    page: 'guide/api/fs',
    heading: 'Get a file or folder',
    steps: async (alist) => {
      await alist.local('/files', { 'sub/': '' })
      const { data: got } = await alist.admin.post('/fs/get', { path: '/files/sub' })
      const { data: listed } = await alist.admin.post('/fs/list', { path: '/files' })
      return { get: Number(field(got, 'type')), list: Number(field(contentOf(listed)[0], 'type')) }
    },
    expected: { get: 0, list: 1 },
  },
  {
    id: 'skip-existing-replaces',
    proves: 'With `skip_existing`, AList keeps a file of the same size, and replaces one of another size.',
    page: 'guide/api/fs',
    heading: 'Copy',
    steps: async (alist) => {
      await alist.local('/from', { 'same.txt': 'new', 'other.txt': 'longer' })
      await alist.local('/to', { 'same.txt': 'old', 'other.txt': 'old' })
      const names = ['same.txt', 'other.txt']
      await alist.admin.post('/fs/copy', { src_dir: '/from', dst_dir: '/to', names, skip_existing: true })
      await alist.tasks('copy')
      return { same: await alist.onDisk('to', 'same.txt'), other: await alist.onDisk('to', 'other.txt') }
    },
    expected: { same: 'old', other: 'longer' },
  },
  {
    id: 'same-name-in-subfolders',
    proves: 'With `skip`, only the first of several files with the same name is moved out of a folder tree.',
    page: 'guide/api/fs',
    heading: 'Move all files from a folder tree',
    steps: async (alist) => {
      await alist.local('/files', { 'in/a/x.txt': '1', 'in/b/x.txt': '2', 'out/': '' })
      const move = { src_dir: '/files/in', dst_dir: '/files/out', conflict_policy: 'skip' }
      const { message } = await alist.admin.post('/fs/recursive_move', move)
      return { message, moved: await alist.admin.names('/files/out') }
    },
    expected: { message: 'Successfully moved 1 file', moved: ['x.txt'] },
  },
  {
    id: 'user-without-a-role',
    proves: 'In a new installation, AList refuses to create a user without a role.',
    page: 'guide/api/admin/user',
    heading: 'Create a user',
    steps: async (alist) => {
      const { code, message } = await alist.admin.post('/admin/user/create', { username: 'x', password: 'x' })
      return `${code} ${message}`
    },
    expected: '400 admin or guest user can not be created',
  },
  {
    id: 'user-without-a-password',
    proves: 'Anyone can log in with an empty password as a user that was created without one.',
    page: 'guide/api/admin/user',
    heading: 'Create a user',
    steps: async (alist) => {
      const role = [await alist.role('readers', { '/': 0 })]
      await alist.must('/admin/user/create', { username: 'empty', role })
      const logIn = async (password: string) =>
        (await alist.visitor.post('/auth/login', { username: 'empty', password })).code
      return { empty: await logIn(''), other: await logIn('other') }
    },
    expected: { empty: 200, other: 400 },
  },
  {
    id: 'disabled-in-the-form',
    proves: 'A storage whose `disabled` is changed with the rest of its fields stays in use.',
    page: 'guide/api/admin/storage',
    heading: 'Change a storage',
    steps: async (alist) => {
      const id = await alist.local('/files', { 'a.txt': 'a' })
      const storage = Object(await alist.must(`/admin/storage/get?id=${id}`))
      await alist.must('/admin/storage/update', { ...storage, disabled: true })
      return alist.admin.names('/files')
    },
    expected: ['a.txt'],
  },
  {
    id: 'deleted-but-open',
    proves:
      'A storage that was created with `disabled` is in use, also after its deletion, until AList restarts.',
    page: 'guide/api/admin/storage',
    heading: 'Delete a storage',
    steps: async (alist) => {
      const id = await alist.local('/files', { 'a.txt': 'a' })
      const storage = Object(await alist.must(`/admin/storage/get?id=${id}`))
      await alist.must('/admin/storage/create', { ...storage, id: 0, mount_path: '/open', disabled: true })
      const { data } = await alist.admin.get('/admin/storage/list')
      const created = contentOf(data).find((entry) => field(entry, 'mount_path') === '/open')
      await alist.must(`/admin/storage/delete?id=${field(created, 'id')}`, {})
      const upload = await alist.admin.put('/open/b.txt', 'b')
      const names = await alist.admin.names('/open')
      await alist.restart()
      const again = await alist.logIn('admin')
      return { upload, names, after: await again.names('/open') }
    },
    expected: { upload: 200, names: ['a.txt', 'b.txt'], after: 500 },
  },
  {
    id: 'setting-without-flag',
    proves: 'A setting that is saved without `flag` becomes public.',
    page: 'guide/api/admin/setting',
    heading: 'Change a setting',
    steps: async (alist) => {
      const read = async () =>
        String(
          field((await alist.visitor.get('/public/settings')).data, 'ldap_manager_password') ?? 'private',
        )
      const before = await read()
      await alist.must('/admin/setting/save', [{ key: 'ldap_manager_password', value: 'secret' }])
      return { before, after: await read() }
    },
    expected: { before: 'private', after: 'secret' },
  },
  {
    id: 'part-of-a-file-name',
    proves: 'The list of bindings is filtered by a part of the file name.',
    page: 'guide/api/admin/label',
    heading: 'List bindings',
    steps: async (alist) => {
      const id = Number(field(await alist.must('/admin/label/create', { name: 'one' }), 'id'))
      for (const name of ['beach.jpg', 'city.jpg'])
        await alist.must('/admin/label_file_binding/create', { id: name, name, labelIdList: [id] })
      const data = await alist.must('/admin/label_file_binding/list?file_name=each')
      return contentOf(data).map((entry) => String(field(entry, 'file_name')))
    },
    expected: ['beach.jpg'],
  },
  {
    id: 'file-of-first-request',
    proves:
      'AList keeps the fields of the first request that labels a name, unchecked, also after all labels are removed.',
    page: 'guide/api/admin/label',
    heading: 'Set the labels of several files',
    steps: async (alist) => {
      const id = Number(field(await alist.must('/admin/label/create', { name: 'one' }), 'id'))
      const label = (path: string, labelIdList: readonly number[]) =>
        alist.must('/admin/label_file_binding/create_batch', {
          items: [{ id: path, name: 'beach.jpg', path, size: path.length, labelIdList }],
        })
      await label('/first', [id])
      await label('/second', [])
      await label('/third', [id])
      const data = await alist.must(`/label_file_binding/get_file_by_label?label_id=${id}`)
      return [field(data, '0.path'), field(data, '0.size')].map(String)
    },
    expected: ['/first', '6'],
  },
  {
    id: 'empty-batch-of-labels',
    proves:
      'An empty list of files is answered with HTTP status 500 and an empty body, a missing list with code 400.',
    page: 'guide/api/admin/label',
    heading: 'Set the labels of several files',
    steps: async (alist) => {
      const answer = async (body: string) => {
        const response = await alist.admin.fetch('/api/admin/label_file_binding/create_batch', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
        return `${response.status} ${(await response.text()).slice(0, 11)}`
      }
      return { empty: await answer('{"items":[]}'), missing: await answer('{}') }
    },
    expected: { empty: '500 ', missing: '200 {"code":400' },
  },
  {
    id: 'labels-of-files-without-id',
    proves:
      'The label of a second file without an ID is attached, but AList reports an error, and finds no files by label.',
    page: 'guide/advanced/label',
    heading: 'Troubleshooting',
    steps: async (alist) => {
      await alist.local('/files', { 'a.txt': 'a', 'b.txt': 'b' })
      const id = Number(field(await alist.must('/admin/label/create', { name: 'one' }), 'id'))
      const attach = async (name: string) =>
        (await alist.admin.post('/admin/label_file_binding/create', { name, labelIdList: [id] })).code
      const codes = [await attach('a.txt'), await attach('b.txt')]
      const { data } = await alist.admin.get('/label_file_binding/get?file_name=b.txt')
      const found = await alist.admin.get(`/label_file_binding/get_file_by_label?label_id=${id}`)
      return { codes, labels: Array.isArray(data) ? data.length : 0, found: found.code }
    },
    expected: { codes: [200, 500], labels: 1, found: 500 },
  },
  {
    id: 'rename-over-webdav',
    proves: 'Over WebDAV, a file in a folder with a password can be renamed, which the API refuses.',
    page: 'faq/why',
    heading: "You can't rename files inside a protected path",
    steps: async (alist) => {
      await alist.local('/files', { 'secret/a.txt': 'a' })
      await alist.meta('/files/secret', { password: 'secret', p_sub: true })
      const rights = bits('webdavRead', 'webdavManage', 'rename', 'withoutPassword')
      const anna = await alist.user('anna', { '/files': rights })
      const api = await anna.post('/fs/rename', { path: '/files/secret/a.txt', name: 'b.txt' })
      await alist.webDav(anna).transfer('MOVE', '/files/secret/a.txt', '/files/secret/b.txt')
      return { api: api.code, names: namesIn((await anna.post('/fs/list', { path: '/files/secret' })).data) }
    },
    expected: { api: 403, names: ['b.txt'] },
  },
  {
    id: 'speed-of-all-transfers',
    proves: 'A speed limit applies to all downloads together.',
    page: 'config/other',
    heading: 'Traffic',
    steps: async (alist) => {
      await alist.local('/files', { 'a.txt': 'x'.repeat(600_000) })
      await alist.set({ max_client_download_speed: '400' })
      const began = Date.now()
      const texts = await Promise.all([alist.admin.text('/files/a.txt'), alist.admin.text('/files/a.txt')])
      // Each alone would need half a second: 1.5 s for 600 kB at 400 KB/s, with 400 KB at once.
      return { sizes: texts.map((text) => String(text).length), slow: Date.now() - began > 1500 }
    },
    expected: { sizes: [600_000, 600_000], slow: true },
  },
  {
    id: 'readable-by-all-accounts',
    proves: 'AList creates the database so that every account on the machine can read it.',
    page: 'config/configuration',
    heading: 'Where the file is',
    steps: async (alist) => {
      const { mode } = await stat(join(alist.data, 'data.db'))
      return (mode & 0o004) !== 0
    },
    expected: true,
  },
  {
    id: 'manifest-keeps-markup',
    proves:
      'The install manifest for iOS passes on markup from its address, so a link runs scripts without any file.',
    page: 'config/preview',
    heading: 'File types',
    steps: async (alist) => {
      const link = `${encodeURIComponent('https://example.com/a.ipa')}/${encodeURIComponent('<i/>@<i>!</i>')}`
      const answer = await fetch(`${alist.url}/i/${Buffer.from(link).toString('base64')}.plist`)
      const manifest = await answer.text()
      return {
        type: answer.headers.get('content-type'),
        policy: answer.headers.get('content-security-policy'),
        title: manifest.includes('<i/>'),
        bundle: manifest.includes('<i>!</i>'),
      }
    },
    expected: { type: 'application/xml;charset=utf-8', policy: null, title: false, bundle: true },
  },
]
