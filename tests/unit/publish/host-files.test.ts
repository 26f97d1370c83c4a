import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { parse } from 'smol-toml'
import { describe, expect, test } from 'vitest'
import worker from '../../../hosts/cloudflare/worker.js'
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

test('every host file contains the complete policy, the policies of all frames, and both cache rules', () => {
  for (const [file, text] of filesAt('/').files) {
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

  test('gives every path the headers of the table, and each of them once', () => {
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

  test('is TOML; files that are missing are missing, everything else is a page', () => {
    expect(netlify.build).toMatchObject({ command: 'npm run build', publish: 'dist' })
    const last = netlify.redirects.at(-1)
    expect(last).toEqual({ from: '/*', to: '/index.html', status: 200 })
    const missing = netlify.redirects.slice(0, -1)
    expect(missing.map(({ from }) => from)).toEqual(fileFolders.map((folder) => `/${folder}/*`))
    expect(missing.every(({ status }) => status === 404)).toBe(true)
  })
})

describe('Cloudflare', () => {
  test('wrangler.json puts the worker before the folders of files, and the application behind everything else', () => {
    const { assets } = JSON.parse(read('cloudflare/wrangler.json')) as {
      readonly assets: Record<string, unknown>
    }
    expect(assets.run_worker_first).toEqual(fileFolders.map((folder) => `/${folder}/*`))
    expect(assets).toMatchObject({
      not_found_handling: 'single-page-application',
      html_handling: 'none',
      directory: '../../dist',
    })
  })

  test('the worker lets files through and makes the application in their place a 404', async () => {
    const answer = (body: string | null, init: ResponseInit) =>
      worker.fetch(new Request('https://x.example/assets/a.js'), {
        ASSETS: { fetch: async () => new Response(body, init) },
      })
    const file = await answer('x', { headers: { 'content-type': 'text/javascript' } })
    expect([file.status, await file.text()]).toEqual([200, 'x'])
    expect((await answer(null, { status: 304 })).status).toBe(304)
    const page = await answer('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store'])
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

  test('compose.yaml is YAML and mounts the pages', () => {
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
