import { type Alist, password } from '../alist.ts'
import { type Bit, bits } from '../bits.ts'
import { type Account, field } from '../clients/account.ts'
import { mcpOverHttp, toolText } from '../clients/mcp.ts'
import { s3 } from '../clients/s3.ts'
import type { Family } from '../scenario.ts'
import { until } from '../until.ts'

const page = 'guide/advanced/changes'
const through = 'Changes through AList'
const refresh = 'See changes immediately'

/** Mounts the folder `/docs` a second time as `/far`, over WebDAV, so that AList remembers its lists. */
async function annaAtFar(alist: Alist, ...permission: readonly Bit[]) {
  await alist.local('/docs', { 'a.txt': 'a', 'empty/': '' })
  const options = { vendor: 'other', address: `${alist.url}/dav/docs`, username: 'admin', password }
  const far = { ...options, root_folder_path: '/' }
  const id = await alist.storage('/far', 'WebDav', far, { cache_expiration: 30 })
  const anna = await alist.user('anna', { '/far': bits(...permission) })
  return { anna, id }
}

/** Returns the names in `/far` before a change and after it. */
async function aroundChange(account: Account, change: () => Promise<unknown>) {
  const before = await account.names('/far')
  await change()
  return { before, after: await account.names('/far') }
}

const before = ['a.txt', 'empty']
const withNew = ['a.txt', 'empty', 'new.txt']

