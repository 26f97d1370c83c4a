import type { Alist } from '../alist.ts'
import { allBits, bits } from '../bits.ts'
import { field } from '../clients/account.ts'
import type { Family } from '../scenario.ts'

const page = 'guide/advanced/user'
const heading = 'Fields of a user'

async function family(alist: Alist) {
  await alist.local('/family', { 'anna/a.txt': 'a', 'ben/b.txt': 'b' })
  await alist.local('/other', { 'c.txt': 'c' })
}

export const scenarios: Family = [
  {
    id: 'paths-are-relative',
    proves: 'The base path is put before every path that the user sends.',
    page,
    heading,
    steps: async (alist) => {
      await family(alist)
      const anna = await alist.user('anna', { '/family': 0 }, { base_path: '/family' })
      return {
        root: await anna.names('/'),
        file: await anna.text('/anna/a.txt'),
        full: await anna.codeOf('/family/anna/a.txt'),
      }
    },
    expected: { root: ['anna', 'ben'], file: 'a', full: 500 },
  },
  {
    id: 'links-without-base',
    proves:
      'A link to the path that the user sees, as the web UI builds it, is refused with `sign invalid`; with the base path, it works.',
    page: 'guide/advanced/recipes',
    heading: 'One folder per person',
    steps: async (alist) => {
      await family(alist)
      const anna = await alist.user('anna', { '/': allBits }, { base_path: '/family/anna' })
      const { data } = await anna.post('/fs/list', { path: '/' })
      const get = async (path: string) =>
        (await fetch(`${alist.url}/d${path}?sign=${String(field(data, 'content.0.sign'))}`)).text()
      return { seen: await get('/a.txt'), whole: await get('/family/anna/a.txt') }
    },
    expected: { seen: /"message":"sign invalid"/, whole: 'a' },
  },
  {
    id: 'not-left-with-dots',
    proves: 'A user cannot leave the base path with `..`.',
    page,
    heading,
    steps: async (alist) => {
      await family(alist)
      const anna = await alist.user('anna', { '/': allBits }, { base_path: '/family/anna' })
      return {
        list: await anna.names('/../ben'),
        upload: await anna.put('/../ben/new.txt', 'n'),
        remove: (await anna.post('/fs/remove', { dir: '/..', names: ['ben'] })).code,
        own: await anna.names('/'),
        onDisk: [
          await alist.onDisk('family', 'ben/b.txt'),
          (await alist.onDisk('family', 'ben/new.txt')) ?? 'missing',
        ],
      }
    },
    expected: { list: 403, upload: 403, remove: 403, own: ['a.txt'], onDisk: ['b', 'missing'] },
  },
  {
    id: 'adds-permissions',
    proves: 'At the own base path, a user has the bits of all scopes, also of those for other folders.',
    page,
    heading,
    steps: async (alist) => {
      await family(alist)
      const scopes = { '/other': bits('remove'), '/family': 0 }
      const anna = await alist.user('anna', scopes, { base_path: '/family' })
      const ben = await alist.user('ben', scopes)
      const body = (dir: string) => ({ dir, names: ['anna'] })
      return {
        withoutBase: (await ben.post('/fs/remove', body('/family'))).code,
        withBase: (await anna.post('/fs/remove', body('/'))).code,
        onDisk: (await alist.onDisk('family', 'anna/a.txt')) ?? 'deleted',
      }
    },
    expected: { withoutBase: 403, withBase: 200, onDisk: 'deleted' },
  },
  {
    id: 'opens-list-without-scope',
    proves: 'The base path opens even if no scope contains it, but its entries are left out and refused.',
    page,
    heading,
    steps: async (alist) => {
      await family(alist)
      const anna = await alist.user('anna', { '/other': 0 }, { base_path: '/family' })
      return { list: await anna.names('/'), file: await anna.codeOf('/anna/a.txt') }
    },
    expected: { list: [], file: 403 },
  },
  {
    id: 'new-user-gets-first-scope',
    proves: 'A new user gets the first path of the role as the base path, whatever the request says.',
    page,
    heading: 'Create a user',
    steps: async (alist) => {
      await family(alist)
      const role = await alist.role('two', { '/family/anna': 0, '/other': 0 })
      const user = { username: 'anna', password: 'x', base_path: '/other', role: [role] }
      await alist.must('/admin/user/create', user)
      return (await alist.logIn('anna', 'x')).names('/')
    },
    expected: ['a.txt'],
  },
  {
    id: 'registered-user',
    proves:
      'An account that someone registers has the first path of the default role as the base path. The path of the role, which the web UI opens, then fails, until the base path is `/`.',
    page,
    heading: 'Self-registration',
    steps: async (alist) => {
      await family(alist)
      await alist.role('new', { '/family': 0 })
      await alist.set({ allow_register: 'true', default_role: 'new' })
      await alist.visitor.post('/auth/register', { username: 'eve', password: 'x' })
      const eve = await alist.logIn('eve', 'x')
      const before = [await eve.names('/'), await eve.names('/family')]
      await alist.changeUser('eve', { base_path: '/' })
      const after = await alist.logIn('eve', 'x')
      return { before, after: [await after.names('/'), await after.names('/family')] }
    },
    expected: { before: [['anna', 'ben'], 500], after: [['family'], ['anna', 'ben']] },
  },
  {
    id: 'several-paths',
    proves: 'A new user with two scopes sees only the first, until the base path is set to `/`.',
    page: 'faq/howto',
    heading: 'Show one user several paths',
    steps: async (alist) => {
      await family(alist)
      const role = await alist.role('two', { '/family/anna': 0, '/other': 0 })
      await alist.must('/admin/user/create', {
        username: 'anna',
        password: 'x',
        base_path: '/',
        role: [role],
      })
      const first = await (await alist.logIn('anna', 'x')).names('/')
      await alist.changeUser('anna', { base_path: '/' })
      return { first, second: await (await alist.logIn('anna', 'x')).names('/') }
    },
    expected: { first: ['a.txt'], second: ['family', 'other'] },
  },
  {
    id: 'webdav-root',
    proves: 'Through WebDAV, `/dav/` is the base path.',
    page: 'guide/webdav',
    heading: 'Addresses and login',
    steps: async (alist) => {
      await family(alist)
      const anna = await alist.user('anna', { '/family': bits('webdavRead') }, { base_path: '/family' })
      return alist.webDav(anna).paths('/')
    },
    expected: ['/', '/anna/', '/ben/'],
  },
  {
    id: 'ftp-delete-wrong-path',
    proves:
      'FTP looks up the delete bit at the path without the base path: a scope outside of the base path allows it.',
    page: 'guide/advanced/ftp',
    heading: 'FTP server',
    servers: ['ftp'],
    steps: async (alist) => {
      await family(alist)
      const scopes = { '/family': bits('ftpRead'), '/anna': bits('ftpRead', 'ftpManage', 'remove') }
      const anna = await alist.user('anna', scopes, { base_path: '/family' })
      const ftp = await alist.ftp(anna)
      return {
        api: (await anna.post('/fs/remove', { dir: '/anna', names: ['a.txt'] })).code,
        ftp: await ftp.code('DELE /anna/a.txt'),
        onDisk: (await alist.onDisk('family', 'anna/a.txt')) ?? 'deleted',
      }
    },
    expected: { api: 403, ftp: 250, onDisk: 'deleted' },
  },
  {
    id: 'ftp-delete-refused',
    proves:
      'For the same reason, a user with a base path and the delete bit below it cannot delete through FTP.',
    page: 'guide/advanced/ftp',
    heading: 'FTP server',
    servers: ['ftp'],
    steps: async (alist) => {
      await family(alist)
      const anna = await alist.user('anna', { '/family': allBits }, { base_path: '/family' })
      const ftp = await alist.ftp(anna)
      return { ftp: await ftp.code('DELE /anna/a.txt'), write: await ftp.write('/anna/new.txt', 'n') }
    },
    expected: { ftp: 550, write: 226 },
  },
  {
    id: 'search-below-base',
    proves: 'The search finds nothing outside of the base path.',
    page: 'guide/advanced/search',
    heading: 'Search',
    steps: async (alist) => {
      await family(alist)
      await alist.buildIndex()
      const anna = await alist.user('anna', { '/': 0 }, { base_path: '/family/anna' })
      const ben = await alist.user('ben', { '/': 0 })
      return {
        anna: await anna.found('b.txt'),
        own: await anna.found('a.txt'),
        ben: await ben.found('b.txt'),
      }
    },
    expected: { anna: [], own: ['/family/anna/a.txt'], ben: ['/family/ben/b.txt'] },
  },
]
