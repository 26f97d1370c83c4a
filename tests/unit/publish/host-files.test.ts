import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { parse } from 'smol-toml'
import { describe, expect, test } from 'vitest'
import { hosts } from '../../../scripts/new-site/hosts.ts'
import { fileFolders, isFilePath, isHiddenPath } from '../../../scripts/publish/file-paths.ts'
import { headerRulesOf, headersOf } from '../../../scripts/publish/header-rules.ts'
import { hostFilesOf } from '../../../scripts/publish/host-files.ts'
import { securityPolicyOf } from '../../../scripts/publish/security-policy.ts'

const repository = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(repository, 'hosts', file), 'utf8')
const hashes = { scripts: ["'sha256-abc'"], styles: [] }
const policy = securityPolicyOf({}, hashes)
const framed = [{ file: 'diagram-frame.html', policy: "default-src 'none'" }]
const filesAt = (base: string) => {
  const rules = headerRulesOf({ base, policy, framed })
  return { rules, files: hostFilesOf({ base, rules }) }
}

/** Files about missing files only. Headers for the same hosts are in `_headers`. */
const withoutHeaders = /cloudflare|netlify|assetsignore/

test('every file with headers contains the complete policy, the policies of all frames, and both cache rules', () => {
  for (const [file, text] of filesAt('/').files) {
    if (withoutHeaders.test(file)) continue
    for (const part of [
      "'sha256-abc'",
      "default-src 'none'; frame-ancestors 'self'",
      'immutable',
      'no-cache',
    ]) {
      expect(text, file).toContain(part)
    }
    expect(text, file).toContain('no-referrer')
    expect(text, file).not.toContain('undefined')
  }
})

test('[S12] any host on port 3002 is allowed only if the server cannot name one', () => {
  const holding = [...filesAt('/').files].flatMap(([file, text]) =>
    text.split('\n').some((line) => /content-security-policy/i.test(line) && line.includes('http://*:3002'))
      ? [file]
      : [],
  )
  expect(holding).toEqual(['.htaccess'])
})

test('hosts that always have TLS ask for it; the others serve names on which the server may have none', () => {
  const strict = [...filesAt('/').files].filter(([, text]) => text.includes('Strict-Transport-Security'))
  expect(strict.map(([file]) => file)).toEqual(['_headers', 'vercel.json'])
})

test('nginx hides files whose names start with a dot in every folder, also where it looks at no other pattern', () => {
  const nginx = filesAt('/').files.get('.hosts/nginx.conf') ?? ''
  const folders = nginx.split(/^(?=location )/m).filter((block) => block.startsWith('location ^~ '))
  expect(folders).toHaveLength(fileFolders.length)
  for (const block of folders) expect(block).toMatch(/location ~ \/\\\. \{\s+return 404;\s+\}/)
})

test('paths that can only be files are the same for every host', () => {
  for (const path of ['/content/en/no.md', '/assets/no.js', '/manifest/no.json', '/sw.js', '/no.json']) {
    expect(isFilePath(path)).toBe(true)
  }
  for (const path of ['/', '/guide/a.md', '/guide/x.json/', '/contents/', '/a/b.js']) {
    expect(isFilePath(path)).toBe(false)
    expect(isHiddenPath(path)).toBe(false)
  }
  expect(isHiddenPath('/.hosts/nginx.conf')).toBe(true)
  expect(isHiddenPath('/.well-known/security.txt')).toBe(false)
})

describe('vercel.json', () => {
  const { files } = filesAt('/')
  const atName = headerRulesOf({
    base: '/',
    policy: securityPolicyOf({ siteUrl: 'https://a.example' }, hashes),
    framed,
  })
  const vercel = JSON.parse(files.get('vercel.json') ?? '') as {
    readonly headers: readonly {
      readonly source: string
      readonly headers: readonly { key: string; value: string }[]
    }[]
    readonly rewrites: readonly { readonly source: string; readonly destination: string }[]
  }
  const fits = (source: string, path: string) => new RegExp(`^${source}$`).test(path)

  test('the file gives every path the headers of the table, and each of them once', () => {
    for (const path of [
      '/',
      '/guide/a.html',
      '/tool/x.html',
      '/assets/a.js',
      '/content/en/a.md',
      '/diagram-frame.html',
      '/diagram-frames/',
      '/manifest.json',
    ]) {
      const given = vercel.headers
        .filter(({ source }) => fits(source, path))
        .flatMap(({ headers }) => headers)
      const names = given.map(({ key }) => key)
      expect(new Set(names).size, path).toBe(names.length)
      const { 'Content-Type': type, ...others } = Object.fromEntries(
        given.map(({ key, value }) => [key, value]),
      )
      const strict = { 'Strict-Transport-Security': 'max-age=15552000' }
      expect(others, path).toEqual({ ...headersOf(atName, path), ...strict })
      if (path.endsWith('.md')) expect(type).toBe('text/markdown; charset=utf-8')
    }
  })

  test('answers pages with the application, and no file', () => {
    const [rewrite] = vercel.rewrites
    for (const path of ['/', '/guide/a.html', '/zh/']) expect(fits(rewrite?.source ?? '', path)).toBe(true)
    for (const folder of fileFolders) expect(fits(rewrite?.source ?? '', `/${folder}/x`)).toBe(false)
  })
})

