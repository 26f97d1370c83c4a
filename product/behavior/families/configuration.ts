import { mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Alist } from '../alist.ts'
import { field } from '../clients/account.ts'
import { freePort, isListening } from '../free-port.ts'
import type { Family } from '../scenario.ts'
import { until } from '../until.ts'

const page = 'config/configuration'
const wins = 'Which value wins'
const general = 'General keys'

/** Returns the name of the first port at which the product listens. */
async function answersAt(ports: Readonly<Record<string, number>>) {
  return until('The start', async () => {
    for (const [name, port] of Object.entries(ports)) if (await isListening(port)) return name
    return undefined
  })
}

const readConfig = async (alist: Alist): Promise<unknown> =>
  JSON.parse(await readFile(join(alist.data, 'config.json'), 'utf8'))

const oneOrigin = {
  cors: { allow_origins: ['https://app.example'], allow_methods: ['*'], allow_headers: ['*'] },
}
const statusFrom = async (origin: string, url: string) =>
  (await fetch(`${url}/api/public/settings`, { headers: { origin } })).status

export const scenarios: Family = [
  {
    id: 'environment-beats-file',
    proves: 'An environment variable beats the file, and is not written into it.',
    page,
    heading: wins,
    isStarted: false,
    steps: async (alist) => {
      const other = await freePort()
      alist.run(['server'], { ALIST_HTTP_PORT: String(other) })
      const winner = await answersAt({ file: alist.port, environment: other })
      return { winner, inFile: field(await readConfig(alist), 'scheme.http_port') === alist.port }
    },
    expected: { winner: 'environment', inFile: true },
  },
  {
    id: 'force-ignores-environment',
    proves: 'With `force`, the file wins.',
    page,
    heading: wins,
    isStarted: false,
    config: { force: true },
    steps: async (alist) => {
      const other = await freePort()
      alist.run(['server'], { ALIST_HTTP_PORT: String(other) })
      return answersAt({ file: alist.port, environment: other })
    },
    expected: 'file',
  },
  {
    id: 'force-variable',
    proves: '`ALIST_FORCE` has no effect.',
    page,
    heading: general,
    isStarted: false,
    steps: async (alist) => {
      const other = await freePort()
      alist.run(['server'], { ALIST_HTTP_PORT: String(other), ALIST_FORCE: 'true' })
      return answersAt({ file: alist.port, environment: other })
    },
    expected: 'environment',
  },
  {
    id: 'no-prefix',
    proves: 'With `--no-prefix`, variables have no prefix, and those with the prefix have no effect.',
    page,
    heading: wins,
    isStarted: false,
    steps: async (alist) => {
      const plain = await freePort()
      const prefixed = await freePort()
      alist.run(['server', '--no-prefix'], { HTTP_PORT: String(plain), ALIST_HTTP_PORT: String(prefixed) })
      return answersAt({ file: alist.port, plain, prefixed })
    },
    expected: 'plain',
  },
  {
    id: 'admin-password-keeps-prefix',
    proves:
      '`ALIST_ADMIN_PASSWORD` keeps its prefix with `--no-prefix`, and has an effect only at the first start.',
    page,
    heading: wins,
    isStarted: false,
    steps: async (alist) => {
      await alist.start({ ALIST_ADMIN_PASSWORD: 'correct horse' }, '--no-prefix')
      await alist.stop()
      await alist.start({ ALIST_ADMIN_PASSWORD: 'another one' })
      return (await alist.visitor.post('/auth/login', { username: 'admin', password: 'another one' })).code
    },
    expected: 400,
  },
  {
    id: 'file-is-completed',
    proves: '`config.json` is completed with every key at a start, and keeps its values.',
    page,
    heading: 'Change a value',
    config: { max_concurrency: 7 },
    steps: async (alist) => {
      const config = await readConfig(alist)
      return {
        kept: Number(field(config, 'max_concurrency')),
        added: field(config, 'cors.allow_origins.0') === '*',
      }
    },
    expected: { kept: 7, added: true },
  },
  {
    id: 'temp-dir-emptied',
    proves: 'The temporary folder is emptied at every start, also of files that AList did not write.',
    page,
    heading: general,
    steps: async (alist) => {
      await alist.files('data/temp', { 'mine.txt': 'm', 'folder/mine.txt': 'm' })
      await alist.restart()
      return [
        (await alist.onDisk('data', 'temp/mine.txt')) ?? 'deleted',
        (await alist.onDisk('data', 'temp/folder/mine.txt')) ?? 'deleted',
      ]
    },
    expected: ['deleted', 'deleted'],
  },
  {
    id: 'temp-dir-by-variable',
    proves: 'A `temp_dir` that points at a folder with files empties that folder.',
    page,
    heading: general,
    isStarted: false,
    steps: async (alist) => {
      const folder = await alist.files('photos', { 'beach.jpg': 'b' })
      await alist.start({ ALIST_TEMP_DIR: folder })
      return (await alist.onDisk('photos', 'beach.jpg')) ?? 'deleted'
    },
    expected: 'deleted',
  },
  {
    id: 'address',
    proves: 'With `scheme.address` set to 127.0.0.1, AList does not listen on other addresses.',
    page,
    heading: 'Listening keys',
    steps: async (alist) =>
      fetch(`http://127.0.0.2:${alist.port}/ping`).then(
        () => 'answered',
        () => 'refused',
      ),
    expected: 'refused',
  },
  {
    id: 'unix-socket-permission',
    proves: '`scheme.unix_file_perm` is an octal number.',
    page,
    heading: 'Listen on a Unix socket',
    isStarted: false,
    steps: async (alist) => {
      const unix_file = join(alist.folder, 'alist.sock')
      await alist.configure({ scheme: { unix_file, unix_file_perm: '0660' } })
      await alist.start()
      const { mode } = await until('The socket', () => stat(unix_file).catch(() => undefined))
      return (mode & 0o777).toString(8)
    },
    expected: '660',
  },
  {
    id: 'sub-path',
    proves: 'With a path in `site_url`, AList serves everything below this path.',
    page,
    heading: 'Set the site address',
    isStarted: false,
    steps: async (alist) => {
      await alist.configure({ site_url: `http://127.0.0.1:${alist.port}/alist` })
      alist.run(['server'])
      await answersAt({ file: alist.port })
      const status = async (path: string) => {
        const response = await until('The answer', () =>
          fetch(alist.url + path, { redirect: 'manual' }).catch(() => undefined),
        )
        return `${response.status} ${(await response.text()).slice(0, 4)}`
      }
      return [
        await status('/alist/ping'),
        (await status('/ping')).includes('pong'),
        (await status('/')).slice(0, 3),
      ]
    },
    expected: ['200 pong', false, '302'],
  },
  {
    id: 'site-url-trailing-slash',
    proves: 'AList uses `site_url` to build the links that it returns.',
    page,
    heading: 'Set the site address',
    config: { site_url: 'https://files.example.com' },
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' })
      const { data } = await alist.admin.post('/fs/get', { path: '/docs/a.txt' })
      return String(field(data, 'raw_url'))
    },
    expected: /^https:\/\/files\.example\.com\/p\/docs\/a\.txt\?sign=/,
  },
  {
    id: 'cors-default',
    proves: 'By default, every website may call the API from a browser.',
    page,
    heading: 'Restrict calls from other websites',
    steps: async (alist) => {
      const response = await fetch(`${alist.url}/api/public/settings`, {
        headers: { origin: 'https://evil.example' },
      })
      return response.headers.get('access-control-allow-origin')
    },
    expected: '*',
  },
  {
    id: 'cors-restricted',
    proves: 'With `cors.allow_origins`, other websites get 403.',
    page,
    heading: 'Restrict calls from other websites',
    config: oneOrigin,
    steps: async ({ url }) =>
      Promise.all(['https://app.example', 'https://evil.example'].map((origin) => statusFrom(origin, url))),
    expected: [200, 403],
  },
  {
    id: 'cors-restricted-own-pages',
    proves: 'With `cors.allow_origins`, the own web UI passes only if its address fits the `Host` header.',
    page,
    heading: 'Restrict calls from other websites',
    config: oneOrigin,
    steps: async ({ url }) => ({
      sameHost: await statusFrom(url, url),
      behindProxy: await statusFrom('https://files.example', url),
    }),
    expected: { sameHost: 200, behindProxy: 403 },
  },
  {
    id: 'data-folder-created',
    proves: 'A new data folder gets a config file, a database, a log folder, and a random secret.',
    page,
    heading: 'Where the file is',
    isStarted: false,
    steps: async (alist) => {
      await mkdir(join(alist.folder, 'empty'))
      const program = alist.program(alist.binary, 'version', '--data', join(alist.folder, 'empty'))
      const { code } = await program.ended
      return { code }
    },
    expected: { code: 0 },
  },
  {
    id: 'database-prefix',
    proves: 'Table names start with `database.table_prefix`.',
    page,
    heading: 'Database keys',
    config: { database: { table_prefix: 'mine_' } },
    programs: ['sqlite3'],
    steps: async (alist) =>
      (await alist.sql("select count(*) from sqlite_master where name = 'mine_users'")) === '1',
    expected: true,
  },
  {
    id: 'passwords-in-database',
    proves: 'The database contains a hash of the password, and the options of storages in plain text.',
    page: 'guide/advanced/backup',
    heading: 'What each backup contains',
    programs: ['sqlite3'],
    steps: async (alist) => {
      await alist.local('/docs', {}, {}, { thumb_cache_folder: 'plain-text' })
      return {
        users: await alist.sql("select count(*) from x_users where pwd_hash like '%correct horse%'"),
        storages: await alist.sql("select count(*) from x_storages where addition like '%plain-text%'"),
      }
    },
    expected: { users: '0', storages: '1' },
  },
  {
    id: 'unknown-path-status',
    proves: 'An unknown path answers with the web UI and status 200 for GET, but not for other methods.',
    page: 'guide/api/README',
    heading: '',
    steps: async (alist) => {
      const status = async (method: string) => (await fetch(`${alist.url}/nothing/here`, { method })).status
      return { get: await status('GET'), put: await status('PUT'), remove: await status('DELETE') }
    },
    expected: { get: 200, put: 405, remove: 405 },
  },
]
