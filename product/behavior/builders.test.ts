/*
 * What the tools for administrators write, with the product itself: part of `npm run test:full` if `ALIST_BINARY` is the
 * product's program.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Answers, LocalTool } from '../../src/content/local-tool.ts'
import { downloadPath, encodedPath } from '../tools/address/encode.ts'
import { checkConfig } from '../tools/config/check-config.ts'
import { setKey } from '../tools/config/edit-config.ts'
import { configKeys } from '../tools/config/keys.ts'
import install from '../tools/install/tool.ts'
import proxy from '../tools/proxy/tool.ts'
import { Alist, password } from './alist.ts'
import { field } from './clients/account.ts'
import { basic } from './clients/raw.ts'
import { freePort, isListening } from './free-port.ts'
import { until } from './until.ts'

const given = process.env.ALIST_BINARY ?? ''
const binary = given && resolve(given)
const withProduct = describe.skipIf(!binary)
const reason = binary ? '' : ' (not run: ALIST_BINARY is not set to the program of AList)'

const domain = 'alist.example.com'

const textsOf = (tool: LocalTool, answers: Answers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tool
      .result({ ...tool.initial, ...answers })
      .flatMap((part) => (part.kind === 'text' ? [[part.title.en, part.text]] : [])),
  )

let alist: Alist | undefined
afterEach(async () => {
  await alist?.end()
  alist = undefined
})

withProduct(`a configuration file of the editor${reason}`, () => {
  const start = async (values: (data: string) => Readonly<Record<string, string>>) => {
    const created = await Alist.create(binary)
    alist = created
    const own = {
      'scheme.address': '127.0.0.1',
      'scheme.http_port': String(created.port),
      'database.db_file': join(created.data, 'data.db'),
      'database.table_prefix': 'x_',
    }
    const all = Object.entries({ ...values(created.data), ...own })
    const text = all.reduce((before, [key, value]) => setKey(before, key, value), '')
    expect(checkConfig(text).findings.filter(({ severity }) => severity === 'error')).toEqual([])
    await writeFile(join(created.data, 'config.json'), text)
    await created.start()
    await created.local('/l', { 'a.txt': 'a' })
    return { created, text }
  }

  test('the product starts with a configuration of few keys', async () => {
    const { created } = await start(() => ({ site_url: 'https://alist.example.com', max_connections: '10' }))
    expect(await created.admin.post('/fs/list', { path: '/l' })).toMatchObject({ code: 200 })
  })

  test('the product starts with every key at its default', async () => {
    const { created, text } = await start((data) =>
      Object.fromEntries(
        configKeys
          // The product makes its secret by itself.
          .filter(({ key }) => key !== 'jwt_secret')
          .map(({ key, default: value }) => [
            key,
            Array.isArray(value) ? value.join('\n') : String(value).replaceAll('<data>', data),
          ]),
      ),
    )
    expect(await created.admin.post('/fs/list', { path: '/l' })).toMatchObject({ code: 200 })
    // It reads every key: what it writes back at its start has the same values.
    const written = JSON.parse(await readFile(join(created.data, 'config.json'), 'utf8'))
    expect(written).toMatchObject({ ...JSON.parse(text), last_launched_version: expect.any(String) })
  })
})

withProduct(`the commands of the setup builder${reason}`, () => {
  test('the commands set a password and make a backup in a folder with spaces', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'setup '))
    const folder = join(parent, 'my files')
    await mkdir(join(folder, 'data'), { recursive: true })
    await symlink(binary, join(folder, 'alist'))
    const texts = textsOf(install, { way: 'systemd', folder })
    const run = (text = '') =>
      spawnSync('bash', ['-c', text], { encoding: 'utf8', env: { PATH: '/usr/bin:/bin', HOME: parent } })
    const set = run(texts['Set a password for admin'])
    expect(set.stdout + set.stderr).toMatch(/password: \w{8}/i)
    const copy = texts['Back up']?.replaceAll(/^systemctl .*$/gm, '')
    expect(run(copy)).toMatchObject({ status: 0, stderr: '' })
    const names = execFileSync('ls', [folder], { encoding: 'utf8' })
    expect(names).toMatch(/^data-backup-\d{4}-\d\d-\d\d$/m)
    await rm(parent, { recursive: true })
  })
})

let certificates: string
const certificate = (name: string) => join(certificates, name)
beforeAll(async () => {
  certificates = await mkdtemp(join(tmpdir(), 'certificates-'))
  const subject = ['-subj', `/CN=${domain}`, '-days', '2', '-nodes', '-newkey', 'rsa:2048', '-x509']
  const out = ['-keyout', certificate('key.pem'), '-out', certificate('cert.pem')]
  execFileSync('openssl', ['req', ...subject, ...out], { stdio: 'ignore' })
  const both = await Promise.all(['cert.pem', 'key.pem'].map((name) => readFile(certificate(name), 'utf8')))
  await writeFile(certificate('both.pem'), both.join(''))
})
afterAll(() => rm(certificates, { recursive: true }))

/** How each server runs the builder's output, which listens on loopback only here. */
const servers: Readonly<
  Record<
    string,
    (
      text: string,
      folder: string,
    ) => { readonly file: string; readonly text: string; readonly command: readonly string[] }
  >
