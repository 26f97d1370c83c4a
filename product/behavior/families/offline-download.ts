import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Alist } from '../alist.ts'
import { bits } from '../bits.ts'
import { type Account, field } from '../clients/account.ts'
import { freePort, isListening } from '../free-port.ts'
import type { Family } from '../scenario.ts'
import { until } from '../until.ts'

const page = 'guide/advanced/offline-download'

/** A provider with a file, and Anna who may download to `/docs`. */
async function annaAtDocs(alist: Alist, disposition = '') {
  const site = await alist.provider((_, answer) => {
    if (disposition) answer.setHeader('content-disposition', disposition)
    answer.end('from the internet')
  })
  await alist.local('/docs', {})
  const anna = await alist.user('anna', { '/docs': bits('offlineDownload') })
  return { anna, url: `${site}/file.txt` }
}

const add = (account: Account, url: string, fields: object = {}) =>
  account.post('/fs/add_offline_download', {
    urls: [url],
    path: '/docs',
    tool: 'SimpleHttp',
    delete_policy: 'delete_always',
    ...fields,
  })

async function ended(alist: Alist) {
  const states = await alist.tasks('offline_download')
  return [...states, ...(await alist.tasks('offline_download_transfer'))]
}

export const scenarios: Family = [
  {
    id: 'temp-dir-setting',
    proves:
      'AList marks the setting of a temporary folder as deprecated at the next start, so that it can be deleted.',
    page: 'config/other',
    heading: 'Offline download',
    steps: async (alist) => {
      await alist.must('/admin/setting/set_pikpak', { temp_dir: '' })
      const key = 'pikpak_temp_dir'
      const flag = async () => Number(field(await alist.must(`/admin/setting/get?key=${key}`), 'flag'))
      const remove = async () => (await alist.admin.post(`/admin/setting/delete?key=${key}`)).code
      const before = [await flag(), await remove()]
      await alist.restart()
      return { before, after: [await flag(), await remove()] }
    },
    expected: { before: [1, 500], after: [3, 200] },
  },
  {
    id: 'simple-http',
    proves: 'A download with SimpleHttp ends in the target folder, with bit 2 and without bit 3.',
    page,
    heading: 'Download a file',
    steps: async (alist) => {
      const { anna, url } = await annaAtDocs(alist)
      const { code } = await add(anna, url)
      const states = await ended(alist)
      return {
        code,
        states,
        onDisk: (await alist.onDisk('docs', 'file.txt')) ?? 'missing',
        upload: await anna.put('/docs/n.txt', 'n'),
      }
    },
    expected: { code: 200, states: [2, 2], onDisk: 'from the internet', upload: 403 },
  },
  {
    id: 'needs-bit-2',
    proves: 'Without bit 2 at the target, nothing is downloaded.',
    page,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      const { anna, url } = await annaAtDocs(alist)
      await alist.local('/other')
      const { code, message } = await add(anna, url, { path: '/other' })
      return { code, message }
    },
    expected: { code: 403, message: 'permission denied' },
  },
  {
    id: 'root-adds-bits',
    proves: 'At `/`, the bit of any scope is enough.',
    page,
    heading: 'Before you start',
    steps: async (alist) => {
      await alist.local('/', { 'docs/': '', 'private/': '' })
      const { anna, url } = await annaAtDocsOnly(alist)
      const { code } = await add(anna, url, { path: '/' })
      await ended(alist)
      return { code, onDisk: (await alist.onDisk('root', 'file.txt')) ?? 'missing' }
    },
    expected: { code: 200, onDisk: 'from the internet' },
  },
  {
    id: 'reaches-local-network',
    proves: 'The server opens addresses of its own network for the user, who then reads the answer.',
    page,
    heading: 'Download a file',
    steps: async (alist) => {
      const { anna } = await annaAtDocs(alist)
      await add(anna, `${alist.url}/ping`)
      await ended(alist)
      return anna.text('/docs/ping')
    },
    expected: 'pong',
  },
  {
    id: 'replaces-files',
    proves: 'A download replaces a file of the same name in the target folder.',
    page,
    heading: 'Download a file',
    steps: async (alist) => {
      const { anna, url } = await annaAtDocs(alist)
      await alist.files('docs', { 'file.txt': 'old' })
      await add(anna, url)
      await ended(alist)
      return (await alist.onDisk('docs', 'file.txt')) ?? 'missing'
    },
    expected: 'from the internet',
  },
  {
    id: 'name-leads-out-of-temp',
    proves: 'A server that names its file `../…` makes SimpleHttp write outside of the temporary folder.',
    page,
    heading: 'SimpleHttp',
    steps: async (alist) => {
      const { anna, url } = await annaAtDocs(
        alist,
        'attachment; filename="../../../../elsewhere/planted.txt"',
      )
      await alist.files('elsewhere', { 'planted.txt': 'original' })
      await add(anna, url)
      await ended(alist)
      return (await alist.onDisk('elsewhere', 'planted.txt')) ?? 'refused'
    },
    expected: 'from the internet',
  },
  {
    id: 'name-leaves-base-path',
    proves:
      'A user with a base path writes outside of it, and fetches addresses of the server’s network, with an offline download.',
    page: 'guide/advanced/user',
    heading: "What roles don't protect",
    steps: async (alist) => {
      const site = await alist.provider((_, answer) => {
        answer.setHeader('content-disposition', 'attachment; filename="../../../../other/planted.txt"')
        answer.end('from the local network')
      })
      await alist.local('/home', { 'anna/': '' })
      await alist.local('/other', { 'planted.txt': 'original' })
      const scopes = { '/home/anna': bits('offlineDownload') }
      const anna = await alist.user('anna', scopes, { base_path: '/home/anna' })
      const refused = await add(anna, `${site}/x`, { path: '/../../other' })
      const { code } = await add(anna, `${site}/x`, { path: '/' })
      await ended(alist)
      return {
        refused: refused.code,
        code,
        onDisk: (await alist.onDisk('other', 'planted.txt')) ?? 'missing',
      }
    },
    expected: { refused: 403, code: 200, onDisk: 'from the local network' },
  },
  {
    id: 'url-tree-stores-link',
    proves: 'With a UrlTree target, SimpleHttp stores the link and downloads nothing.',
    page,
    heading: 'SimpleHttp',
    steps: async (alist) => {
      await alist.storage('/links', 'UrlTree', { url_structure: '', head_size: false, writable: true })
      const anna = await alist.user('anna', { '/links': bits('offlineDownload') })
      let requests = 0
      const site = await alist.provider((_, answer) => {
        requests += 1
        answer.end('x')
      })
      const { code } = await add(anna, `${site}/file.txt`, { path: '/links' })
      await ended(alist)
      return { code, list: await anna.names('/links'), requests }
    },
    expected: { code: 200, list: ['file.txt'], requests: 0 },
  },
  {
    id: 'without-storage',
    proves: 'The root folder is refused as a target unless a storage is mounted there.',
    page: 'faq/error',
    heading: 'please add a storage first',
    steps: async (alist) => (await add(alist.admin, 'http://127.0.0.1:9/a', { path: '/' })).message,
    expected: /please add a storage first/,
  },
  {
    id: 'virtual-folder',
    proves: 'A virtual folder above the storages is refused as a target.',
    page,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      await alist.local('/team/docs', {})
      return (await add(alist.admin, 'http://127.0.0.1:9/a', { path: '/team' })).message
    },
    expected: 'failed get storage: storage not found; rawPath: /team',
  },
  {
    id: 'failed-download',
    proves: 'A download that fails leaves nothing in the target folder and an error at the task.',
    page,
    heading: 'Download a file',
    steps: async (alist) => {
      const { anna } = await annaAtDocs(alist)
      const site = await alist.provider((_, answer) => {
        answer.statusCode = 404
        answer.end('missing')
      })
      await add(anna, `${site}/gone.txt`)
      const error = await until('The failure', async () => {
        const { data } = await anna.get('/task/offline_download/done')
        const { data: undone } = await anna.get('/task/offline_download/undone')
        const tasks = [...(Array.isArray(data) ? data : []), ...(Array.isArray(undone) ? undone : [])]
        return tasks.map(({ error: text }) => String(text)).find((text) => text !== '')
      })
      return { error, onDisk: (await alist.onDisk('docs', 'gone.txt')) ?? 'missing' }
    },
    expected: { error: /http status code 404/, onDisk: 'missing' },
  },
  {
    id: 'others-tasks',
    proves: 'A user sees only the own tasks, and the admin those of all.',
    page: 'guide/advanced/user',
    heading: 'Tasks',
    steps: async (alist) => {
      const { anna, url } = await annaAtDocs(alist)
      const ben = await alist.user('ben', { '/docs': bits('offlineDownload') })
      await add(anna, url)
      await ended(alist)
      const count = async (account: Account) => {
        const { data } = await account.get('/task/offline_download/done')
        return Array.isArray(data) ? data.length : -1
      }
      return [await count(anna), await count(ben), await count(alist.admin)]
    },
    expected: [1, 0, 1],
  },
  {
    id: 'delete-never',
    proves: 'With `delete_never`, the temporary file stays.',
    page,
    heading: 'Download a file',
    steps: async (alist) => {
      const { anna, url } = await annaAtDocs(alist)
      const left = async (delete_policy: string) => {
        await add(anna, url, { delete_policy })
        await ended(alist)
        const files = await readdir(join(alist.data, 'temp'), { recursive: true })
        return files.some((file) => file.endsWith('file.txt'))
      }
      return { always: await left('delete_always'), never: await left('delete_never') }
    },
    expected: { always: false, never: true },
  },
  {
    id: 'aria2',
    proves: 'aria2 downloads to the temporary folder, and AList transfers the file to the target.',
    page,
    heading: 'aria2',
    programs: ['aria2c'],
    steps: async (alist) => {
      const { anna, url } = await annaAtDocs(alist)
      const version = await startAria2(alist, 'secret')
      const { code } = await add(anna, url, { tool: 'aria2' })
      await until('The file', async () => alist.onDisk('docs', 'file.txt'))
      return { version, code, onDisk: (await alist.onDisk('docs', 'file.txt')) ?? 'missing' }
    },
    expected: { version: /^aria2 version: /, code: 200, onDisk: 'from the internet' },
  },
  {
    id: 'aria2-wrong-secret',
    proves: 'With a wrong secret, aria2 cannot be set up, and is not in the list of tools.',
    page,
    heading: 'aria2',
    programs: ['aria2c'],
    steps: async (alist) => {
      const message = await startAria2(alist, 'wrong')
      const { data } = await alist.visitor.get('/public/offline_download_tools')
      return { message, isListed: Array.isArray(data) && data.includes('aria2') }
    },
    expected: { message: /failed get aria2 version/, isListed: false },
  },
  {
    id: 'tools-are-public',
    proves: 'The list of tools needs no login.',
    page,
    heading: 'Download a file',
    steps: async (alist) => {
      const { code, data } = await alist.visitor.get('/public/offline_download_tools')
      return { code, isListed: Array.isArray(data) && data.includes('SimpleHttp') }
    },
    expected: { code: 200, isListed: true },
  },
]

/** Anna may download to `/docs`, which a storage at `/` contains. */
async function annaAtDocsOnly(alist: Alist) {
  const site = await alist.provider((_, answer) => answer.end('from the internet'))
  return { anna: await alist.user('anna', { '/docs': bits('offlineDownload') }), url: `${site}/file.txt` }
}

/** Starts aria2 with the secret `secret`, and returns what AList says when it is set up with another one. */
async function startAria2(alist: Alist, secret: string): Promise<string> {
  const port = await freePort()
  await mkdir(join(alist.folder, 'aria2'))
  alist.program(
    'aria2c',
    '--enable-rpc',
    '--no-conf',
    '--rpc-secret=secret',
    `--rpc-listen-port=${port}`,
    '--dht-file-path=aria2/dht.dat',
  )
  await until('The start of aria2', () => isListening(port))
  const { message, data } = await alist.admin.post('/admin/setting/set_aria2', {
    uri: `http://127.0.0.1:${port}/jsonrpc`,
    secret,
  })
  return typeof data === 'string' ? data : message
}
