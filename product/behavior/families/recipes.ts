import { type Alist, password } from '../alist.ts'
import { bits } from '../bits.ts'
import { Ftp } from '../clients/ftp.ts'
import { basic, raw } from '../clients/raw.ts'
import type { Family } from '../scenario.ts'

const page = 'guide/advanced/recipes'

/** The folders of the recipes, in one storage at `/`. */
async function folders(alist: Alist) {
  await alist.local('/', {
    'public/a.txt': 'a',
    'members/m.txt': 'm',
    'inbox/old.txt': 'old',
    'home/alice/a.txt': 'alice',
    'home/bob/b.txt': 'bob',
    'movies/film.mkv': 'film',
    'private/p.txt': 'private',
  })
}

const aliceBits = bits('write', 'rename', 'move', 'copy', 'remove', 'webdavRead', 'webdavManage')
const withoutTransfer = bits('write', 'rename', 'remove', 'webdavRead', 'webdavManage')

export const scenarios: Family = [
  {
    id: 'public-area',
    proves: 'With `/public` in the role `guest`, visitors read it, see nothing else, and change nothing.',
    page,
    heading: 'A public area, everything else private',
    steps: async (alist) => {
      await folders(alist)
      const guest = await alist.guest({ '/public': 0 })
      return {
        list: await guest.names('/'),
        read: await guest.text('/public/a.txt'),
        private: await guest.codeOf('/private/p.txt'),
        put: await guest.put('/public/n.txt', 'n'),
        mkdir: (await guest.post('/fs/mkdir', { path: '/public/new' })).code,
        remove: (await guest.post('/fs/remove', { dir: '/', names: ['public'] })).code,
        webDav: (await raw(alist.url, 'PROPFIND', '/dav/public', basic('guest', 'guest'))).status,
      }
    },
    expected: { list: ['public'], read: 'a', private: 403, put: 403, mkdir: 403, remove: 403, webDav: 403 },
  },
  {
    id: 'members-area',
    proves: 'Members see both folders, and visitors only the public one.',
    page,
    heading: 'Visitors see a public area, members see more',
    steps: async (alist) => {
      await folders(alist)
      const guest = await alist.guest({ '/public': 0 })
      const member = await alist.user('member', { '/public': 0, '/members': 0 })
      return {
        guest: await guest.names('/'),
        member: await member.names('/'),
        private: [await guest.codeOf('/members/m.txt'), await member.codeOf('/private/p.txt')],
      }
    },
    expected: { guest: ['public'], member: ['members', 'public'], private: [403, 403] },
  },
  {
    id: 'guest-over-webdav',
    proves: 'The guest user with Webdav read opens only the public folder, and does not change it.',
    page,
    heading: 'Guests in a player or WebDAV client',
    steps: async (alist) => {
      await folders(alist)
      await alist.guest({ '/public': bits('webdavRead') })
      const status = async (method: string, path: string) =>
        (await raw(alist.url, method, `/dav${path}`, basic('guest', 'guest'), method === 'PUT' ? 'n' : ''))
          .status
      return {
        get: await status('GET', '/public/a.txt'),
        private: await status('GET', '/private/p.txt'),
        put: await status('PUT', '/public/n.txt'),
        remove: await status('DELETE', '/public/a.txt'),
      }
    },
    expected: { get: 200, private: 403, put: 403, remove: 403 },
  },
  {
    id: 'upload-folder',
    proves: 'With a meta with Write, visitors upload to the folder, and neither rename nor delete there.',
    page,
    heading: 'An upload folder for everyone',
    steps: async (alist) => {
      await folders(alist)
      await alist.meta('/inbox', { write: true, w_sub: false })
      const guest = await alist.guest({ '/inbox': 0 })
      return {
        put: await guest.put('/inbox/n.txt', 'n'),
        mkdir: (await guest.post('/fs/mkdir', { path: '/inbox/new' })).code,
        rename: (await guest.post('/fs/rename', { path: '/inbox/old.txt', name: 'x.txt' })).code,
        remove: (await guest.post('/fs/remove', { dir: '/inbox', names: ['old.txt'] })).code,
        elsewhere: await guest.put('/public/n.txt', 'n'),
      }
    },
    expected: { put: 200, mkdir: 403, rename: 403, remove: 403, elsewhere: 403 },
  },
  {
    id: 'upload-folder-overwrites',
    proves: 'A visitor’s upload replaces an existing file of the same name.',
    page,
    heading: 'An upload folder for everyone',
    steps: async (alist) => {
      await folders(alist)
      await alist.meta('/inbox', { write: true })
      const guest = await alist.guest({ '/inbox': 0 })
      await guest.put('/inbox/old.txt', 'replaced')
      return (await alist.onDisk('root', 'inbox/old.txt')) ?? ''
    },
    expected: 'replaced',
  },
  {
    id: 'upload-folder-hidden',
    proves: 'With `.*` in Hide, uploads fail.',
    page,
    heading: 'An upload folder for everyone',
    steps: async (alist) => {
      await folders(alist)
      await alist.meta('/inbox', { write: true, hide: '.*' })
      const guest = await alist.guest({ '/inbox': 0 })
      return { put: await guest.put('/inbox/n.txt', 'n'), list: await guest.names('/inbox') }
    },
    expected: { put: 403, list: [] },
  },
  {
    id: 'mkdir-where-not-readable',
    proves: 'With `w_sub` on `/`, visitors create folders where they cannot read, and cannot upload there.',
    page: 'guide/advanced/meta',
    heading: 'Upload for everyone',
    steps: async (alist) => {
      await folders(alist)
      await alist.meta('/', { write: true, w_sub: true })
      const guest = await alist.guest({ '/inbox': 0 })
      return {
        read: await guest.names('/private'),
        mkdir: (await guest.post('/fs/mkdir', { path: '/private/new' })).code,
        put: await guest.put('/private/n.txt', 'n'),
        list: await alist.admin.names('/private'),
      }
    },
    expected: { read: 403, mkdir: 200, put: 403, list: ['new', 'p.txt'] },
  },
  {
    id: 'own-folder-base-path',
    proves: 'With the base path on her folder, Alice works in it and reaches no other folder.',
    page,
    heading: 'One folder per person',
    steps: async (alist) => {
      await folders(alist)
      const alice = await alist.user('alice', { '/': aliceBits }, { base_path: '/home/alice' })
      return {
        list: await alice.names('/'),
        put: await alice.put('/n.txt', 'n'),
        remove: (await alice.post('/fs/remove', { dir: '/', names: ['a.txt'] })).code,
        other: [
          await alice.codeOf('/../bob/b.txt'),
          await alice.codeOf('/home/bob/b.txt'),
          (await alice.post('/fs/copy', { src_dir: '/', dst_dir: '/../bob', names: ['n.txt'] })).code,
          (await alice.post('/fs/remove', { dir: '/', names: ['../bob'] })).code,
        ],
        bob: (await alist.onDisk('root', 'home/bob/b.txt')) ?? 'deleted',
      }
    },
    expected: { list: ['a.txt'], put: 200, remove: 200, other: [403, 500, 403, 400], bob: 'bob' },
  },
  {
    id: 'own-folder-copy-out',
    proves: 'With the base path `/` and Copy, Alice writes into Bob’s folder.',
    page,
    heading: 'One folder per person',
    steps: async (alist) => {
      await folders(alist)
      const alice = await alist.user('alice', { '/home/alice': aliceBits })
      const { code } = await alice.post('/fs/copy', {
        src_dir: '/home/alice',
        dst_dir: '/home/bob',
        names: ['a.txt'],
      })
      return {
        read: await alice.codeOf('/home/bob/b.txt'),
        code,
        bob: (await alist.onDisk('root', 'home/bob/a.txt')) ?? 'missing',
      }
    },
    expected: { read: 403, code: 200, bob: 'alice' },
  },
  {
    id: 'own-folder-root-delete',
    proves:
      'With the base path `/` and Delete, Alice deletes the folder of everyone in `/`, also without Move and Copy.',
    page,
    heading: 'One folder per person',
    steps: async (alist) => {
      await folders(alist)
      const alice = await alist.user('alice', { '/home/alice': withoutTransfer })
      return {
        direct: (await alice.post('/fs/remove', { dir: '/private', names: ['p.txt'] })).code,
        root: (await alice.post('/fs/remove', { dir: '/', names: ['private'] })).code,
        onDisk: (await alist.onDisk('root', 'private/p.txt')) ?? 'deleted',
      }
    },
    expected: { direct: 403, root: 200, onDisk: 'deleted' },
  },
  {
    id: 'own-folder-webdav-root-delete',
    proves: 'Through WebDAV, she cannot: it looks up the entry itself.',
    page,
    heading: 'One folder per person',
    steps: async (alist) => {
      await folders(alist)
      const alice = alist.webDav(await alist.user('alice', { '/home/alice': withoutTransfer }))
      return {
        private: await alice.status('DELETE', '/private'),
        parent: await alice.status('DELETE', '/home'),
        bob: await alice.status('DELETE', '/home/bob'),
        own: await alice.status('DELETE', '/home/alice/a.txt'),
      }
    },
    expected: { private: 403, parent: 403, bob: 403, own: 204 },
  },
  {
    id: 'own-folder-webdav-root-itself',
    proves:
      'A WebDAV DELETE of `/` reaches the storage at `/`, because the bits of all scopes apply there; AList refuses to delete its root.',
    page,
    heading: 'One folder per person',
    steps: async (alist) => {
      await folders(alist)
      const alice = alist.webDav(await alist.user('alice', { '/home/alice': withoutTransfer }))
      return {
        status: await alice.status('DELETE', '/'),
        bob: (await alist.onDisk('root', 'home/bob/b.txt')) ?? 'deleted',
      }
    },
    expected: { status: 405, bob: 'bob' },
  },
  {
    id: 'own-folder-separate-storages',
    proves: 'If each person has a storage, the entries of `/` cannot be deleted or renamed, but copied.',
    page,
    heading: 'One folder per person',
    steps: async (alist) => {
      await alist.local('/alice', { 'a.txt': 'a' })
      await alist.local('/bob', { 'b.txt': 'bob' })
      const alice = await alist.user('alice', { '/alice': aliceBits })
      const remove = await alice.post('/fs/remove', { dir: '/', names: ['bob'] })
      const copy = await alice.post('/fs/copy', { src_dir: '/', dst_dir: '/alice', names: ['bob'] })
      await alist.tasks('copy')
      return { remove: remove.code, copy: copy.code, read: await alice.text('/alice/bob/b.txt') }
    },
    expected: { remove: 500, copy: 200, read: 'bob' },
  },
  {
    id: 'own-folder-share',
    proves: 'Alice shares `/` and reads Bob’s files as a visitor of her share.',
    page,
    heading: 'One folder per person',
    steps: async (alist) => {
      await folders(alist)
      const alice = await alist.user('alice', { '/home/alice': 0 })
      await alice.post('/share/create', { path: '/', share_id: 'all' })
      return {
        direct: await alice.codeOf('/home/bob/b.txt'),
        share: await (await fetch(`${alist.url}/sd/all/home/bob/b.txt`)).text(),
      }
    },
    expected: { direct: 403, share: 'bob' },
  },
  {
    id: 'family-scopes',
    proves: 'A folder that no role contains stays closed for the family.',
    page,
    heading: 'A family that sees everything but one folder',
    steps: async (alist) => {
      await folders(alist)
      const anna = await alist.user('anna', { '/movies': 0, '/public': 0 })
      return [
        await anna.names('/'),
        await anna.codeOf('/private/p.txt'),
        await anna.codeOf('/movies/film.mkv'),
      ]
    },
    expected: [['movies', 'public'], 403, 200],
  },
  {
    id: 'family-hide',
    proves: 'Hiding the private folder does not close it: its files open by address.',
    page,
    heading: 'A family that sees everything but one folder',
    steps: async (alist) => {
      await folders(alist)
      await alist.meta('/', { hide: '^private$', h_sub: true })
      const anna = await alist.user('anna', { '/': 0 })
      const names = await anna.names('/')
      return {
        isListed: Array.isArray(names) && names.includes('private'),
        file: await anna.text('/private/p.txt'),
      }
    },
    expected: { isListed: false, file: 'private' },
  },
  {
    id: 'camera-webdav',
    proves: 'The camera uploads through WebDAV and cannot delete, but replaces files of the same name.',
    page,
    heading: 'A camera or scanner that only uploads',
    steps: async (alist) => {
      await folders(alist)
      const camera = alist.webDav(await alist.user('camera', { '/inbox': 776 }))
      return {
        put: await camera.status('PUT', '/inbox/n.jpg', {}, 'n'),
        remove: await camera.status('DELETE', '/inbox/old.txt'),
        move: await camera.transfer('MOVE', '/inbox/old.txt', '/inbox/x.txt'),
        replace: await camera.status('PUT', '/inbox/old.txt', {}, ''),
        onDisk: (await alist.onDisk('root', 'inbox/old.txt')) ?? 'deleted',
      }
    },
    expected: { put: 201, remove: 403, move: 403, replace: 201, onDisk: '' },
  },
  {
    id: 'camera-ftp',
    proves: 'The camera uploads through FTP and cannot delete or rename.',
    page,
    heading: 'A camera or scanner that only uploads',
    servers: ['ftp'],
    steps: async (alist) => {
      await folders(alist)
      const camera = await alist.user('camera', { '/inbox': 3080 })
      const { ftp } = await Ftp.open(alist.ports.ftp, 'camera', camera.password)
      return [
        await ftp.write('/inbox/n.jpg', 'n'),
        await ftp.code('DELE /inbox/old.txt'),
        await ftp.rename('/inbox/old.txt', '/inbox/x.txt'),
        await ftp.read('/private/p.txt'),
      ]
    },
    expected: [226, 550, 550, 550],
  },
  {
    id: 'player',
    proves: 'The player reads its folders through WebDAV and changes nothing.',
    page,
    heading: 'Read-only access for a player',
    steps: async (alist) => {
      await folders(alist)
      const player = alist.webDav(await alist.user('player', { '/movies': 256 }))
      return [
        await player.text('/movies/film.mkv'),
        await player.text('/private/p.txt'),
        await player.status('PUT', '/movies/n.mkv', {}, 'n'),
        await player.paths('/'),
      ]
    },
    expected: ['film', 403, 403, ['/', '/movies/']],
  },
  {
    id: 'password-for-one-folder',
    proves: 'WebDAV and shares open a folder with a meta password without it.',
    page,
    heading: 'A password for one folder',
    steps: async (alist) => {
      await folders(alist)
      await alist.meta('/private', { password: 'secret', p_sub: true })
      const anna = await alist.user('anna', { '/': 256 })
      await anna.post('/share/create', { path: '/private', share_id: 'one' })
      return {
        web: await anna.codeOf('/private/p.txt'),
        webDav: await alist.webDav(anna).text('/private/p.txt'),
        share: await (await fetch(`${alist.url}/sd/one/p.txt`)).text(),
      }
    },
    expected: { web: 403, webDav: 'private', share: 'private' },
  },
  {
    id: 'newcomer',
    proves: 'A registered account has the default role and reads only its paths.',
    page,
    heading: 'Self-registration with few permissions',
    steps: async (alist) => {
      await folders(alist)
      await alist.role('newcomer', { '/public': 0 })
      await alist.set({ allow_register: 'true', default_role: 'newcomer' })
      await alist.visitor.post('/auth/register', { username: 'eve', password: 'eve eve eve' })
      const eve = await alist.logIn('eve', 'eve eve eve')
      return [
        await eve.names('/'),
        await eve.codeOf('/../private/p.txt'),
        (await eve.get('/admin/user/list')).code,
      ]
    },
    expected: [['a.txt'], 403, 403],
  },
  {
    id: 'camera-reads-and-replaces',
    proves:
      'The account of a camera reads and replaces the files in its folder, and cannot delete, rename, or copy.',
    page: 'guide/advanced/recipes',
    heading: 'A camera or scanner that only uploads',
    steps: async (alist) => {
      await alist.local('/inbox', { 'other.txt': 'other' })
      await alist.local('/secret', { 's.txt': 's' })
      const camera = await alist.user('camera', { '/inbox': bits('write', 'webdavRead', 'webdavManage') })
      const dir = '/inbox'
      return {
        read: await camera.text('/inbox/other.txt'),
        replace: await camera.put('/inbox/other.txt', 'mine'),
        onDisk: (await alist.onDisk('inbox', 'other.txt')) ?? '',
        refused: [
          (await camera.post('/fs/remove', { dir, names: ['other.txt'] })).code,
          (await camera.post('/fs/rename', { path: '/inbox/other.txt', name: 'x.txt' })).code,
          (await camera.post('/fs/copy', { src_dir: '/', dst_dir: dir, names: ['secret'] })).code,
          (await camera.post('/fs/move', { src_dir: '/', dst_dir: dir, names: ['secret'] })).code,
          (await camera.post('/fs/remove_empty_directory', { src_dir: dir })).code,
          await camera.put('/secret/n.txt', 'n'),
          await camera.put('/n.txt', 'n'),
          await camera.codeOf('/secret/s.txt'),
        ],
      }
    },
    expected: {
      read: 'other',
      replace: 200,
      onDisk: 'mine',
      refused: [403, 403, 403, 403, 403, 403, 403, 403],
    },
  },
  {
    id: 'guest-login-in-browser',
    proves:
      'Who knows the password of `guest` logs in to the web UI, but gets nothing beyond the public folder.',
    page: 'guide/advanced/recipes',
    heading: 'Guests in a player or WebDAV client',
    steps: async (alist) => {
      await alist.local('/public', { 'p.txt': 'p' })
      await alist.local('/secret', { 's.txt': 's' })
      await alist.guest({ '/public': bits('webdavRead') })
      await alist.changeUser('guest', { password, disabled: false })
      const guest = await alist.logIn('guest')
      return {
        names: await guest.names('/'),
        file: await guest.text('/public/p.txt'),
        refused: [
          await guest.codeOf('/secret/s.txt'),
          (await guest.post('/share/create', { path: '/' })).code,
          (await guest.post('/me/update', { username: 'guest', password: 'mine' })).code,
          (await guest.post('/auth/2fa/generate')).code,
          (await guest.post('/fs/link', { path: '/public/p.txt' })).code,
        ],
      }
    },
    expected: { names: ['public'], file: 'p', refused: [403, 403, 403, 403, 403] },
  },
  {
    id: 'end-shares-as-user',
    proves:
      'An admin ends the shares of a disabled user with 2FA by setting a password, enabling, and canceling 2FA.',
    page: 'guide/advanced/data-safety',
    heading: 'End the shares of another user',
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' })
      const anna = await alist.user('anna', { '/docs': 0 })
      await anna.post('/share/create', { path: '/docs', share_id: 'one' })
      const read = async () => (await fetch(`${alist.url}/sd/one/a.txt`)).text()
      await alist.changeUser('anna', { disabled: true })
      const whileDisabled = await read()
      await alist.changeUser('anna', { password: 'a new one', disabled: false })
      await alist.must(`/admin/user/cancel_2fa?id=${await alist.userId('anna')}`, {})
      const again = await alist.logIn('anna', 'a new one')
      await again.post('/share/delete', { share_id: 'one' })
      await alist.changeUser('anna', { disabled: true })
      return { whileDisabled, after: await read() }
    },
    expected: { whileDisabled: 'a', after: /"code":404/ },
  },
]
