import type { Alist } from '../alist.ts'
import type { Bit } from '../bits.ts'
import { bits } from '../bits.ts'
import { answerOf, contentOf, field } from '../clients/account.ts'
import { addSshKey, sftp } from '../clients/sftp.ts'
import type { Family } from '../scenario.ts'

const page = 'guide/advanced/meta'
const heading = 'Password'

/** `/docs/safe` has the password `secret`. Anna knows none, and has these permissions everywhere in `/docs`. */
async function annaBeforeSafe(alist: Alist, ...permission: readonly Bit[]) {
  await alist.local('/docs', { 'safe/key.txt': 'key', 'safe/sub/more.txt': 'more', 'open/a.txt': 'a' })
  await alist.meta('/docs/safe', { password: 'secret', p_sub: true })
  return alist.user('anna', { '/docs': bits(...permission) })
}

export const scenarios: Family = [
  {
    id: 'recursive-move',
    proves: 'Recursive Move takes files out of subfolders with a meta password, and leaves hidden files.',
    page: 'config/side',
    heading: 'Move files recursively',
    steps: async (alist) => {
      await alist.local('/docs', { 'in/secret.txt': 's', 'open/h.txt': 'h', 'out/': '' })
      await alist.meta('/docs/in', { password: 'locked', p_sub: true })
      await alist.meta('/docs', { hide: '^h.txt$', h_sub: true })
      const anna = await alist.user('anna', { '/docs': bits('move') })
      const before = await anna.codeOf('/docs/in/secret.txt')
      const { code } = await anna.post('/fs/recursive_move', {
        src_dir: '/docs',
        dst_dir: '/docs/out',
        conflict_policy: 'overwrite',
      })
      return {
        before,
        code,
        taken: await anna.text('/docs/out/secret.txt'),
        left: await alist.onDisk('docs', 'open/h.txt'),
      }
    },
    expected: { before: 403, code: 200, taken: 's', left: 'h' },
  },
  {
    id: 'password-asked',
    proves: 'A folder with a password and everything below it open only with the password.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaBeforeSafe(alist)
      return {
        list: await anna.names('/docs/safe'),
        wrong: await anna.names('/docs/safe', 'guess'),
        right: await anna.names('/docs/safe', 'secret'),
        file: await anna.codeOf('/docs/safe/sub/more.txt'),
        fileRight: await anna.text('/docs/safe/sub/more.txt', 'secret'),
      }
    },
    expected: { list: 403, wrong: 403, right: ['key.txt', 'sub'], file: 403, fileRight: 'more' },
  },
  {
    id: 'without-sub-flag',
    proves: 'Without the sub flag, the files of the folder open without the password.',
    page,
    heading,
    steps: async (alist) => {
      await alist.local('/docs', { 'safe/key.txt': 'key' })
      await alist.meta('/docs/safe', { password: 'secret', p_sub: false })
      const anna = await alist.user('anna', { '/docs': 0 })
      return { list: await anna.names('/docs/safe'), file: await anna.text('/docs/safe/key.txt') }
    },
    expected: { list: 403, file: 'key' },
  },
  {
    id: 'password-on-one-file',
    proves:
      'A password on a single file does not protect it: the list of its folder contains a signed link that downloads it.',
    page,
    heading,
    steps: async (alist) => {
      await alist.local('/docs', { 'private.txt': 'private' })
      await alist.meta('/docs/private.txt', { password: 'secret', p_sub: true })
      const anna = await alist.user('anna', { '/docs': 0 })
      const { data } = await anna.post('/fs/list', { path: '/docs' })
      const [file] = contentOf(data)
      const download = async (query: string) =>
        (await answerOf(await fetch(`${alist.url}/d/docs/private.txt${query}`))).message
      return {
        get: await anna.codeOf('/docs/private.txt'),
        unsigned: await download(''),
        signed: await download(`?sign=${field(file, 'sign')}`),
      }
    },
    expected: { get: 403, unsigned: 'expire missing', signed: 'private' },
  },
  {
    id: 'meta-below-removes',
    proves: 'A meta for a folder inside removes the protection there.',
    page,
    heading: 'Which meta applies',
    steps: async (alist) => {
      const anna = await annaBeforeSafe(alist)
      const before = await anna.names('/docs/safe/sub')
      await alist.meta('/docs/safe/sub', { readme: 'hello', r_sub: true })
      return { before, after: await anna.names('/docs/safe/sub'), parent: await anna.names('/docs/safe') }
    },
    expected: { before: 403, after: ['more.txt'], parent: 403 },
  },
  {
    id: 'bit-1',
    proves: 'A user with permission bit 1 needs no password.',
    page,
    heading,
    steps: async (alist) => (await annaBeforeSafe(alist, 'withoutPassword')).names('/docs/safe'),
    expected: ['key.txt', 'sub'],
  },
  {
    id: 'links-need-signature',
    proves: 'Links to protected files need a signature even if `sign_all` is off, and others do not.',
    page,
    heading,
    steps: async (alist) => {
      await annaBeforeSafe(alist)
      await alist.set({ sign_all: 'false' })
      const status = async (path: string) =>
        (await (await fetch(`${alist.url}/d${path}`)).text()).slice(0, 30)
      return { safe: await status('/docs/safe/key.txt'), open: await status('/docs/open/a.txt') }
    },
    expected: { safe: /"code":401/, open: 'a' },
  },
  {
    id: 'copy-out',
    proves: 'A user with the copy bit copies protected files into an open folder and reads them there.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaBeforeSafe(alist, 'copy')
      const body = { src_dir: '/docs/safe', dst_dir: '/docs/open', names: ['key.txt'] }
      const { code } = await anna.post('/fs/copy', body)
      await alist.tasks('copy', anna)
      return {
        direct: await anna.codeOf('/docs/safe/key.txt'),
        code,
        copied: await anna.text('/docs/open/key.txt'),
      }
    },
    expected: { direct: 403, code: 200, copied: 'key' },
  },
  {
    id: 'move-out',
    proves: 'A user with the move bit moves protected files out of the folder.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaBeforeSafe(alist, 'move')
      const body = { src_dir: '/docs/safe', dst_dir: '/docs/open', names: ['key.txt'] }
      const { code } = await anna.post('/fs/move', body)
      return { code, moved: await anna.text('/docs/open/key.txt') }
    },
    expected: { code: 200, moved: 'key' },
  },
  {
    id: 'move-folder-itself',
    proves: 'Moving the protected folder itself out of the path of its meta removes the protection.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaBeforeSafe(alist, 'move')
      const { code } = await anna.post('/fs/move', {
        src_dir: '/docs',
        dst_dir: '/docs/open',
        names: ['safe'],
      })
      return { code, open: await anna.names('/docs/open/safe') }
    },
    expected: { code: 200, open: ['key.txt', 'sub'] },
  },
  {
    id: 'delete-inside',
    proves: 'A user with the delete bit deletes protected files without the password.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaBeforeSafe(alist, 'remove')
      const { code } = await anna.post('/fs/remove', { dir: '/docs/safe', names: ['key.txt'] })
      return { code, onDisk: (await alist.onDisk('docs', 'safe/key.txt')) ?? 'deleted' }
    },
    expected: { code: 200, onDisk: 'deleted' },
  },
  {
    id: 'new-folder-inside',
    proves:
      'A user with bit 3 creates folders in a protected folder without the password, but cannot upload.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaBeforeSafe(alist, 'write')
      return {
        folder: (await anna.post('/fs/mkdir', { path: '/docs/safe/new' })).code,
        upload: await anna.put('/docs/safe/new.txt', 'new'),
        uploadWithPassword: await anna.put('/docs/safe/new.txt', 'new', { password: 'secret' }),
      }
    },
    expected: { folder: 200, upload: 403, uploadWithPassword: 200 },
  },
  {
    id: 'rename-refused',
    proves:
      'Nothing to which the password applies can be renamed, not even by an admin or with Batch Rename.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaBeforeSafe(alist, 'rename')
      const body = { path: '/docs/safe/key.txt', name: 'other.txt' }
      const batch = {
        src_dir: '/docs/safe',
        rename_objects: [{ src_name: 'key.txt', new_name: 'other.txt' }],
      }
      return {
        anna: (await anna.post('/fs/rename', body)).message,
        admin: (await alist.admin.post('/fs/rename', body)).message,
        batch: (await anna.post('/fs/batch_rename', batch)).message,
        open: (await anna.post('/fs/rename', { path: '/docs/open/a.txt', name: 'b.txt' })).message,
      }
    },
    expected: {
      anna: 'Path is password-protected and cannot be renamed.',
      admin: 'Path is password-protected and cannot be renamed.',
      batch: 'Path is password-protected and cannot be renamed.',
      open: 'success',
    },
  },
  {
    id: 'rename-without-sub-flag',
    proves: 'Without the sub flag, files in the folder can be renamed; only the folder itself cannot.',
    page,
    heading,
    steps: async (alist) => {
      await alist.local('/docs', { 'safe/key.txt': 'key' })
      await alist.meta('/docs/safe', { password: 'secret', p_sub: false })
      const anna = await alist.user('anna', { '/docs': bits('rename') })
      return {
        file: (await anna.post('/fs/rename', { path: '/docs/safe/key.txt', name: 'b.txt' })).code,
        folder: (await anna.post('/fs/rename', { path: '/docs/safe', name: 'other' })).code,
      }
    },
    expected: { file: 200, folder: 403 },
  },
  {
    id: 'rename-parent',
    proves: 'A parent of the protected folder can be renamed, and the protection is then lost.',
    page,
    heading,
    steps: async (alist) => {
      await alist.local('/docs', { 'team/safe/key.txt': 'key' })
      await alist.meta('/docs/team/safe', { password: 'secret', p_sub: true })
      const anna = await alist.user('anna', { '/docs': bits('rename') })
      const before = await anna.names('/docs/team/safe')
      const { code } = await anna.post('/fs/rename', { path: '/docs/team', name: 'crew' })
      return { before, code, after: await anna.names('/docs/crew/safe') }
    },
    expected: { before: 403, code: 200, after: ['key.txt'] },
  },
  {
    id: 'mount-path-change',
    proves: 'After the mount path of the storage changes, the password no longer protects the folder.',
    page,
    heading,
    steps: async (alist) => {
      const id = await alist.local('/docs', { 'safe/key.txt': 'key' })
      await alist.meta('/docs/safe', { password: 'secret', p_sub: true })
      const anna = await alist.user('anna', { '/': 0 })
      const before = await anna.names('/docs/safe')
      const storage = await alist.must(`/admin/storage/get?id=${id}`)
      await alist.must('/admin/storage/update', { ...Object(storage), mount_path: '/papers' })
      return { before, after: await anna.names('/papers/safe') }
    },
    expected: { before: 403, after: ['key.txt'] },
  },
  {
    id: 'alias-of-protected-folder',
    proves: 'An alias shows a protected folder without the password.',
    page: 'guide/advanced/alias',
    heading: 'Before you start',
    steps: async (alist) => {
      const anna = await annaBeforeSafe(alist)
      await alist.storage('/all', 'Alias', { paths: '/docs', protect_same_name: true })
      await alist.changeUser('anna', { role: [await alist.role('both', { '/docs': 0, '/all': 0 })] })
      const again = await alist.logIn('anna')
      return { direct: await anna.names('/docs/safe'), alias: await again.names('/all/safe') }
    },
    expected: { direct: 403, alias: ['key.txt', 'sub'] },
  },
  {
    id: 'webdav-ignores',
    proves: 'WebDAV lists and opens a protected folder without the password.',
    page,
    heading,
    steps: async (alist) => {
      const webDav = alist.webDav(await annaBeforeSafe(alist, 'webdavRead'))
      return { list: await webDav.paths('/docs/safe'), file: await webDav.text('/docs/safe/key.txt') }
    },
    expected: { list: ['/docs/safe/', '/docs/safe/key.txt', '/docs/safe/sub/'], file: 'key' },
  },
  {
    id: 'ftp-refuses',
    proves: 'A user cannot open a protected folder through FTP: there is no place for the password.',
    page: 'guide/advanced/ftp',
    heading: 'Guests and protected folders',
    servers: ['ftp'],
    steps: async (alist) => {
      const ftp = await alist.ftp(await annaBeforeSafe(alist, 'ftpRead'))
      return {
        list: await ftp.names('/docs/safe'),
        read: await ftp.read('/docs/safe/key.txt'),
        open: await ftp.read('/docs/open/a.txt'),
      }
    },
    expected: { list: 550, read: 550, open: 'a' },
  },
  {
    id: 'ftp-guest-password',
    proves:
      'A guest opens a protected folder through FTP with the password of the meta as the password of the login.',
    page: 'guide/advanced/ftp',
    heading: 'Guests and protected folders',
    servers: ['ftp'],
    steps: async (alist) => {
      await annaBeforeSafe(alist)
      await alist.guest({ '/': bits('ftpRead') })
      const as = async (password: string) => {
        const ftp = await alist.ftp({ name: 'guest', password })
        return ftp.read('/docs/safe/key.txt')
      }
      return { right: await as('secret'), wrong: await as('guess') }
    },
    expected: { right: 'key', wrong: 550 },
  },
  {
    id: 'ftp-delete-inside',
    proves: 'FTP deletes protected files without the password, but does not move them.',
    page: 'guide/advanced/ftp',
    heading: 'Guests and protected folders',
    servers: ['ftp'],
    steps: async (alist) => {
      const ftp = await alist.ftp(await annaBeforeSafe(alist, 'ftpRead', 'ftpManage', 'remove', 'move'))
      return {
        moved: await ftp.rename('/docs/safe/sub/more.txt', '/docs/open/more.txt'),
        code: await ftp.code('DELE /docs/safe/key.txt'),
        onDisk: (await alist.onDisk('docs', 'safe/key.txt')) ?? 'deleted',
      }
    },
    expected: { moved: 550, code: 250, onDisk: 'deleted' },
  },
  {
    id: 'sftp-refuses',
    proves: 'SFTP does not open a protected folder.',
    page: 'guide/advanced/ftp',
    heading: 'Guests and protected folders',
    servers: ['sftp'],
    programs: ['sftp', 'ssh-keygen'],
    steps: async (alist) => {
      const anna = await annaBeforeSafe(alist, 'ftpRead')
      const key = await addSshKey(alist, anna)
      return {
        safe: (await sftp(alist, 'anna', key, 'get /docs/safe/key.txt got.txt')).code,
        open: (await sftp(alist, 'anna', key, 'get /docs/open/a.txt got.txt')).code,
      }
    },
    expected: { safe: 1, open: 0 },
  },
  {
    id: 'write-below-makes-folders',
    proves:
      'With Write for subfolders, visitors make folders everywhere below the path, also where they open nothing.',
    page,
    heading: 'Upload for everyone',
    steps: async (alist) => {
      await alist.local('/inbox', { 'safe/a.txt': 'a' })
      await alist.local('/public')
      await alist.meta('/inbox', { write: true, w_sub: false })
      const guest = await alist.guest({ '/public': 0 })
      const make = async (path: string) => (await guest.post('/fs/mkdir', { path })).code
      const without = await make('/inbox/safe/new')
      const metas = await alist.must('/admin/meta/list?page=1&per_page=10')
      await alist.must('/admin/meta/update', { ...Object(contentOf(metas)[0]), w_sub: true })
      return {
        list: await guest.names('/inbox'),
        without,
        with: await make('/inbox/safe/new'),
        upload: await guest.put('/inbox/safe/n.txt', 'n'),
        names: await alist.admin.names('/inbox/safe'),
      }
    },
    expected: { list: 403, without: 403, with: 200, upload: 403, names: ['a.txt', 'new'] },
  },
  {
    id: 'guessing',
    proves: 'Passwords of metas can be tried without limit.',
    page,
    heading,
    steps: async (alist) => {
      const anna = await annaBeforeSafe(alist)
      const codes = new Set<unknown>()
      for (let at = 0; at < 30; at += 1) codes.add(await anna.names('/docs/safe', `guess ${at}`))
      return { codes: [...codes].map(Number), right: await anna.names('/docs/safe', 'secret') }
    },
    expected: { codes: [403], right: ['key.txt', 'sub'] },
  },
  {
    id: 'duplicate-path',
    proves: 'A path can have only one meta.',
    page,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      await alist.meta('/docs', { password: 'a' })
      const { code, message } = await alist.admin.post('/admin/meta/create', { path: '/docs' })
      return { code, message }
    },
    expected: { code: 500, message: /UNIQUE constraint failed: x_meta\.path/ },
  },
]
