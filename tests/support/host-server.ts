import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A web server of the distribution, serving a folder with its own host file. */
export interface HostServer {
  readonly port: number
  readonly stop: () => Promise<void>
}

interface Place {
  /** The value of `root` in the server's configuration. */
  readonly root: string
  /** The built site: `root`, or a folder in it. */
  readonly site: string
  readonly port: number
  /** A folder for the server's files. */
  readonly folder: string
}

interface Command {
  readonly configuration: string
  readonly file: string
  readonly command: readonly [string, ...string[]]
}

/** What `.htaccess` and the server around it need. */
const apacheModules = [
  ...['mpm_event', 'authz_core', 'mime', 'dir', 'rewrite', 'headers', 'setenvif', 'deflate', 'filter'],
]

const kinds: Readonly<Record<'nginx' | 'caddy' | 'apache2', (place: Place) => Command>> = {
  apache2: ({ root, port, folder }) => ({
    file: 'apache2.conf',
    configuration: [
      ...apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      `ServerRoot ${folder}`,
      `ServerName localhost`,
      `PidFile ${folder}/apache2.pid`,
      `ErrorLog ${folder}/error.log`,
      `Listen 127.0.0.1:${port}`,
      'TypesConfig /etc/mime.types',
      `DocumentRoot ${root}`,
      `<Directory ${root}>`,
      '  AllowOverride All',
      '  Require all granted',
      '</Directory>',
    ].join('\n'),
    command: ['apache2', '-f', `${folder}/apache2.conf`, '-DFOREGROUND'],
  }),
  nginx: ({ root, site, port, folder }) => ({
    file: 'nginx.conf',
    configuration: [
      `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;`,
      // A folder created by tests belongs to the user who runs them.
      process.getuid?.() === 0 ? 'user root;' : '',
      'events { worker_connections 256; }',
      'http {',
      '  include /etc/nginx/mime.types; access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `  ${name}_temp_path ${folder}/${name};`,
      ),
      `  server { listen 127.0.0.1:${port}; root ${root}; include ${site}/.hosts/nginx.conf; }`,
      '}',
    ].join('\n'),
    command: ['nginx', '-c', `${folder}/nginx.conf`, '-e', `${folder}/start.log`],
  }),
  caddy: ({ root, site, port, folder }) => ({
    file: 'Caddyfile',
    configuration: [
      `{\n  admin off\n  auto_https off\n  storage file_system ${folder}/caddy\n}`,
      `http://:${port} {\n  bind 127.0.0.1\n  root * ${root}\n  import ${site}/.hosts/Caddyfile\n}\n`,
    ].join('\n'),
    command: ['caddy', 'run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'],
  }),
}

/**
 * Starts a server of the distribution on a free port and waits until it responds.
 *
 * @throws Error with the server's message if it does not start
 */
export async function startHost(
  kind: keyof typeof kinds,
  { root, site = root }: { readonly root: string; readonly site?: string },
): Promise<HostServer> {
  const folder = await mkdtemp(join(tmpdir(), `${kind}-`))
  const port = await freePort()
  const { file, configuration, command } = kinds[kind]({ root, site, port, folder })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, file), configuration)
  const [name, ...args] = command
  const server = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  server.stdout.on('data', (chunk) => {
    said += chunk
  })
  server.stderr.on('data', (chunk) => {
    said += chunk
  })
  try {
    await untilOpen(port, server)
  } catch (cause) {
    throw new Error(`${kind} did not start: ${said}`, { cause })
  }
  return {
    port,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilOpen(port: number, server: ChildProcess): Promise<void> {
  const end = Date.now() + 15_000
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error('it ended')
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  server.kill('SIGTERM')
  throw new Error('it did not answer for 15 seconds')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
