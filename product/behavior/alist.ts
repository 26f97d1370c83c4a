import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { isRecord } from '../../src/config/is-record.ts'
import { Account, contentOf, field } from './clients/account.ts'
import { Ftp } from './clients/ftp.ts'
import { WebDav } from './clients/webdav.ts'
import { freePort, isListening } from './free-port.ts'
import { type Ended, RunningProgram } from './running-program.ts'
import { until } from './until.ts'

/** With S3 turned on, the product sometimes starts that server twice, and then ends (`guide/advanced/s3`). */
const s3Tries = 8

const startTimeoutMs = 45_000

/** The password of every account that a scenario creates, and of `admin`. */
export const password = 'correct horse'

/** Servers beside HTTP, as `config.json` names them. */
export type ServerName = 'ftp' | 'sftp' | 's3' | 'mcp'

/** Files by path below a folder. A path that ends with `/` is an empty folder. */
export type Files = Readonly<Record<string, string>>

/** A running product with a temporary data folder, for one scenario, and what scenarios do with it. */
export class Alist {
  readonly binary: string
  /** Temporary folder of the scenario. It contains `data/` and the folders of the storages. */
  readonly folder: string
  readonly port: number
  /** Ports of the other servers. Those that a scenario doesn't name are off. */
  readonly ports: Readonly<Record<ServerName, number>>
  readonly url: string
  admin: Account
  /** The servers beside HTTP that `config.json` turns on. */
  readonly servers: readonly ServerName[]
  server: RunningProgram | undefined
  readonly #programs: RunningProgram[] = []
  readonly #others: Server[] = []

  private constructor(
    binary: string,
    folder: string,
    servers: readonly ServerName[],
    { http, ...ports }: Readonly<Record<ServerName | 'http', number>>,
  ) {
    this.binary = binary
    this.folder = folder
    this.port = http
    this.servers = servers
    this.ports = ports
    this.url = `http://127.0.0.1:${http}`
    this.admin = new Account(this.url)
  }

  /** Creates a data folder with these settings of `config.json`, without starting the product. */
  static async create(
    binary: string,
    servers: readonly ServerName[] = [],
    config: Readonly<Record<string, unknown>> = {},
  ): Promise<Alist> {
    const folder = await mkdtemp(join(tmpdir(), 'verify-behavior-'))
    const ports = {
      http: await freePort(),
      ftp: await freePort(),
      sftp: await freePort(),
      s3: await freePort(),
      mcp: await freePort(),
    }
    const alist = new Alist(binary, folder, servers, ports)
    await mkdir(alist.data)
    await mkdir(join(folder, 'home'))
    const isOn = (server: ServerName) => servers.includes(server)
    await alist.configure({
      ftp: { enable: isOn('ftp'), listen: `127.0.0.1:${ports.ftp}` },
      sftp: { enable: isOn('sftp'), listen: `127.0.0.1:${ports.sftp}` },
      s3: { enable: isOn('s3'), port: ports.s3 },
      mcp: { enable: isOn('mcp'), port: ports.mcp },
    })
    await alist.configure(config)
    return alist
  }

  get data(): string {
    return join(this.folder, 'data')
  }

  /** A visitor without a login. The `guest` user is disabled until a scenario enables it. */
  get visitor(): Account {
    return new Account(this.url)
  }

  /** Adds settings to `config.json`. They have an effect at the next start. */
  async configure(changes: Readonly<Record<string, unknown>>): Promise<void> {
    const file = join(this.data, 'config.json')
    const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
    const own = {
      scheme: { address: '127.0.0.1', http_port: this.port },
      database: { type: 'sqlite3', db_file: join(this.data, 'data.db'), table_prefix: 'x_' },
      temp_dir: join(this.data, 'temp'),
      bleve_dir: join(this.data, 'bleve'),
      log: { enable: true, name: join(this.data, 'log/log.log') },
    }
    await writeFile(file, JSON.stringify(merged(merged(own, before), changes)))
  }