describe('netlify.toml', () => {
  const netlify = parse(read('netlify/netlify.toml')) as unknown as {
    readonly build: { readonly command: string; readonly publish: string }
    readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: number }[]
  }

  test('the file is TOML, missing files stay missing, and everything else is a page', () => {
    expect(netlify.build).toMatchObject({ command: 'npm run build', publish: 'dist' })
    const last = netlify.redirects.at(-1)
    expect(last).toEqual({ from: '/*', to: '/index.html', status: 200 })
    const missing = netlify.redirects.slice(0, -1)
    expect(missing.map(({ from }) => from)).toEqual(fileFolders.map((folder) => `/${folder}/*`))
    expect(missing.every(({ status }) => status === 404)).toBe(true)
  })
})

describe('_redirects for Netlify', () => {
  /** Reads the lines as Netlify documents them: from, to, and status. The first that fits applies. */
  const linesAt = (base: string) =>
    (filesAt(base).files.get('.hosts/netlify/_redirects') ?? '')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [from = '', to, status] = line.split(' ')
        return { fits: (path: string) => path.startsWith(from.replace(/\*$/, '')), to, status }
      })

  test.each(['/', '/docs/'])('a missing file is missing, and any other address is a page, at %s', (base) => {
    const answerOf = (path: string) => {
      const line = linesAt(base).find(({ fits }) => fits(base + path))
      return [line?.to, line?.status]
    }
    for (const path of ['', 'guide/', 'guide/page.html', 'zh/', 'contents/'])
      expect(answerOf(path)).toEqual([`${base}index.html`, '200'])
    for (const folder of fileFolders)
      expect(answerOf(`${folder}/no`)).toEqual([`${base}not-found.txt`, '404'])
  })

  test('only --host netlify puts them in use: Cloudflare refuses a site that has them', () => {
    expect(
      [...filesAt('/').files.keys()].filter((file) => /^[^.].*_redirects|^_redirects/.test(file)),
    ).toEqual([])
    expect(Object.values(hosts).filter(({ copies }) => copies)).toEqual([hosts.netlify])
    expect(hosts.netlify?.copies).toEqual({ '.hosts/netlify/_redirects': '_redirects' })
  })
})

test.each([
  'nginx',
  'caddy',
])('the steps for %s name the folder that addresses below a path start at', (host) => {
  const steps = hosts[host]?.next('site', '/docs').join('\n') ?? ''
  expect(steps).toContain('as /srv/www/docs')
  expect(steps).toMatch(/root (?:\* )?\/srv\/www(?:;|$)/m)
  expect(steps).toContain('/srv/www/docs/.hosts/')
})