> = {
  nginx: (text, folder) => {
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    const file = join(folder, 'nginx.conf')
    const servers = text.replaceAll(/listen (\d+)/g, 'listen 127.0.0.1:$1')
    return {
      file,
      text: `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${paths.join(' ')}\n${servers}\n}`,
      command: ['nginx', '-c', file, '-e', join(folder, 'error.log')],
    }
  },
  caddy: (text, folder) => {
    const file = join(folder, 'Caddyfile')
    return {
      file,
      text: `{\n  admin off\n  auto_https disable_redirects\n}\n${text.replaceAll('bind 0.0.0.0', 'bind 127.0.0.1')}`,
      command: ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
    }
  },
  apache: (text, folder) => {
    const names = [
      'mpm_event',
      'authz_core',
      'proxy',
      'proxy_http',
      'headers',
      'ssl',
      'socache_shmcb',
      'alias',
      'remoteip',
    ]
    const load = names.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
    const file = join(folder, 'apache.conf')
    const head = [
      ...load,
      `ServerRoot ${folder}`,
      'ServerName localhost',
      `PidFile ${folder}/apache.pid`,
      `ErrorLog ${folder}/apache.log`,
    ]
    return {
      file,
      text: `${head.join('\n')}\n${text.replaceAll(/Listen (\d+)/g, 'Listen 127.0.0.1:$1').replaceAll('0.0.0.0', '127.0.0.1')}`,
      command: ['apache2', '-X', '-f', file],
    }
  },
  haproxy: (text, folder) => {
    const file = join(folder, 'haproxy.cfg')
    const defaults =
      'global\ndefaults\n    mode http\n    timeout connect 5s\n    timeout client 5s\n    timeout server 5s\n'
    return {
      file,
      text: `${defaults}\n${text.replaceAll('bind 0.0.0.0', 'bind 127.0.0.1')}`,
      command: ['haproxy', '-f', file],
    }
  },
}

const isThere = (program: string) => spawnSync('sh', ['-c', 'command -v "$1"', 'sh', program]).status === 0
const programs: Readonly<Record<string, string>> = { apache: 'apache2' }

const variants: Readonly<Record<string, Answers>> = {
  'without TLS': { tls: '' },
  'with TLS in a sub-path': { tls: 'yes', path: '/my.files' },
}