  /** Starts the product, waits until it answers, and logs in as `admin`. */
  async start(env: Readonly<Record<string, string>> = {}, ...options: readonly string[]): Promise<void> {
    for (let left = this.servers.includes('s3') ? s3Tries : 1; left > 0; left -= 1) {
      const server = this.run(['server', ...options], { ALIST_ADMIN_PASSWORD: password, ...env })
      this.server = server
      try {
        await this.answers(this.url, server)
        break
      } catch (error) {
        if (left === 1 || !server.printed.includes('address already in use')) throw error
      }
    }
    for (const name of this.servers)
      await until(`The start of the ${name} server`, () => isListening(this.ports[name]), startTimeoutMs)
    this.admin = await this.logIn('admin')
  }

  /** Waits until the product answers at an address. */
  async answers(url = this.url, server?: RunningProgram): Promise<void> {
    await until(
      'The start of the product',
      async () => {
        if (server?.isRunning === false) throw new Error(`The product ended: ${server.printed.slice(-500)}`)
        const answer = await fetch(`${url}/api/public/settings`).catch(() => undefined)
        return answer?.ok === true && (await answer.text()).includes('"code":200')
      },
      startTimeoutMs,
    )
  }

  async stop(signal?: NodeJS.Signals): Promise<Ended | undefined> {
    return this.server?.stop(signal)
  }

  async restart(env: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.stop()
    await this.start(env)
  }

  /** Starts the product's program with this data folder. It is ended with the scenario. */
  run(parameters: readonly string[], env: Readonly<Record<string, string>> = {}): RunningProgram {
    const { PATH = '' } = process.env
    const program = new RunningProgram(this.binary, [...parameters, '--data', this.data], this.folder, {
      PATH,
      HOME: join(this.folder, 'home'),
      ...env,
    })
    this.#programs.push(program)
    return program
  }

  /** Runs a command of the product, and waits until it has ended. */
  command(...parameters: readonly string[]): Promise<Ended> {
    return this.run(parameters).ended
  }

  /** Starts another program in the scenario's folder. It is ended with the scenario. */
  program(name: string, ...parameters: readonly string[]): RunningProgram {
    const program = new RunningProgram(name, parameters, this.folder, {
      PATH: process.env.PATH ?? '',
      HOME: join(this.folder, 'home'),
    })
    this.#programs.push(program)
    return program
  }

  /** Starts a web server that stands for a provider, and returns its address. It is ended with the scenario. */
  async provider(answer: RequestListener): Promise<string> {
    const port = await freePort()
    const server = createServer(answer)
    this.#others.push(server)
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return `http://127.0.0.1:${port}`
  }