describe('Cloudflare', async () => {
  const files = (base: string) => filesAt(base).files
  const textOf = (name: string, base = '/') => files(base).get(name) ?? ''
  const workerAt = async (base: string) => {
    const code = encodeURIComponent(textOf('.hosts/cloudflare/worker.js', base))
    const { default: worker } = (await import(`data:text/javascript,${code}`)) as {
      readonly default: { fetch(request: Request, env: object): Promise<Response> }
    }
    return worker
  }

  test('wrangler.json puts the worker before the folders, and the application behind everything else', () => {
    const { assets, main, name } = JSON.parse(textOf('.hosts/cloudflare/wrangler.json')) as {
      readonly assets: Record<string, unknown>
      readonly main: string
      readonly name?: string
    }
    const paths = fileFolders.map((folder) => `/${folder}/*`)
    expect(assets).toEqual({
      directory: '../..',
      binding: 'ASSETS',
      html_handling: 'none',
      not_found_handling: 'single-page-application',
      run_worker_first: ['/*/', ...paths],
    })
    expect([main, name]).toEqual(['worker.js', undefined])
    const routes = { version: 1, include: paths, exclude: [] }
    expect(JSON.parse(textOf('.hosts/cloudflare/_routes.json'))).toEqual(routes)
    expect(textOf('.assetsignore').split('\n').slice(0, 2)).toEqual(['.*', '!.well-known'])
  })

  test.each([
    '/',
    '/docs/',
  ])('the worker lets files through and makes the application in their place a 404, at %s', async (base) => {
    const worker = await workerAt(base)
    const answer = (body: string | null, init: ResponseInit) =>
      worker.fetch(new Request(`https://x.example${base}assets/a.js`), {
        ASSETS: { fetch: async () => new Response(body, init) },
      })
    const file = await answer('x', { headers: { 'content-type': 'text/javascript' } })
    expect([file.status, await file.text()]).toEqual([200, 'x'])
    expect((await answer(null, { status: 304 })).status).toBe(304)
    const page = await answer('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  test.each([
    ['guide/', 'guide/index.html'],
    ['guide/?a=1', 'guide/index.html?a=1'],
    ['guide/page.html', 'guide/page.html'],
    ['assetsx/a', 'assetsx/a'],
  ])('the worker answers %s with %s, or the application', async (asked, found) => {
    const worker = await workerAt('/')
    const fetch = async (request: Request) =>
      new Response(request.url, { headers: { 'content-type': 'text/html' } })
    const response = await worker.fetch(new Request(`https://x.example/${asked}`), { ASSETS: { fetch } })
    expect([response.status, await response.text()]).toEqual([200, `https://x.example/${found}`])
  })
})

describe('GitHub Pages', () => {
  test('the workflow is YAML, its commands are commands of this project, and its site carries its own policy', () => {
    const workflow = load(read('github-pages/pages.yml')) as {
      readonly permissions: Record<string, string>
      readonly jobs: Record<
        'build' | 'deploy',
        {
          readonly permissions: Record<string, string>
          readonly steps: readonly { readonly run?: string; readonly uses?: string }[]
        }
      >
    }
    const { build, deploy } = workflow.jobs
    expect(workflow.permissions).toEqual({})
    // Code of this repository and its packages runs without the right to publish.
    expect(Object.values(build.permissions)).toEqual(['read', 'read'])
    expect(deploy.permissions).toEqual({ pages: 'write', 'id-token': 'write' })
    expect(deploy.steps.every(({ run }) => run === undefined)).toBe(true)
    for (const { uses } of [...build.steps, ...deploy.steps]) {
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/)
    }
    const { steps } = build
    const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
      readonly scripts: Record<string, string>
    }
    const commands = steps.flatMap(({ run }) => /npm run ([\w:]+)/.exec(run ?? '')?.[1] ?? [])
    expect(commands).toEqual(['build', 'index'])
    for (const command of commands) expect(scripts).toHaveProperty(command)
    expect(steps.some(({ run }) => run?.includes('--plain-host'))).toBe(true)
    expect(deploy.steps.at(-1)?.uses).toMatch(/^actions\/deploy-pages@/)
  })
})

describe('Docker', () => {
  const instructions = read('docker/Dockerfile')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '))

  test('the Dockerfile has known instructions only, and copies what exists', () => {
    const known = ['FROM', 'RUN', 'WORKDIR', 'COPY', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD', 'ARG', 'USER']
    for (const [name = ''] of instructions) expect(known).toContain(name)
    expect(instructions.slice(0, 2).map(([name]) => name)).toEqual(['ARG', 'FROM'])
    // One argument pins the image of both stages (docs/security.md).
    const images = instructions.filter(([name]) => name === 'FROM').map(([, image]) => image)
    expect(images).toEqual([`\${NODE_IMAGE}`, `\${NODE_IMAGE}`])
    const end = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'))
    expect(end).toContainEqual(['USER', 'nginx'])
    const copied = instructions
      .filter(([name, second = '']) => name === 'COPY' && !second.startsWith('--from'))
      .flatMap((words) => words.slice(1, -1))
    for (const file of copied) expect(() => readFileSync(join(repository, file))).not.toThrow(/ENOENT/)
  })

  test('compose.yaml mounts the pages and takes all rights from the container', () => {
    const { services } = load(read('docker/compose.yaml')) as {
      readonly services: {
        readonly docs: {
          readonly volumes: readonly string[]
          readonly build: object
          readonly read_only: boolean
          readonly cap_drop: readonly string[]
          readonly security_opt: readonly string[]
          readonly tmpfs: readonly string[]
        }
      }
    }
    expect(services.docs.volumes).toHaveLength(1)
    expect(services.docs.volumes[0]).toMatch(/^\$\{CONTENT:-(\.\.\/){2}public\/content\}:\/content:ro$/)
    expect(services.docs.build).toEqual({ context: '../..', dockerfile: 'hosts/docker/Dockerfile' })
    // Whatever the container writes is in memory.
    expect(services.docs.read_only).toBe(true)
    expect(services.docs.cap_drop).toEqual(['ALL'])
    expect(services.docs.security_opt).toEqual(['no-new-privileges:true'])
    const writable = services.docs.tmpfs.map((place) => place.replace(/:.*/, ''))
    expect(writable).toEqual(['/tmp', '/srv/site'])
    const temporary = [...read('docker/nginx.conf').matchAll(/^\s*(?:pid|\w+_temp_path) (\S+);/gm)]
    expect(temporary).toHaveLength(6)
    for (const [, path] of temporary) expect(path).toMatch(/^\/tmp\//)
  })
})
