import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Alist } from '../alist.ts'
import { freePort } from '../free-port.ts'
import type { Family, Scenario } from '../scenario.ts'
import { until } from '../until.ts'

const configuration = 'config/configuration'
const troubleshooting = 'Troubleshooting'

/** Starts the product, and returns how it ended, with the error that it printed or wrote to its log file. */
async function failure(alist: Alist, env: Readonly<Record<string, string>> = {}) {
  const { code, printed } = await alist.run(['server'], env).ended
  const log = await alist.log().catch(() => '')
  const message = `${printed}\n${log}`.split('\n').findLast((line) => /FATA|panic/.test(line))
  return { code: code ?? -1, message: message ?? printed }
}

/** A scenario in which the product does not start with a configuration. */
const refuses = (
  id: string,
  page: string,
  heading: string,
  config: Readonly<Record<string, unknown>>,
  message: RegExp,
): Scenario => ({
  id,
  proves: `AList does not start with ${JSON.stringify(config)}.`,
  page,
  heading,
  isStarted: false,
  config,
  steps: failure,
  expected: { code: 1, message },
})

export const scenarios: Family = [
  {
    id: 'port-in-use',
    proves: 'AList does not start while another program listens on its port.',
    page: 'faq/error',
    heading: 'bind: address already in use',
    isStarted: false,
    steps: async (alist) => {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(alist.port, '127.0.0.1', resolve))
      try {
        return await failure(alist)
      } finally {
        server.close()
      }
    },
    expected: { code: 1, message: /failed to start http: listen tcp .*bind: address already in use/ },
  },
  {
    id: 'second-server',
    proves: 'A second AList with the same data folder does not start, and the first one goes on.',
    page: 'faq/error',
    heading: 'bind: address already in use',
    steps: async (alist) => {
      const { code } = await failure(alist)
      return { code, first: (await alist.admin.get('/me')).code }
    },
    expected: { code: 1, first: 200 },
  },
  {
    id: 'second-server-empties-temp',
    proves: 'The second AList empties the temporary folder of the first before it fails.',
    page: configuration,
    heading: 'General keys',
    steps: async (alist) => {
      await alist.files('data/temp', { 'upload-in-progress': 'x' })
      await failure(alist)
      return (await alist.onDisk('data', 'temp/upload-in-progress')) ?? 'deleted'
    },
    expected: 'deleted',
  },
  {
    id: 'invalid-json',
    proves: 'AList does not start if the config file is no valid JSON.',
    page: configuration,
    heading: troubleshooting,
    isStarted: false,
    steps: async (alist) => {
      await writeFile(join(alist.data, 'config.json'), '{"force": false,}')
      return failure(alist)
    },
    expected: { code: 1, message: /load config error/ },
  },
  {
    id: 'invalid-json-kept',
    proves: 'An invalid config file is left as it is.',
    page: configuration,
    heading: troubleshooting,
    isStarted: false,
    steps: async (alist) => {
      await writeFile(join(alist.data, 'config.json'), '{"force": false,}')
      await failure(alist)
      return readFile(join(alist.data, 'config.json'), 'utf8')
    },
    expected: '{"force": false,}',
  },
  refuses(
    'database-file-name',
    configuration,
    troubleshooting,
    { database: { db_file: '/tmp/wrong.sqlite' } },
    /db name error\./,
  ),
  refuses(
    'database-type',
    configuration,
    'Database keys',
    { database: { type: 'oracle' } },
    /not supported database type: oracle/,
  ),
  refuses(
    'postgres-without-ssl-mode',
    configuration,
    troubleshooting,
    {
      database: {
        type: 'postgres',
        host: '127.0.0.1',
        port: 9,
        user: 'a',
        password: 'a',
        name: 'a',
        ssl_mode: '',
      },
    },
    /failed to connect database: ?cannot parse .*failed to configure TLS/,
  ),
  refuses(
    'postgres-unreachable',
    configuration,
    'PostgreSQL',
    {
      database: {
        type: 'postgres',
        host: '127.0.0.1',
        port: 9,
        user: 'a',
        password: 'a',
        name: 'a',
        ssl_mode: 'disable',
      },
    },
    /failed to connect database:.*connection refused/,
  ),
  refuses(
    'mysql-unreachable',
    configuration,
    'MySQL',
    { database: { type: 'mysql', host: '127.0.0.1', port: 9, user: 'a', password: 'a', name: 'a' } },
    /failed to connect database:.*connection refused/,
  ),
  {
    id: 'https-without-certificate',
    proves: 'AList ends at the start if HTTPS is on and the certificate cannot be read.',
    page: configuration,
    heading: 'Enable HTTPS without a reverse proxy',
    isStarted: false,
    steps: async (alist) => {
      await alist.configure({
        scheme: { https_port: await freePort(), cert_file: '/missing.crt', key_file: '/missing.key' },
      })
      return failure(alist)
    },
    expected: { code: 1, message: /failed to start https: open \/missing\.crt/ },
  },
  {
    id: 'wrong-environment',
    proves: 'AList does not start with an environment variable whose value has the wrong type.',
    page: configuration,
    heading: 'Use environment variables',
    isStarted: false,
    steps: (alist) => failure(alist, { ALIST_HTTP_PORT: 'many' }),
    expected: { code: 1, message: /load config from env error/ },
  },
  {
    id: 'stale-socket',
    proves: 'After AList was killed, its Unix socket stops the next start.',
    page: configuration,
    heading: 'Listen on a Unix socket',
    isStarted: false,
    steps: async (alist) => {
      await alist.configure({ scheme: { unix_file: join(alist.folder, 'alist.sock') } })
      await alist.start()
      await alist.stop('SIGKILL')
      return failure(alist)
    },
    expected: { code: 1, message: /failed to listen unix: listen unix .*bind: address already in use/ },
  },
  {
    id: 'port-map',
    proves: 'A wrong `ftp_pasv_port_map` ends AList at the start.',
    page: 'guide/advanced/ftp',
    heading: troubleshooting,
    steps: async (alist) => {
      await alist.set({ ftp_pasv_port_map: 'wrong' })
      await alist.stop()
      await alist.configure({ ftp: { enable: true } })
      return failure(alist)
    },
    expected: { code: 1, message: /failed to convert FTP PASV port mapper/ },
  },
  {
    id: 'mandatory-tls',
    proves: 'With mandatory TLS for FTP and no certificate, AList ends at the start.',
    page: 'guide/advanced/ftp',
    heading: troubleshooting,
    steps: async (alist) => {
      await alist.set({ ftp_mandatory_tls: 'true' })
      await alist.stop()
      await alist.configure({ ftp: { enable: true } })
      return failure(alist)
    },
    expected: { code: 1, message: /FTP mandatory TLS has been enabled, but the certificate failed to load/ },
  },
  {
    id: 'storage-error-does-not-stop',
    proves: 'A storage that cannot be loaded does not stop the start.',
    page: 'guide/drivers/common',
    heading: 'Limits',
    steps: async (alist) => {
      const body = {
        mount_path: '/gone',
        driver: 'Local',
        addition: JSON.stringify({ root_folder_path: '/missing' }),
      }
      const { message } = await alist.admin.post('/admin/storage/create', body)
      await alist.restart()
      return { message, me: (await alist.admin.get('/me')).code }
    },
    expected: { message: /^failed init storage but storage is already created/, me: 200 },
  },
  {
    id: 'loading-storages',
    proves: 'While a storage hangs at the start, every request answers `Loading storage, please wait`.',
    page: 'faq/error',
    heading: 'Loading storage, please wait',
    steps: async (alist) => {
      const site = await alist.provider(() => {})
      await alist.admin.post('/admin/storage/create', {
        mount_path: '/slow',
        driver: 'WebDav',
        disabled: true,
        addition: JSON.stringify({
          vendor: 'other',
          address: site,
          username: 'a',
          password: 'a',
          root_folder_path: '/',
        }),
      })
      await alist.sql("update x_storages set disabled = 0 where mount_path = '/slow'")
      await alist.stop()
      alist.run(['server'])
      const answer = await until('The answer', () => fetch(`${alist.url}/api/me`).catch(() => undefined))
      return answer.text()
    },
    programs: ['sqlite3'],
    expected: /Loading storage, please wait|Guest user is disabled/,
  },
  {
    id: 'ftp-public-host',
    proves: 'With a public host that has no IP address, AList exits at startup.',
    page: 'guide/advanced/ftp',
    heading: 'Troubleshooting',
    servers: ['ftp'],
    steps: async (alist) => {
      await alist.set({ ftp_public_host: 'no-such-host.invalid' })
      await alist.stop()
      const { printed } = await alist.command('server')
      return printed
    },
    expected: /given FTP public host is invalid/,
  },
  {
    id: 'stale-socket-deleted-first',
    proves:
      'If the command of `ExecStartPre` deletes the socket before the start, AList starts after a crash.',
    page: configuration,
    heading: 'Listen on a Unix socket',
    isStarted: false,
    programs: ['rm'],
    steps: async (alist) => {
      const socket = join(alist.folder, 'alist.sock')
      const remove = async () => (await alist.program('rm', '-f', socket).ended).code
      await alist.configure({ scheme: { unix_file: socket } })
      const first = await remove()
      await alist.start()
      await alist.stop('SIGKILL')
      const second = await remove()
      await alist.start()
      return { codes: [first, second], code: (await alist.admin.get('/me')).code }
    },
    expected: { codes: [0, 0], code: 200 },
  },
]
