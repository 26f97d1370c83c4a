import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headerRulesOf } from '../../scripts/publish/header-rules.ts'
import { hostFilesOf } from '../../scripts/publish/host-files.ts'
import { securityPolicyOf } from '../../scripts/publish/security-policy.ts'
import { writeFiles } from '../../scripts/shared/write-files.ts'
import { type HostServer, startHost } from '../support/host-server.ts'
import { rawRequest, requestText } from '../support/raw-request.ts'

const isInstalled = (name: string) => {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`]).length > 0
  } catch {
    return false
  }
}

// Continuous integration installs nginx and Caddy only.
const kinds = (['nginx', 'caddy', 'apache2'] as const).filter(
  (kind) => kind !== 'apache2' || isInstalled(kind),
)

describe.each(
  kinds.flatMap((kind) => [[kind, '/'] as const, [kind, '/a/docs/'] as const]),
)('%s with a site at %s: the headers belong to the page or file, however its address is written', (kind, base) => {
  let root: string
  let server: HostServer
  const ask = async (target: string) => {
    const { status, head, body } = await rawRequest(server.port, [requestText(base + target)])
    const header = (name: string) => new RegExp(`^${name}: (.*)`, 'im').exec(head)?.[1]?.trim()
    return { status, header, body }
  }

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'host-addresses-'))
    const policy = securityPolicyOf({}, { scripts: [], styles: [] })
    const host = hostFilesOf({ base, rules: headerRulesOf({ base, policy, framed: [] }) })
    const files = {
      'index.html': 'application',
      'tool/index.html': 'page head',
      'content/en/a.md': 'text',
      'content/.git/config': 'hidden',
      '.git/config': 'hidden',
      'guide/.env': 'hidden',
      ...Object.fromEntries(host),
    }
    await writeFiles(new Map(Object.entries(files).map(([name, text]) => [join(root, base, name), text])))
    server = await startHost(kind, { root, site: join(root, base) })
  })
  afterAll(async () => {
    await server?.stop()
    await rm(root, { recursive: true, force: true })
  })

  test.each([
    ['tool/', 'page head'],
    ['%74ool/', 'page head'],
    ['guide/../tool/', 'page head'],
    ['/tool//', 'page head'],
    ['tool/x/callback.html?code=1', 'application'],
    ['%74ool/x/callback.html?code=1', 'application'],
    ['zh/tool/x.html', 'application'],
    ['zh/%74ool/x.html', 'application'],
    ['zh/../tool/x.html', 'application'],
    ['TOOL/', 'application'],
    ['Zh/Tool/x.html', 'application'],
    ['zh//tool/x.html', 'application'],
  ])('the tool %s sends no referrer', async (target, text) => {
    const { status, header, body } = await ask(target)
    expect({ status, body, policy: header('referrer-policy') }).toEqual({
      status: 200,
      body: text,
      policy: 'no-referrer',
    })
    expect(header('content-security-policy')).toContain("script-src 'self'")
  })

  test.each([
    '',
    'guide/',
    'tools/',
    'toolbox.html',
    'guide/tool/',
    'tool',
    'Content/',
    '%69mages/',
  ])('the page /%s has the headers of pages', async (target) => {
    const { status, header, body } = await ask(target)
    expect([status, body]).toEqual([200, 'application'])
    expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(header('content-security-policy')).toContain("script-src 'self'")
  })

  test.each([
    'content/en/a.md',
    '%63ontent/en/a.md',
    'guide/../content/en/a.md',
    '/content//en/%61.md',
  ])('the file /%s has the headers of data', async (target) => {
    const { status, header, body } = await ask(target)
    expect([status, body]).toEqual([200, 'text'])
    expect(header('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    expect(header('permissions-policy')).toBeUndefined()
  })

  test.each([
    '.git/config',
    '%2egit/config',
    'content/.git/config',
    'content/%2egit/config',
    '%63ontent/%2Egit/config',
    'guide/../.git/config',
    'guide/%2eenv',
    'guide//.env',
    '.htaccess',
    '%2ehtaccess',
    '.%68osts/nginx.conf',
    '%2f.git/config',
  ])('the hidden file /%s is not shown', async (target) => {
    const { status, body } = await ask(target)
    expect([403, 404]).toContain(status)
    expect(body).not.toContain('hidden')
  })
})
