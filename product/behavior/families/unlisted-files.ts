import { type Alist, password } from '../alist.ts'
import { bits } from '../bits.ts'
import type { Family } from '../scenario.ts'
import { until } from '../until.ts'

const common = 'guide/drivers/common'
const crypt = 'guide/drivers/Crypt'

/** Adds an encrypting storage over this path. */
function encrypted(alist: Alist, mountPath: string, remotePath: string, options: object = {}) {
  return alist.storage(mountPath, 'Crypt', {
    filename_encryption: 'off',
    directory_name_encryption: 'false',
    remote_path: remotePath,
    password: 'password',
    salt: 'salt',
    encrypted_suffix: '.bin',
    filename_encoding: 'base64',
    show_hidden: true,
    ...options,
  })
}

/** Adds a storage of China Mobile's cloud that uses the login of `/first`, which can't log in. */
async function borrowed(alist: Alist, order: number) {
  const first = {
    mount_path: '/first',
    driver: '139Yun',
    addition: JSON.stringify({ type: 'family' }),
    order: 2,
  }
  await alist.admin.post('/admin/storage/create', first)
  return alist.storage(
    '/second',
    '139Yun',
    { type: 'family', cloud_id: '1' },
    { remark: 'ref:/first', order },
  )
}

/** Returns the status of the storages by mount path after all are loaded. */
async function statuses(alist: Alist) {
  const { content } = Object(await alist.must('/admin/storage/list?page=1&per_page=100'))
  return Object.fromEntries(Array.from(content, (each) => [Object(each).mount_path, Object(each).status]))
}

export const scenarios: Family = [
  {
    id: 'local-hidden-by-address',
    proves: 'Without Show hidden, names with a dot are only left out of the list; their address opens them.',
    page: 'guide/drivers/local',
    heading: 'Options',
    steps: async (alist) => {
      await alist.local(
        '/docs',
        { '.env': 'secret', '.git/config': 'url', 'a.txt': 'a' },
        {},
        { show_hidden: false },
      )
      const anna = await alist.user('anna', { '/docs': bits() })
      return {
        list: await anna.names('/docs'),
        file: await anna.text('/docs/.env'),
        folder: await anna.names('/docs/.git'),
      }
    },
    expected: { list: ['a.txt'], file: 'secret', folder: ['config'] },
  },
  {
    id: 'crypt-hidden-by-address',
    proves: 'An encrypting storage without Show hidden opens names with a dot by address.',
    page: crypt,
    heading: 'Options',
    steps: async (alist) => {
      await alist.local('/plain', { 'safe/': '' })
      await encrypted(alist, '/secret', '/plain/safe', { show_hidden: false })
      const anna = await alist.user('anna', { '/secret': bits('write') })
      await anna.put('/secret/.env', 'secret')
      await anna.put('/secret/a.txt', 'a')
      return { list: await anna.names('/secret'), file: await anna.text('/secret/.env') }
    },
    expected: { list: ['a.txt'], file: 'secret' },
  },
  {
    id: 'crypt-refresh',
    proves: 'A refresh in an encrypting storage shows the list that the storage below remembers.',
    page: crypt,
    heading: 'Limits',
    steps: async (alist) => {
      await alist.local('/docs', { 'safe/': '' })
      const options = { vendor: 'other', address: `${alist.url}/dav/docs`, username: 'admin', password }
      await alist.storage('/far', 'WebDav', { ...options, root_folder_path: '/' }, { cache_expiration: 30 })
      await encrypted(alist, '/secret', '/far/safe')
      await encrypted(alist, '/near', '/docs/safe')
      await alist.admin.put('/near/a.txt', 'a')
      await alist.admin.names('/secret')
      await alist.admin.put('/near/b.txt', 'b')
      await alist.must('/fs/list', { path: '/secret', refresh: true })
      const refreshedAbove = await alist.admin.names('/secret')
      await alist.must('/fs/list', { path: '/far/safe', refresh: true })
      return { refreshedAbove, refreshedBelow: await alist.admin.names('/secret') }
    },
    expected: { refreshedAbove: ['a.txt'], refreshedBelow: ['a.txt', 'b.txt'] },
  },
  {
    id: 'strm-unlisted-by-address',
    proves: 'A Strm storage opens every file of its source by address, whatever it lists.',
    page: 'guide/drivers/strm',
    heading: 'Limits',
    steps: async (alist) => {
      await alist.local('/docs', { 'film.mkv': 'film', 'notes.pdf': 'notes' })
      await alist.storage('/strm', 'Strm', {
        paths: '/docs',
        siteUrl: 'https://alist.example.com',
        encodePath: true,
      })
      const anna = await alist.user('anna', { '/strm': bits() })
      return {
        list: await anna.names('/strm'),
        unlisted: await anna.text('/strm/notes.pdf'),
        original: await anna.text('/strm/film.mkv'),
        source: await anna.codeOf('/docs/notes.pdf'),
      }
    },
    expected: { list: ['film.strm'], unlisted: 'notes', original: 'film', source: 403 },
  },
  {
    id: 'ref-borrows-login',
    proves: 'A storage with `ref:` in its remark loads without a login of its own.',
    page: common,
    heading: 'Order and remark',
    steps: async (alist) => {
      await borrowed(alist, 3)
      const { message } = await alist.admin.post('/admin/storage/create', {
        mount_path: '/third',
        driver: '139Yun',
        addition: JSON.stringify({ type: 'family' }),
      })
      return { second: Object(await statuses(alist))['/second'], third: message }
    },
    expected: { second: 'work', third: /authorization is empty and credentials are not provided$/ },
  },
  {
    id: 'ref-order',
    proves:
      'At the start, AList loads storages by their order, so a storage can only borrow from an earlier one.',
    page: common,
    heading: 'Order and remark',
    steps: async (alist) => {
      await borrowed(alist, 1)
      const atFirst = Object(await statuses(alist))['/second']
      await alist.restart()
      await until('The second storage', async () => Object(await statuses(alist))['/second'] !== 'work')
      return { atFirst, afterRestart: Object(await statuses(alist))['/second'] }
    },
    expected: { atFirst: 'work', afterRestart: /^ref: no mount path for an storage is: \/first$/ },
  },
  {
    id: 'ref-other-driver',
    proves: 'A storage cannot borrow the login of a storage with another driver.',
    page: common,
    heading: 'Order and remark',
    steps: async (alist) => {
      await alist.local('/docs')
      const { message } = await alist.admin.post('/admin/storage/create', {
        mount_path: '/second',
        driver: '139Yun',
        remark: 'ref:/docs',
        addition: JSON.stringify({ type: 'family' }),
      })
      return message
    },
    expected: /ref: storage is not 139Yun$/,
  },
]