  /** Ends the product and deletes the folder. */
  async end(): Promise<void> {
    await Promise.all(this.#programs.map((program) => program.stop()))
    for (const server of this.#others) {
      server.closeAllConnections()
      server.close()
    }
    await rm(this.folder, { recursive: true, force: true })
  }

  /** Logs in with a name and a password. @throws if the product refuses */
  async logIn(name: string, secret = password): Promise<Account> {
    const { code, message, data } = await this.visitor.post('/auth/login', {
      username: name,
      password: secret,
    })
    if (code !== 200) throw new Error(`${name} cannot log in: ${code} ${message}`)
    return new Account(this.url, name, secret, String(field(data, 'token')))
  }

  webDav(account: Account): WebDav {
    return new WebDav(account)
  }

  /** Logs in to the FTP server. @throws if it refuses */
  async ftp({ name, password: secret }: Pick<Account, 'name' | 'password'>): Promise<Ftp> {
    const { ftp, login } = await Ftp.open(this.ports.ftp, name, secret)
    if (login.code !== 230) throw new Error(`${name} cannot log in to FTP: ${login.code} ${login.text}`)
    return ftp
  }

  /** Returns the answer's data as the admin. @throws if the product refuses */
  async must(path: string, body?: unknown): Promise<unknown> {
    const { code, message, data } = body ? await this.admin.post(path, body) : await this.admin.get(path)
    if (code !== 200) throw new Error(`${path} returned ${code}: ${message}`)
    return data
  }

  /** Returns the content of the product's log file. */
  log(): Promise<string> {
    return readFile(join(this.data, 'log/log.log'), 'utf8')
  }

  /** Runs SQL on the database file with `sqlite3`, and returns what it prints. */
  async sql(statement: string): Promise<string> {
    const { stdout } = await promisify(execFile)('sqlite3', [join(this.data, 'data.db'), statement])
    return stdout.trim()
  }

  /** Writes files below the scenario's folder. */
  async files(folder: string, files: Files): Promise<string> {
    const root = join(this.folder, folder)
    await mkdir(root, { recursive: true })
    for (const [path, text] of Object.entries(files)) {
      await mkdir(path.endsWith('/') ? join(root, path) : dirname(join(root, path)), { recursive: true })
      if (!path.endsWith('/')) await writeFile(join(root, path), text)
    }
    return root
  }

  /** Writes an archive with files into a folder, with `zip`. */
  async zip(folder: string, name: string, files: Files): Promise<void> {
    const target = await this.files(folder, {})
    const root = await this.files(`zip-${name}`, files)
    await promisify(execFile)('zip', ['-qr', join(target, name), ...Object.keys(files)], { cwd: root })
  }

  /** Makes a symbolic link to a folder, both below the scenario's folder. */
  link(folder: string, name: string): Promise<void> {
    return symlink(join(this.folder, folder), join(this.folder, name))
  }

  /** Starts an upload, and breaks it off as soon as the product has begun to write. */
  async brokenUpload(account: Account, path: string, hasBegun: () => Promise<boolean>): Promise<void> {
    const sent = request(`${this.url}/api/fs/put`, {
      method: 'PUT',
      headers: {
        authorization: account.token,
        'file-path': encodeURIComponent(path),
        'content-length': '50000000',
      },
    })
    sent.on('error', () => {})
    sent.write('x'.repeat(100_000))
    await until('The start of the upload', hasBegun)
    sent.destroy()
  }

  /** Returns a text of a storage's folder, read from the disk; `undefined` if the file does not exist. */
  onDisk(folder: string, path: string): Promise<string | undefined> {
    return readFile(join(this.folder, folder, path), 'utf8').catch(() => undefined)
  }

  /**
   * Mounts a folder with files as a Local storage. The folder has the name of the mount path:
   * `/team/photos` is `team/photos` below the scenario's folder, and `/` is `root`.
   *
   * @param fields other fields of the storage, such as `enable_sign`
   * @param options other options of the driver
   */
  async local(
    mountPath: string,
    files: Files = {},
    fields: Readonly<Record<string, unknown>> = {},
    options: Readonly<Record<string, unknown>> = {},
  ): Promise<number> {
    const root = await this.files(mountPath === '/' ? 'root' : mountPath.slice(1), files)
    return this.storage(mountPath, 'Local', localOptions(root, options), fields)
  }

  /** Adds a storage, and returns its ID. */
  async storage(
    mountPath: string,
    driver: string,
    options: Readonly<Record<string, unknown>>,
    fields: Readonly<Record<string, unknown>> = {},
  ): Promise<number> {
    const data = await this.must('/admin/storage/create', {
      mount_path: mountPath,
      driver,
      addition: JSON.stringify(options),
      ...fields,
    })
    return Number(field(data, 'id'))
  }

  /** Adds a role with permissions by path, and returns its ID. */
  async role(name: string, scopes: Readonly<Record<string, number>>): Promise<number> {
    await this.must('/admin/role/create', { name, permission_scopes: scopesOf(scopes) })
    return this.roleId(name)
  }

  async roleId(name: string): Promise<number> {
    return idOf(await this.must('/admin/role/list?page=1&per_page=100'), 'name', name)
  }

  /** Adds a user with a role of the same name that has these permissions by path, and logs in. */
  async user(
    name: string,
    scopes: Readonly<Record<string, number>>,
    fields: Readonly<Record<string, unknown>> = {},
  ): Promise<Account> {
    const role = await this.role(`${name}-role`, scopes)
    const user = { ...plainUser, username: name, role: [role], ...fields }
    await this.must('/admin/user/create', user)
    // A new user gets the first path of the role as the base path, whatever was asked for.
    await this.changeUser(name, { base_path: user.base_path })
    return this.logIn(name)
  }

  async userId(name: string): Promise<number> {
    return idOf(await this.must('/admin/user/list?page=1&per_page=100'), 'username', name)
  }

  /** Changes fields of a user, and returns the answer. The other fields stay. */
  async changeUser(name: string, fields: Readonly<Record<string, unknown>>) {
    const user = await this.must(`/admin/user/get?id=${await this.userId(name)}`)
    return this.admin.post('/admin/user/update', { ...Object(user), ...fields })
  }

  /** Enables the guest user with these permissions by path. */
  async guest(scopes: Readonly<Record<string, number>>): Promise<Account> {
    await this.must('/admin/role/update', {
      id: await this.roleId('guest'),
      name: 'guest',
      permission_scopes: scopesOf(scopes),
    })
    const { code, message } = await this.changeUser('guest', { disabled: false })
    if (code !== 200) throw new Error(`The guest user cannot be enabled: ${message}`)
    return this.visitor
  }

  /** Adds a meta. */
  async meta(path: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
    await this.must('/admin/meta/create', { path, ...fields })
  }

  /** Changes settings by key. */
  async set(values: Readonly<Record<string, string>>): Promise<void> {
    const items = await Promise.all(
      Object.entries(values).map(async ([key, value]) => ({
        ...Object(await this.must(`/admin/setting/get?key=${key}`)),
        value,
      })),
    )
    await this.must('/admin/setting/save', items)
  }

  /** Returns the value of a setting. */
  async setting(key: string): Promise<string> {
    return String(field(await this.must(`/admin/setting/get?key=${key}`), 'value'))
  }

  /** Builds a search index of everything, and waits for it. */
  async buildIndex(kind = 'database'): Promise<void> {
    await this.set({ search_index: kind })
    const lastDone = async () => {
      const progress = await this.must('/admin/index/progress')
      return field(progress, 'is_done') === true && String(field(progress, 'last_done_time'))
    }
    const before = await lastDone()
    await this.must('/admin/index/build', {})
    await until('The index', async () => {
      const time = await lastDone()
      return time !== before && time
    })
  }

  /** Waits until no task of a kind (`copy`, `upload`) runs, and returns the states of the finished ones. */
  async tasks(kind: string, account: Account = this.admin): Promise<readonly number[]> {
    await until(`The end of the ${kind} tasks`, async () => {
      const { data } = await account.get(`/task/${kind}/undone`)
      return Array.isArray(data) && data.length === 0
    })
    const { data } = await account.get(`/task/${kind}/done`)
    return Array.isArray(data) ? data.map((task) => Number(field(task, 'state'))) : []
  }
}

/** The options of a Local storage with this folder. */
export const localOptions = (root: string, options: Readonly<Record<string, unknown>> = {}) => ({
  root_folder_path: root,
  thumbnail: false,
  use_ffmpeg: false,
  show_hidden: true,
  mkdir_perm: '777',
  recycle_bin_path: 'delete permanently',
  ...options,
})

const plainUser = { password, base_path: '/', permission: 0, disabled: false, sso_id: '' }

const scopesOf = (scopes: Readonly<Record<string, number>>) =>
  Object.entries(scopes).map(([path, permission]) => ({ path, permission }))

function idOf(data: unknown, name: string, value: string): number {
  const found = contentOf(data).find((entry) => field(entry, name) === value)
  if (!found) throw new Error(`${value} is not in the list`)
  return Number(field(found, 'id'))
}

function merged(one: unknown, other: unknown): unknown {
  if (!isRecord(one) || !isRecord(other)) return other
  const both = Object.entries(other).map(([name, value]) => [name, merged(one[name], value)])
  return { ...one, ...Object.fromEntries(both) }
}
