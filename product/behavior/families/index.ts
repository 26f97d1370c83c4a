import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Alist } from '../alist.ts'
import { field } from '../clients/account.ts'
import type { Family } from '../scenario.ts'
import { until } from '../until.ts'

const page = 'guide/advanced/search'
const fresh = 'Keep the index up to date'
const excluded = 'Excluded items'

async function docs(alist: Alist) {
  await alist.local('/docs', { 'plan.txt': 'a', 'sub/plan.txt': 'b', 'safe/plan.txt': 'c' })
}

const remove = (alist: Alist, path: string) => rm(join(alist.folder, path), { recursive: true })

export const scenarios: Family = [
  {
    id: 'build-without-index',
    proves: 'AList exits if the index is built after it could not start.',
    page: 'guide/advanced/data-safety',
    heading: 'Tokens and logins',
    steps: async (alist) => {
      const save = async (value: string) =>
        (await alist.admin.post('/admin/setting/save', [{ key: 'search_index', value, group: 6, flag: 1 }]))
          .code
      const isRunning = () =>
        fetch(`${alist.url}/ping`).then(
          () => true,
          () => false,
        )
      const saved = [await save('database'), await save('meilisearch')]
      const before = await isRunning()
      // AList can end before it has answered.
      await alist.admin.post('/admin/index/build', {}).catch(() => undefined)
      await until('The end of AList', async () => !(await isRunning()))
      return { saved, before, after: await isRunning() }
    },
    expected: { saved: [200, 500], before: true, after: false },
  },
  {
    id: 'off-by-default',
    proves: 'Without an index, the search answers `search not available`.',
    page: 'faq/error',
    heading: 'search not available',
    steps: async (alist) => {
      await docs(alist)
      return (await alist.admin.post('/fs/search', { parent: '/', keywords: 'plan', page: 1, per_page: 5 }))
        .message
    },
    expected: 'search not available',
  },
  {
    id: 'only-permitted',
    proves: 'The search finds only what the roles of the user contain.',
    page,
    heading: 'Search',
    steps: async (alist) => {
      await docs(alist)
      await alist.local('/other', { 'plan.txt': 'x' })
      await alist.buildIndex()
      const anna = await alist.user('anna', { '/docs/sub': 0 })
      return { anna: await anna.found('plan'), admin: await alist.admin.found('plan') }
    },
    expected: {
      anna: ['/docs/sub/plan.txt'],
      admin: ['/docs/plan.txt', '/docs/safe/plan.txt', '/docs/sub/plan.txt', '/other/plan.txt'],
    },
  },
  {
    id: 'password-protected-left-out',
    proves: 'The search leaves out files whose meta password the request does not have.',
    page,
    heading: 'Search',
    steps: async (alist) => {
      await docs(alist)
      await alist.meta('/docs/safe', { password: 'secret', p_sub: true })
      await alist.buildIndex()
      const anna = await alist.user('anna', { '/docs': 0 })
      return anna.found('plan')
    },
    expected: ['/docs/plan.txt', '/docs/sub/plan.txt'],
  },
  {
    id: 'no-sub-flag-shows-names',
    proves: 'Without the sub flag of the password, the search lists the names in the protected folder.',
    page,
    heading: 'Search',
    steps: async (alist) => {
      await docs(alist)
      await alist.meta('/docs/safe', { password: 'secret', p_sub: false })
      await alist.buildIndex()
      const anna = await alist.user('anna', { '/docs': 0 })
      return { list: await anna.names('/docs/safe'), search: await anna.found('plan') }
    },
    expected: { list: 403, search: ['/docs/plan.txt', '/docs/safe/plan.txt', '/docs/sub/plan.txt'] },
  },
  {
    id: 'similar-base-path',
    proves: 'A user with the base path `/ann` does not find files in `/anna`.',
    page,
    heading: 'Search',
    steps: async (alist) => {
      await alist.local('/', { 'ann/plan.txt': 'a', 'anna/plan.txt': 'b' })
      await alist.buildIndex()
      const user = await alist.user('user', { '/': 0 }, { base_path: '/ann' })
      return user.found('plan')
    },
    expected: ['/ann/plan.txt'],
  },
  {
    id: 'deleted-names-stay',
    proves: 'A file that was deleted on the disk stays in the index until an update.',
    page,
    heading: fresh,
    steps: async (alist) => {
      await docs(alist)
      await alist.buildIndex()
      await remove(alist, 'docs/plan.txt')
      return alist.admin.found('plan')
    },
    expected: ['/docs/plan.txt', '/docs/safe/plan.txt', '/docs/sub/plan.txt'],
  },
  {
    id: 'auto-update-adds',
    proves: 'With automatic updates, opening a folder adds new names.',
    page,
    heading: fresh,
    steps: async (alist) => {
      await docs(alist)
      await alist.set({ auto_update_index: 'true' })
      await alist.buildIndex()
      await alist.files('docs', { 'new.txt': 'n' })
      const before = await alist.admin.found('new.txt')
      await alist.admin.names('/docs')
      await until('The index', async () => {
        const found = await alist.admin.found('new.txt')
        return Array.isArray(found) && found.length > 0
      })
      return { before, after: await alist.admin.found('new.txt') }
    },
    expected: { before: [], after: ['/docs/new.txt'] },
  },
  {
    id: 'auto-update-without-build',
    proves: 'Automatic updates need no build.',
    page,
    heading: fresh,
    steps: async (alist) => {
      await docs(alist)
      await alist.set({ search_index: 'database', auto_update_index: 'true' })
      await alist.files('docs', { 'new.txt': 'n' })
      const before = await alist.admin.found('new.txt')
      await alist.admin.names('/docs')
      await until('The index', async () => {
        const found = await alist.admin.found('new.txt')
        return Array.isArray(found) && found.length > 0
      })
      return { before, after: await alist.admin.found('new.txt') }
    },
    expected: { before: [], after: ['/docs/new.txt'] },
  },
  {
    id: 'auto-update-keeps-deleted',
    proves: 'Automatic updates do not remove names that are gone.',
    page,
    heading: fresh,
    steps: async (alist) => {
      await docs(alist)
      await alist.set({ auto_update_index: 'true' })
      await alist.buildIndex()
      await remove(alist, 'docs/plan.txt')
      await alist.files('docs', { 'marker.txt': 'm' })
      await alist.admin.names('/docs')
      await until('The index', async () => {
        const found = await alist.admin.found('marker')
        return Array.isArray(found) && found.length > 0
      })
      return alist.admin.found('plan')
    },
    expected: ['/docs/plan.txt', '/docs/safe/plan.txt', '/docs/sub/plan.txt'],
  },
  {
    id: 'update-doubles',
    proves: 'With a database index, Update indexes of a folder below another one lists this folder twice.',
    page,
    heading: fresh,
    steps: async (alist) => {
      await docs(alist)
      await alist.buildIndex()
      const before = await alist.admin.found('sub')
      await alist.must('/admin/index/update', { paths: ['/docs/sub'], max_depth: -1 })
      await until('The index', async () => {
        const found = await alist.admin.found('sub')
        return Array.isArray(found) && found.length !== 1
      })
      return { before, after: await alist.admin.found('sub') }
    },
    expected: { before: ['/docs/sub'], after: ['/docs/sub', '/docs/sub'] },
  },
  {
    id: 'update-removes',
    proves: 'Update indexes of a folder removes the names that are gone.',
    page,
    heading: fresh,
    steps: async (alist) => {
      await docs(alist)
      await alist.buildIndex()
      await remove(alist, 'docs/plan.txt')
      await alist.must('/admin/index/update', { paths: ['/docs'], max_depth: -1 })
      await until('The index', async () => {
        const found = await alist.admin.found('plan')
        return Array.isArray(found) && found.length === 2
      })
      return alist.admin.found('plan')
    },
    expected: ['/docs/safe/plan.txt', '/docs/sub/plan.txt'],
  },
  {
    id: 'ignore-paths',
    proves: 'Ignore paths compares the start of the path: `/docs/s` leaves out `/docs/sub` and `/docs/safe`.',
    page,
    heading: 'Settings',
    steps: async (alist) => {
      await docs(alist)
      await alist.set({ ignore_paths: '/docs/s' })
      await alist.buildIndex()
      return alist.admin.found('plan')
    },
    expected: ['/docs/plan.txt'],
  },
  {
    id: 'ignored-file',
    proves: 'If the path of a file matches Ignore paths, a build also skips what is listed after the file.',
    page,
    heading: 'Settings',
    steps: async (alist) => {
      await alist.local('/docs', { 'plan1.txt': 'a', 'plan2.txt': 'b', 'plan3.txt': 'c' })
      await alist.set({ ignore_paths: '/docs/plan2' })
      await alist.buildIndex()
      return alist.admin.found('plan')
    },
    expected: ['/docs/plan1.txt'],
  },
  {
    id: 'empty-ignore-line',
    proves: 'An empty line in Ignore paths gives an empty index.',
    page,
    heading: 'Settings',
    steps: async (alist) => {
      await docs(alist)
      await alist.set({ ignore_paths: '/nothing\n' })
      await alist.buildIndex()
      return alist.admin.found('plan')
    },
    expected: [],
  },
  {
    id: 'disable-index',
    proves: 'A storage with `disable_index` is not in the index.',
    page,
    heading: excluded,
    steps: async (alist) => {
      await alist.local('/docs', { 'plan.txt': 'a' }, { disable_index: true })
      await alist.local('/open', { 'plan.txt': 'a' })
      await alist.buildIndex()
      return alist.admin.found('plan')
    },
    expected: ['/open/plan.txt'],
  },
  {
    id: 'disable-index-and-auto-update',
    proves:
      'With automatic updates, opening a folder of a storage with `disable_index` adds its names to the index.',
    page,
    heading: excluded,
    steps: async (alist) => {
      await alist.local('/docs', { 'plan.txt': 'a' }, { disable_index: true })
      await alist.set({ auto_update_index: 'true' })
      await alist.buildIndex()
      const before = await alist.admin.found('plan.txt')
      await alist.admin.names('/docs')
      await until('The index', async () => {
        const found = await alist.admin.found('plan.txt')
        return Array.isArray(found) && found.length > 0
      })
      return { before, after: await alist.admin.found('plan.txt') }
    },
    expected: { before: [], after: ['/docs/plan.txt'] },
  },
  {
    id: 'no-index-searches-disk',
    proves: '`no_index` needs no build, and finds files that are new.',
    page,
    heading: 'Choose an index',
    steps: async (alist) => {
      await docs(alist)
      await alist.set({ search_index: 'no_index' })
      await alist.files('docs', { 'new.txt': 'n' })
      return alist.admin.found('new.txt')
    },
    expected: ['/docs/new.txt'],
  },
  {
    id: 'no-index-permissions',
    proves: '`no_index` also shows only what the user may open.',
    page,
    heading: 'Choose an index',
    steps: async (alist) => {
      await docs(alist)
      await alist.meta('/docs/safe', { password: 'secret', p_sub: true })
      await alist.set({ search_index: 'no_index' })
      const anna = await alist.user('anna', { '/docs': 0 })
      const ben = await alist.user('ben', { '/docs/sub': 0 })
      return { anna: await anna.found('plan'), ben: await ben.found('plan') }
    },
    expected: { anna: ['/docs/plan.txt', '/docs/sub/plan.txt'], ben: ['/docs/sub/plan.txt'] },
  },
  {
    id: 'bleve-update',
    proves: 'With `bleve`, single folders cannot be updated.',
    page,
    heading: fresh,
    steps: async (alist) => {
      await docs(alist)
      await alist.buildIndex('bleve')
      const { message } = await alist.admin.post('/admin/index/update', { paths: ['/docs'], max_depth: -1 })
      return { message, found: await alist.admin.found('plan.txt') }
    },
    expected: {
      message: 'update is not supported for current index',
      found: ['/docs/plan.txt', '/docs/safe/plan.txt', '/docs/sub/plan.txt'],
    },
  },
  {
    id: 'bleve-whole-words',
    proves: '`bleve` finds only whole words, and a name with its extension is one word.',
    page,
    heading: 'Choose an index',
    steps: async (alist) => {
      await docs(alist)
      await alist.buildIndex('bleve')
      const count = async (keywords: string) => {
        const found = await alist.admin.found(keywords)
        return Array.isArray(found) ? found.length : -1
      }
      return { part: await count('pla'), whole: await count('plan.txt') }
    },
    expected: { part: 0, whole: 3 },
  },
  {
    id: 'max-depth',
    proves: 'Names below Max index depth are not in the index. The mount path is the first level.',
    page,
    heading: excluded,
    steps: async (alist) => {
      await alist.local('/docs', { 'plan.txt': 'a', 'one/plan.txt': 'b', 'one/two/plan.txt': 'c' })
      await alist.set({ max_index_depth: '2' })
      await alist.buildIndex()
      return { files: await alist.admin.found('plan'), folders: await alist.admin.found('one') }
    },
    expected: { files: ['/docs/plan.txt'], folders: ['/docs/one'] },
  },
  {
    id: 'moved-storage',
    proves: 'After the mount path changes, the index keeps the old path until it is built again.',
    page,
    heading: fresh,
    steps: async (alist) => {
      const id = await alist.local('/docs', { 'plan.txt': 'a' })
      await alist.buildIndex()
      const storage = await alist.must(`/admin/storage/get?id=${id}`)
      await alist.must('/admin/storage/update', { ...Object(storage), mount_path: '/moved' })
      return alist.admin.found('plan')
    },
    expected: ['/docs/plan.txt'],
  },
  {
    id: 'unreadable-folder',
    proves: 'A build leaves out folders that cannot be listed, and reports no error.',
    page,
    heading: excluded,
    steps: async (alist) => {
      await docs(alist)
      await alist.local('/open', { 'plan.txt': 'a' })
      await remove(alist, 'docs')
      await alist.buildIndex()
      const { data } = await alist.admin.get('/admin/index/progress')
      return {
        list: (await alist.admin.post('/fs/list', { path: '/docs', refresh: true })).code,
        error: String(field(data, 'error')),
        found: await alist.admin.found('plan'),
      }
    },
    expected: { list: 500, error: '', found: ['/open/plan.txt'] },
  },
  {
    id: 'path-like-virtual',
    proves: 'A storage whose path starts with the mount path of a Virtual storage is not in the index.',
    page,
    heading: excluded,
    steps: async (alist) => {
      await alist.local('/videos', { 'plan.txt': 'a' })
      await alist.local('/open', { 'plan.txt': 'a' })
      await alist.storage('/vi', 'Virtual', {
        root_folder_path: '/',
        num_file: 3,
        num_folder: 3,
        max_file_size: 100,
        min_file_size: 10,
      })
      await alist.buildIndex()
      return alist.admin.found('plan')
    },
    expected: ['/open/plan.txt'],
  },
  {
    id: 'virtual-left-out',
    proves: 'The index leaves out storages of the driver Virtual.',
    page,
    heading: excluded,
    steps: async (alist) => {
      await alist.storage('/virtual', 'Virtual', {
        root_folder_path: '/',
        num_file: 3,
        num_folder: 3,
        max_file_size: 100,
        min_file_size: 10,
      })
      await docs(alist)
      await alist.buildIndex()
      const names = await alist.admin.names('/virtual')
      const [name = ''] = Array.isArray(names) ? names : []
      return {
        isListed: name !== '',
        found: await alist.admin.found(name),
        docs: await alist.admin.found('sub'),
      }
    },
    expected: { isListed: true, found: [], docs: ['/docs/sub'] },
  },
]
