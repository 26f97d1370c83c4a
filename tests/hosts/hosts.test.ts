import { execFileSync } from 'node:child_process'
import { cp, lstat, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readHeadersFile, readHeadersOf } from '../../scripts/publish/headers-file.ts'
import { writeFiles } from '../../scripts/shared/write-files.ts'
import { copyBuiltSite, runIndex } from '../support/built-copy.ts'
import { type HostServer, startHost } from '../support/host-server.ts'
import { thisSite } from '../support/this-site.ts'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Node's fetch would decompress the response, but the compression is what is tested. */
function ask(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers, host: '127.0.0.1' }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status = 0, headers: given } = response
        resolve({ status, headers: given, body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end()
  })
}

const pages = ['/', '/guide/install/docker.html', '/zh/guide/', '/guide/install/docker.md', '/nope/']
const silent = ['/tool/dropbox/callback.html', '/zh/tool/dropbox/callback.html?code=1']

for (const base of ['/', '/docs/'] as const) {
  describe.each(['nginx', 'caddy'] as const)(`%s of the distribution, the site at ${base}`, (kind) => {
    let site: Awaited<ReturnType<typeof copyBuiltSite>>
    let folder: string
    let server: HostServer
    const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
      ask(server.port, base + path.slice(1), headers)
    const wanted = async (path: string) => {
      const rules = readHeadersFile(await readFile(join(folder, '_headers'), 'utf8'))
      // Only for hosting services, which always have TLS.
      const { 'strict-transport-security': _strict, ...headers } = readHeadersOf(rules, base + path.slice(1))
      return headers
    }

    beforeAll(async () => {
      site = await copyBuiltSite()
      folder = site.root
      if (base !== '/') {
        folder = join(site.root, 'docs')
        await cp(site.root, `${site.root}-moved`, { recursive: true })
        await rm(site.root, { recursive: true })
        await cp(`${site.root}-moved`, folder, { recursive: true })
        await rm(`${site.root}-moved`, { recursive: true })
        await runIndex(folder, ['--base', base])
      }
      server = await startHost(kind, { root: site.root, site: folder })
    }, 180_000)
    afterAll(async () => {
      await server?.stop()
      await site?.remove()
    })

    test('every path without a file is answered with the application and the complete policy', async () => {
      const html = await readFile(join(folder, 'index.html'), 'utf8')
      for (const path of [...pages, ...silent]) {
        const { status, headers, body } = await get(path)
        expect([path, status, body.toString('utf8')]).toEqual([path, 200, html])
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
        expect(headers).toMatchObject(await wanted(path.replace(/\?.*/, '')))
        expect(headers['referrer-policy']).toBe(
          silent.includes(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
        )
      }
    })

    test('[X25] with page heads, a page is answered with its own, and every other path as before', async () => {
      const config = join(folder, 'content/site.json')
      const before = await readFile(config, 'utf8')
      await writeFile(config, JSON.stringify({ ...JSON.parse(before), pageHeads: true }))
      await runIndex(folder)
      const titles = {
        '/guide/install/docker.html': `Docker | ${thisSite.title}`,
        '/zh/guide/install/docker.html': `使用 Docker | ${thisSite.zhTitle}`,
        '/guide/': `Introduction | ${thisSite.title}`,
        '/': thisSite.title,
        '/nope/': thisSite.title,
        '/guide': thisSite.title,
        '/guide/contribute/_parts/': thisSite.title,
      }
      for (const [path, title] of Object.entries(titles)) {
        const { status, headers, body } = await get(path)
        expect([path, status, /<title>(.*?)<\/title>/.exec(body.toString('utf8'))?.[1]]).toEqual([
          path,
          200,
          title,
        ])
        expect(headers).toMatchObject(await wanted(path))
      }
      await writeFile(config, before)
      await runIndex(folder)
      const { body } = await get('/zh/guide/')
      expect(body.toString('utf8')).toBe(await readFile(join(folder, 'index.html'), 'utf8'))
    }, 120_000)

    test('[S12] at an IP address, the policy allows the API server of that machine and no other', async () => {
      const localApis = async (host: string) => {
        const { headers } = await get('/guide/', { host })
        return String(headers['content-security-policy']).match(/\S+:3002/g)
      }
      const own = ['http://localhost:3002', 'http://127.0.0.1:3002']
      expect((await localApis('192.168.1.10:8080'))?.toSorted()).toEqual(
        [...own, 'http://192.168.1.10:3002'].toSorted(),
      )
      expect((await localApis('[fd00::10]:8080'))?.toSorted()).toEqual([...own, 'http://*:3002'].toSorted())
      for (const host of ['docs.example', '10.evil.example', '127.0.0.1']) {
        expect(await localApis(host), host).toEqual(own)
      }
    })

    test('files are served unchanged, with their headers and their media type', async () => {
      const [shard] = await readdir(join(folder, 'manifest'))
      const script = (await readdir(join(folder, 'assets'))).find((name) => /^start-.*\.js$/.test(name))
      const types = {
        '/content/en/README.md': 'text/markdown; charset=utf-8',
        '/content/zh/README.md': 'text/markdown; charset=utf-8',
        '/manifest.json': /^application\/json/,
        [`/manifest/${shard}`]: /^application\/json/,
        [`/assets/${script}`]: /^(?:text|application)\/javascript/,
        '/img/logo.svg': /^image\/svg\+xml/,
        '/sw.js': /^(?:text|application)\/javascript/,
        '/llms.txt': 'text/plain; charset=utf-8',
        '/zh/llms.txt': 'text/plain; charset=utf-8',
        '/diagram-frame.html': 'text/html; charset=utf-8',
        '/demo-frame.html': 'text/html; charset=utf-8',
      }
      for (const [path, type] of Object.entries(types)) {
        const { status, headers, body } = await get(path)
        expect([path, status]).toEqual([path, 200])
        expect(body.equals(await readFile(join(folder, path)))).toBe(true)
        expect(headers['content-type'], path).toMatch(type)
        expect(headers, path).toMatchObject(await wanted(path))
        // One policy only: a second one would be enforced too.
        expect(String(headers['content-security-policy']).match(/default-src/g), path).toHaveLength(1)
        if (path.startsWith('/content/')) expect(headers).not.toHaveProperty('permissions-policy')
      }
    })

    test('[O4] a file that is not there is missing, and nothing keeps that for a year; hidden files are not shown', async () => {
      const missing = ['/content/en/nope.md', '/assets/nope.js', '/manifest/nope.json', '/history/nope.json']
      // A content folder can be the working copy of a repository.
      const hidden = ['/content/.git/config', '/content/en/.draft.md', '/img/.env', '/assets/.env']
      await writeFiles(new Map(hidden.map((path) => [join(folder, path), 'hidden'])))
      for (const path of [...missing, ...hidden, '/nope.json', '/.hosts/nginx.conf', '/.htaccess']) {
        const { status, headers, body } = await get(path)
        expect([path, status]).toEqual([path, 404])
        expect(headers['cache-control'] ?? '', path).not.toContain('max-age=3')
        expect(body.toString('utf8'), path).not.toContain('id="app"')
      }
    })

    test('[O4] unchanged files are not sent twice', async () => {
      for (const path of ['/content/en/README.md', '/']) {
        const { etag = '' } = (await get(path)).headers
        expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
      }
    })

    test('text is compressed for clients that ask for it', async () => {
      for (const path of ['/', '/content/zh/README.md', '/manifest.json', '/openapi.json']) {
        const { headers, body } = await get(path, { 'accept-encoding': 'gzip' })
        expect(headers['content-encoding'], path).toBe('gzip')
        expect(headers.vary, path).toMatch(/accept-encoding/i)
        const plain = await get(path)
        expect(plain.headers).not.toHaveProperty('content-encoding')
        expect(gunzipSync(body).equals(plain.body)).toBe(true)
      }
    })
  })
}

describe('contents of the Docker image', () => {
  test('the index command bundled as one file writes the same as the command', async () => {
    const site = await copyBuiltSite()
    const bundle = join(site.root, '.index-command')
    execFileSync('npm', ['run', '--silent', 'bundle:index', '--', '--outDir', bundle], { stdio: 'ignore' })
    const manifest = await readFile(join(site.root, 'manifest.json'), 'utf8')
    const headers = await readFile(join(site.root, '_headers'), 'utf8')
    await rm(join(site.root, 'manifest.json'))
    await rm(join(site.root, '_headers'))
    const args = ['--content', join(site.root, 'content'), '--out', join(site.root, 'manifest.json')]
    execFileSync('node', [join(bundle, 'build-index.mjs'), ...args], { cwd: site.root, stdio: 'ignore' })
    expect(await readFile(join(site.root, 'manifest.json'), 'utf8')).toBe(manifest)
    expect(await readFile(join(site.root, '_headers'), 'utf8')).toBe(headers)
    // A published site contains nothing but the site.
    expect(await readdir(site.root)).not.toContain('node_modules')
    await site.remove()
  }, 120_000)

  test('nginx takes its configuration', async () => {
    const site = await copyBuiltSite()
    const configuration = await readFile('hosts/docker/nginx.conf', 'utf8')
    const file = join(site.root, '.docker-nginx.conf')
    // The paths of the image, moved to the site's folder here.
    await writeFile(
      file,
      configuration
        .replaceAll('/srv/site', site.root)
        // The standard output of a test is not a file that can be opened.
        .replace('/dev/stdout', join(site.root, '.access.log'))
        .replace('/tmp/nginx.pid', join(site.root, '.nginx.pid')),
    )
    expect(() => execFileSync('nginx', ['-t', '-c', file], { stdio: 'pipe' })).not.toThrow()
    await site.remove()
  })
})

describe('the Docker image with another content folder', () => {
  let site: Awaited<ReturnType<typeof copyBuiltSite>>
  let docs: string
  let env: NodeJS.ProcessEnv
  const sh = (script: string) => execFileSync('sh', [`hosts/docker/${script}`], { env, encoding: 'utf8' })
  const write = (files: Readonly<Record<string, string>>) =>
    writeFiles(new Map(Object.entries(files).map(([file, text]) => [join(docs, file), text])))

  beforeAll(async () => {
    site = await copyBuiltSite()
    docs = await mkdtemp(join(tmpdir(), 'docs-'))
    const bundle = await mkdtemp(join(tmpdir(), 'index-command-'))
    execFileSync('npm', ['run', '--silent', 'bundle:index', '--', '--outDir', bundle], { stdio: 'ignore' })
    env = {
      ...process.env,
      SITE: site.root,
      CONTENT: docs,
      INDEX: join(bundle, 'build-index.mjs'),
      PID: join(docs, '.pid'),
    }
  }, 120_000)
  afterAll(async () => {
    await site?.remove()
    await rm(docs, { recursive: true, force: true })
  })

  test('[X24] an empty folder leaves the content of the image', async () => {
    sh('use-content.sh')
    expect((await lstat(join(site.root, 'content'))).isSymbolicLink()).toBe(false)
  })

  test('[X24] a folder without languages is served as it is, and changed pages need no restart', async () => {
    await write({
      'index.md': '# Start\n\nHello.\n',
      'guide/index.md': '# Guide\n',
      'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
    // As after a restart of the container, too.
    for (const script of ['use-content.sh', 'reindex.sh', 'use-content.sh', 'reindex.sh']) sh(script)
    const server = await startHost('nginx', { root: site.root })
    try {
      const get = async (path: string) => {
        const { status, body } = await ask(server.port, path)
        return [status, body.toString('utf8')]
      }
      expect(await get('/content/en/index.md')).toEqual([200, '# Start\n\nHello.\n'])
      expect(await get('/guide/')).toEqual([200, await readFile(join(site.root, 'index.html'), 'utf8')])
      expect(await get('/img/logo.svg')).toEqual([200, '<svg xmlns="http://www.w3.org/2000/svg"/>'])
      expect(await get('/history/folders.json')).toEqual([200, '[]\n'])
      expect((await get('/openapi.json'))[0]).toBe(404)
      expect((await get('/content/en/guide/webdav.md'))[0]).toBe(404)
      await write({ 'index.md': '# Changed\n' })
      expect(await get('/content/en/index.md')).toEqual([200, '# Changed\n'])
      expect(await get('/manifest.json')).toEqual([200, expect.stringContaining('"en"')])
    } finally {
      await server.stop()
    }
  })

  test('[X24] a folder with languages and configuration is served as its own site', async () => {
    await rm(docs, { recursive: true })
    await write({
      'site.json': '{ "locales": { "/": { "title": "Acme" } } }',
      'en/README.md': '# Start\n',
      'en/guide/a.md': '# A\n',
    })
    sh('use-content.sh')
    sh('reindex.sh')
    expect(await readFile(join(site.root, 'index.html'), 'utf8')).toContain('<title>Acme</title>')
    expect(await readFile(join(site.root, 'llms.txt'), 'utf8')).toMatch(/^# Acme/)
  })
})

describe('what npm run compress leaves', () => {
  test('the Brotli and gzip files contain the same as the file next to them', async () => {
    const site = await copyBuiltSite()
    const compress = ['tsx', 'scripts/build/compress-assets.ts', '--site', site.root]
    expect(execFileSync('npx', compress, { encoding: 'utf8' })).toMatch(/files, \d+ kB, \d+ kB with Brotli/)
    const folder = join(site.root, 'assets')
    const names = await readdir(folder)
    const packed = names.filter((name) => name.endsWith('.br'))
    expect(packed.length).toBeGreaterThan(10)
    for (const name of packed) {
      const whole = await readFile(join(folder, name.slice(0, -'.br'.length)))
      expect(brotliDecompressSync(await readFile(join(folder, name))).equals(whole)).toBe(true)
      expect(gunzipSync(await readFile(join(folder, name.replace(/br$/, 'gz')))).equals(whole)).toBe(true)
    }
    const [first = ''] = packed
    const server = await startHost('caddy', { root: site.root })
    const answer = await ask(server.port, `/assets/${first.slice(0, -'.br'.length)}`, {
      'accept-encoding': 'br',
    })
    await server.stop()
    await site.remove()
    expect(answer.headers['content-encoding']).toBe('br')
  }, 180_000)
})