describe.each(Object.keys(servers))('behind %s', (server) => {
  const program = programs[server] ?? server
  const isReady = binary !== '' && isThere(program)
  const why = binary && !isReady ? ` (not run: ${program} is not installed)` : reason

  describe.skipIf(!isReady).each(Object.entries(variants))(`%s${why}`, (_name, variant) => {
    test('the product answers pages, WebDAV, and ranges', async () => {
      const port = await freePort()
      const path = variant.path ?? ''
      const hasTls = variant.tls === 'yes'
      const site = `${hasTls ? 'https' : 'http'}://${domain}:${port}`
      const created = await Alist.create(binary, [], { site_url: site + path })
      alist = created
      const target = `127.0.0.1:${created.port}`
      const key = server === 'haproxy' ? '' : certificate('key.pem')
      const files = { certificate: certificate(server === 'haproxy' ? 'both.pem' : 'cert.pem'), key }
      const texts = Object.values(
        textsOf(proxy, { server, domain, target, ipv6: '', ...files, ...variant, port: String(port) }),
      )
      const keys = texts.find((text) => text.startsWith('{\n  "site_url"')) ?? '{}'
      await created.configure(JSON.parse(keys))
      const own = servers[server]?.(texts[0] ?? '', created.folder)
      if (!own) throw new Error(server)
      await writeFile(own.file, own.text)
      const [command = '', ...words] = own.command
      const running = created.program(command, ...words)
      await until(`The start of ${server}`, async () => {
        if (!running.isRunning) throw new Error(running.printed)
        return isListening(port)
      })

      const ask = (method: string, at: string, headers: IncomingHttpHeaders = {}, body = '') =>
        send(port, hasTls, method, at, headers, body)
      created.run(['server'], { ALIST_ADMIN_PASSWORD: password })
      await until(
        'The start of the product',
        async () => (await ask('GET', `${path}/api/public/settings`)).text.includes('"code":200'),
        45_000,
      )

      const page = await ask('GET', `${path}/`)
      expect({ status: page.status, type: page.headers['content-type'] }).toMatchObject({
        status: 200,
        type: expect.stringContaining('text/html'),
      })
      if (path !== '') {
        const moved = await ask('GET', path)
        expect([301, 302]).toContain(moved.status)
        expect(new URL(moved.headers.location ?? '', site).pathname).toBe(`${path}/`)
      }

      const api = async (name: string, data: unknown, headers: IncomingHttpHeaders = {}) => {
        const answer = await ask(
          'POST',
          `${path}/api${name}`,
          { 'content-type': 'application/json', ...headers },
          JSON.stringify(data),
        )
        return JSON.parse(answer.text) as { readonly code: number; readonly data: unknown }
      }
      const login = await api('/auth/login', { username: 'admin', password })
      const authorization = String(field(login.data, 'token'))
      const root = await created.files('storage', {})
      const storage = {
        mount_path: '/l',
        driver: 'Local',
        addition: JSON.stringify({ root_folder_path: root }),
      }
      expect(await api('/admin/storage/create', storage, { authorization })).toMatchObject({ code: 200 })

      const name = '/l/100% #1?&+ 云.txt'
      const dav = (file: string) => `${path}/dav${encodedPath(file)}`
      const account = basic('admin', password)
      expect((await ask('PUT', dav(name), account, '0123456789')).status).toBe(201)
      const listed = await ask('PROPFIND', dav('/l/'), { ...account, depth: '1' })
      expect(listed.status).toBe(207)
      const destination = site + dav('/l/b.txt')
      expect((await ask('MOVE', dav(name), { ...account, destination })).status).toBe(201)
      expect((await ask('PUT', dav(name), account, '0123456789')).status).toBe(201)
      const cut = await ask('GET', dav('/l/b.txt'), { ...account, range: 'bytes=2-5' })
      expect([cut.status, cut.text, cut.headers['content-range']]).toEqual([206, '2345', 'bytes 2-5/10'])

      const got = await api('/fs/get', { path: name }, { authorization })
      expect(String(field(got.data, 'raw_url')).startsWith(`${site}${path}/`)).toBe(true)
      const link = `${path}/d${downloadPath(name)}?sign=${field(got.data, 'sign')}`
      const part = await ask('GET', link, { range: 'bytes=8-' })
      expect([part.status, part.text]).toEqual([206, '89'])
    })
  })
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Sends a request for the domain to this machine. @returns status 0 if nothing answers */
function send(
  port: number,
  hasTls: boolean,
  method: string,
  path: string,
  headers: IncomingHttpHeaders,
  body: string,
): Promise<Answer> {
  const options = {
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { ...headers, host: `${domain}:${port}`, 'content-length': Buffer.byteLength(body) },
    // The certificate was made for this test.
    ...(hasTls && { servername: domain, rejectUnauthorized: false }),
  }
  return new Promise((done) => {
    const sent = (hasTls ? httpsRequest : httpRequest)(options, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    sent.on('error', () => done({ status: 0, headers: {}, text: '' }))
    sent.end(body)
  })
}