export const scenarios: Family = [
  {
    id: 'webdav-upload-listed',
    proves: 'An upload over WebDAV is listed immediately.',
    page,
    heading: through,
    steps: async (alist) => {
      const { anna } = await annaAtFar(alist, 'write', 'webdavRead', 'webdavManage')
      return aroundChange(anna, () => alist.webDav(anna).status('PUT', '/far/new.txt', {}, 'n'))
    },
    expected: { before, after: withNew },
  },
  {
    id: 's3-upload-listed',
    proves: 'An upload over S3 is listed immediately.',
    page,
    heading: through,
    servers: ['s3'],
    steps: async (alist) => {
      const { anna } = await annaAtFar(alist)
      await alist.set({ s3_buckets: JSON.stringify([{ name: 'far', path: '/far' }]) })
      const server = `http://127.0.0.1:${alist.ports.s3}`
      return aroundChange(anna, () => s3(server, undefined, 'PUT', '/far/new.txt', 'n'))
    },
    expected: { before, after: withNew },
  },
  {
    id: 'mcp-upload-listed',
    proves: 'An upload over MCP is listed immediately.',
    page,
    heading: through,
    servers: ['mcp'],
    steps: async (alist) => {
      const { anna } = await annaAtFar(alist, 'write', 'mcpRead', 'mcpManage')
      await alist.files('', { 'mine.txt': 'mine' })
      const call = mcpOverHttp(`http://127.0.0.1:${alist.ports.mcp}/mcp`, anna.token)
      const upload = { path: '/far/new.txt', local_path: `${alist.folder}/mine.txt` }
      return aroundChange(anna, () => toolText(call, 'fs_upload', upload))
    },
    expected: { before, after: withNew },
  },
  {
    id: 'ftp-upload-not-listed',
    proves: 'An upload over FTP is not listed until a refresh.',
    page,
    heading: through,
    servers: ['ftp'],
    steps: async (alist) => {
      const { anna } = await annaAtFar(alist, 'write', 'ftpRead', 'ftpManage')
      const ftp = await alist.ftp(anna)
      const seen = await aroundChange(anna, async () => {
        await ftp.write('/far/new.txt', 'n')
        await until('The upload', () => alist.onDisk('docs', 'new.txt'))
        await alist.tasks('upload')
      })
      await anna.post('/fs/list', { path: '/far', refresh: true })
      return { ...seen, refreshed: await anna.names('/far') }
    },
    expected: { before, after: before, refreshed: withNew },
  },
  {
    id: 'copied-file-not-listed',
    proves: 'A copy from another storage is not listed until a refresh.',
    page,
    heading: through,
    steps: async (alist) => {
      const { anna } = await annaAtFar(alist)
      await alist.local('/source', { 'new.txt': 'n' })
      const copy = { src_dir: '/source', dst_dir: '/far', names: ['new.txt'] }
      const seen = await aroundChange(anna, async () => {
        await alist.admin.post('/fs/copy', copy)
        await alist.tasks('copy')
      })
      return { ...seen, onDisk: (await alist.onDisk('docs', 'new.txt')) ?? 'missing' }
    },
    expected: { before, after: before, onDisk: 'n' },
  },
  {
    id: 'overwrite-false-does-not-notice',
    proves: 'Until a new file is listed, an upload with `Overwrite: false` replaces it.',
    page,
    heading: through,
    steps: async (alist) => {
      const { anna } = await annaAtFar(alist, 'write')
      await anna.names('/far')
      const careful = { overwrite: 'false' }
      const codes = [
        await anna.put('/far/new.txt', 'first'),
        await anna.put('/far/new.txt', 'second', careful),
      ]
      await anna.post('/fs/list', { path: '/far', refresh: true })
      codes.push(await anna.put('/far/new.txt', 'third', careful))
      return { codes, onDisk: (await alist.onDisk('docs', 'new.txt')) ?? 'missing' }
    },
    expected: { codes: [200, 200, 403], onDisk: 'second' },
  },
  {
    id: 'empty-folder-not-remembered',
    proves: 'AList does not remember the list of an empty folder.',
    page,
    heading: 'How long AList remembers a list',
    steps: async (alist) => {
      const { anna } = await annaAtFar(alist)
      const empty = await anna.names('/far/empty')
      await alist.files('docs', { 'empty/new.txt': 'n', 'later.txt': 'l' })
      return { empty, after: await anna.names('/far/empty'), files: await anna.names('/far') }
    },
    expected: { empty: [], after: ['new.txt'], files: ['a.txt', 'empty'] },
  },
  {
    id: 'refresh-without-write-over-mcp',
    proves: 'In the API, a refresh needs the permission to upload. Over MCP, it needs only MCP access.',
    page,
    heading: refresh,
    servers: ['mcp'],
    steps: async (alist) => {
      const { anna } = await annaAtFar(alist, 'mcpRead')
      await anna.names('/far')
      await alist.files('docs', { 'new.txt': 'n' })
      const { message } = await anna.post('/fs/list', { path: '/far', refresh: true })
      const cached = await anna.names('/far')
      const call = mcpOverHttp(`http://127.0.0.1:${alist.ports.mcp}/mcp`, anna.token)
      await toolText(call, 'fs_list', { path: '/far', refresh: true })
      return { message, cached, after: await anna.names('/far') }
    },
    expected: { message: 'Refresh without permission', cached: before, after: withNew },
  },
  {
    id: 'saved-storage-forgets-lists',
    proves: 'Saving a storage makes AList forget its lists.',
    page,
    heading: refresh,
    steps: async (alist) => {
      const { anna, id } = await annaAtFar(alist)
      return aroundChange(anna, async () => {
        await alist.files('docs', { 'new.txt': 'n' })
        const storage = await alist.must(`/admin/storage/get?id=${id}`)
        await alist.must('/admin/storage/update', {
          ...Object(storage),
          remark: String(field(storage, 'id')),
        })
      })
    },
    expected: { before, after: withNew },
  },
  {
    id: 'replaced-file-keeps-size',
    proves: 'A file that is replaced elsewhere keeps its old size until a refresh.',
    page,
    heading: 'Changes elsewhere',
    steps: async (alist) => {
      const { anna } = await annaAtFar(alist, 'write')
      const size = async () =>
        Number(field((await anna.post('/fs/get', { path: '/far/a.txt' })).data, 'size'))
      const first = await size()
      await alist.files('docs', { 'a.txt': 'longer' })
      const cached = await size()
      await anna.post('/fs/list', { path: '/far', refresh: true })
      return [first, cached, await size()]
    },
    expected: [1, 1, 6],
  },
]
