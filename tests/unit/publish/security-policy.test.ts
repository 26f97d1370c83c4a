import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { configuredOrigins } from '../../../scripts/publish/configured-origins.ts'
import { fits, headerRulesOf, headersOf } from '../../../scripts/publish/header-rules.ts'
import { readHeadersFile, readHeadersOf, writeHeadersFile } from '../../../scripts/publish/headers-file.ts'
import { inlineHashesOf } from '../../../scripts/publish/inline-hashes.ts'
import { playerOrigins, providerOrigins } from '../../../scripts/publish/outside-origins.ts'
import {
  builtScriptsPolicy,
  metaPolicyText,
  policyText,
  readPolicy,
  securityPolicyOf,
} from '../../../scripts/publish/security-policy.ts'
import { baseOf, ownPolicyOf, withOwnPolicies } from '../../../scripts/publish/site-document.ts'
import { readSiteConfig } from '../../../src/content/site-config.ts'
import { players } from '../../../src/markdown/blocks/media/players.ts'

const repository = join(import.meta.dirname, '../../..')
const none = { scripts: [], styles: [] }
const siteOf = (json: unknown) => readSiteConfig(json).value
const policyOf = (json: unknown) => securityPolicyOf(siteOf(json), none)

describe('the policy', () => {
  test('lets nothing run but the site and the inline scripts whose hashes it has', () => {
    const policy = securityPolicyOf({}, { scripts: ["'sha256-abc'"], styles: [] })
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-abc'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'self'"])
    expect(policyText(policy).replace('http://*:3002', '')).not.toMatch(/unsafe|\*|https?:(?=[\s;])/)
    expect(readPolicy(policyText(policy))).toEqual(policy)
  })

  test('has a second part that allows scripts from the folder of built files only, wherever the site lives', () => {
    const policy = securityPolicyOf({}, { scripts: ["'sha256-abc'"], styles: ["'sha256-def'"] })
    expect(policyText(builtScriptsPolicy(policy, '/'))).toBe(
      "script-src *:*/assets/ 'sha256-abc'; worker-src *:*/assets/ *:*/sw.js",
    )
    expect(builtScriptsPolicy(policy, '/a;b,c d/').get('worker-src')).toEqual([
      '*:*/a%3Bb%2Cc%20d/assets/',
      '*:*/a%3Bb%2Cc%20d/sw.js',
    ])
    const [first, second, ...more] = (
      headersOf(headerRulesOf({ base: '/docs/', policy, framed: [] }), '/docs/guide/')[
        'Content-Security-Policy'
      ] ?? ''
    ).split(', ')
    expect(first).toBe(policyText(policy))
    expect(second).toBe(policyText(builtScriptsPolicy(policy, '/docs/')))
    expect(more).toEqual([])
    expect(readPolicy([first, second].join(', '))).toEqual(policy)
  })

  test('names the origins of the configuration, each under its directive, and no others', () => {
    const policy = policyOf({
      apiServers: { cf: 'https://api.example/base/', cn: 'javascript:alert(1)', de: 'no address' },
      comment: { provider: 'giscus', repo: 'a/b' },
      head: [['link', { rel: 'icon', href: 'https://icons.example/i.png' }]],
      mediaOrigins: ['https://media.example/videos'],
      iconStylesheets: ['https://fonts.example/icons.css', 'http://plain.example/icons.css'],
    })
    expect(policy.get('connect-src')).toContain('https://api.example')
    expect(policy.get('frame-src')).toContain('https://giscus.app')
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://icons.example'])
    expect(policy.get('media-src')).toEqual(["'self'", 'https://media.example'])
    expect(policy.get('style-src')).toEqual(["'self'", 'https://fonts.example'])
    expect(policy.get('font-src')).toEqual(["'self'", 'https://fonts.example'])
    expect(policyText(policy)).not.toMatch(/javascript|no address|plain\.example/)
    expect(policyOf({ comment: { provider: 'none', repo: 'a/b' } }).get('frame-src')).not.toContain(
      'https://giscus.app',
    )
  })

  test('[S12] reaches the API server beside the site wherever it is opened, and no other once its address is known', () => {
    const localOf = (json: unknown) =>
      policyOf(json)
        .get('connect-src')
        ?.filter((source) => source.endsWith(':3002'))
    const own = ['http://localhost:3002', 'http://127.0.0.1:3002']
    expect(localOf({})).toEqual([...own, 'http://*:3002'])
    expect(localOf({ siteUrl: 'no address' })).toEqual([...own, 'http://*:3002'])
    expect(localOf({ siteUrl: 'http://[fd00::10]:8080' })).toEqual([...own, 'http://*:3002'])
    expect(localOf({ siteUrl: 'https://docs.example.com' })).toEqual(own)
    expect(localOf({ siteUrl: 'http://192.168.1.10:5244' })).toEqual([...own, 'http://192.168.1.10:3002'])
  })

  test('the policy says which field names an origin', () => {
    expect(configuredOrigins(siteOf({ apiServers: { cn: 'https://cn.example' } }))).toEqual([
      { directive: 'connect-src', origin: 'https://cn.example', field: 'apiServers.cn' },
    ])
  })

  test('knows every address that a token tool sends to from the page', () => {
    const folder = join(repository, 'src/tools')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    )
    const source = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
    expect(
      providerOrigins.filter((origin) => !source.includes(origin)),
      'No tool contains these. Remove them from providerOrigins in scripts/publish/outside-origins.ts.',
    ).toEqual([])
    // An origin that is neither contacted nor a login page, a portal, or a scope must be reviewed.
    const opened = [
      ...['www.dropbox.com', 'accounts.google.com', 'console.cloud.google.com', 'www.googleapis.com'],
      ...['login.microsoftonline.com', 'login.microsoftonline.us', 'login.microsoftonline.de'],
      ...['login.chinacloudapi.cn', 'portal.azure.com', 'portal.azure.cn', 'portal.azure.us'],
      ...['portal.microsoftazure.de', 'openapi.baidu.com', 'pan.baidu.com', 'open.aliyundrive.com'],
      ...['openapi.alipan.com', 'www.aliyundrive.com', 'example.sharepoint.com'],
    ].map((host) => `https://${host}`)
    const named = [...source.matchAll(/https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+/g)].map(([origin]) => origin)
    expect(
      [...new Set(named)].filter((origin) => ![...providerOrigins, ...opened].includes(origin)),
      'Add hosts that the page contacts to providerOrigins in scripts/publish/outside-origins.ts, and hosts that the visitor only opens to opened above.',
    ).toEqual([])
    expect(
      playerOrigins,
      'List the hosts of src/markdown/blocks/media/players.ts in playerOrigins in scripts/publish/outside-origins.ts.',
    ).toEqual(Object.values(players).map(({ host }) => `https://${host}`))
  })
})

describe('a document', () => {
  test('gives the hashes of all its inline scripts and styles, over the very text', () => {
    const html =
      '<script>alert(1)</script><script type="module" src="x.js"></script>\n<style>\r\na{}</style><script\n type="module">b()</script>'
    const { scripts, styles } = inlineHashesOf(html)
    expect(scripts).toHaveLength(2)
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(scripts[0]).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
    expect(styles).toEqual(inlineHashesOf('<style>\na{}</style>').styles)
  })

  test('carries its policies in meta elements, ahead of its scripts, however often it is written', () => {
    const html =
      '<head>\n    <meta charset="utf-8" />\n    <base href="/docs/" />\n    <script>x</script></head>'
    const policy = metaPolicyText(policyOf({}))
    const second = metaPolicyText(builtScriptsPolicy(policyOf({}), '/docs/'))
    const once = withOwnPolicies(html, [policy, second])
    expect(once.match(/http-equiv/g)).toHaveLength(2)
    expect(once).toContain(`content="${second}"`)
    expect(ownPolicyOf(once)).toBe(policy)
    expect(policy).not.toContain('frame-ancestors')
    expect(withOwnPolicies(once, [policy, second])).toBe(once)
    expect(once.indexOf('http-equiv')).toBeLessThan(once.indexOf('<script>'))
    expect(inlineHashesOf(once)).toEqual(inlineHashesOf(html))
    expect(baseOf(once)).toBe('/docs/')
    expect(baseOf('<head></head>')).toBe('/')
  })
})

const framed = [{ file: 'diagram-frame.html', policy: "default-src 'none'" }]
const rulesAt = (base: string) => headerRulesOf({ base, policy: policyOf({}), framed })
const rules = rulesAt('/')
const paths = [
  ...['/', '/guide/', '/zh/guide/a.html', '/tool/dropbox/callback.html', '/zh/tool/x.html', '/toolbox/'],
  ...['/assets/app-1.js', '/content/en/a.md', '/manifest.json', '/manifest/1.json', '/img/logo.svg'],
  ...['/diagram-frame.html', '/diagram-frame', '/sw.js', '/llms.txt'],
]

describe('headers', () => {
  test('[O4] only files with hashes in their names are kept without asking', () => {
    for (const path of paths) {
      const isHashed = path.startsWith('/assets/')
      expect(headersOf(rules, path)['Cache-Control']).toBe(
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      expect(headersOf(rules, path)['X-Content-Type-Options']).toBe('nosniff')
    }
  })

  test('pages that receive tokens send no referrer; only this site may embed its frames; data files run nothing', () => {
    const headers = (path: string) => headersOf(rules, path)
    expect(headers('/tool/dropbox/callback.html')['Referrer-Policy']).toBe('no-referrer')
    expect(headers('/zh/tool/x.html')['Referrer-Policy']).toBe('no-referrer')
    expect(headers('/toolbox/')['Referrer-Policy']).toBe('strict-origin-when-cross-origin')
    expect(headers('/diagram-frame')['Content-Security-Policy']).toBe(
      "default-src 'none'; frame-ancestors 'self'",
    )
    for (const path of ['/content/en/x.svg', '/content/en/x.html', '/img/x.js', '/manifest.json']) {
      expect(headers(path)['Content-Security-Policy']).toBe(
        "sandbox; default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
      )
      expect(headers(path)['Cross-Origin-Resource-Policy']).toBe('same-origin')
    }
    expect(headers('/guide/')['Cross-Origin-Resource-Policy']).toBe('same-origin')
    expect(headers('/assets/a.js')['Cross-Origin-Resource-Policy']).toBe('cross-origin')
    expect(headers('/guide/')['Permissions-Policy']).toContain('camera=()')
  })

  test('`_headers` means the same to Cloudflare, which joins values, and to Netlify, which takes the last', () => {
    const file = writeHeadersFile(rules)
    const read = readHeadersFile(file)
    for (const path of paths) {
      const wanted = Object.entries(headersOf(rules, path)).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ])
      expect(readHeadersOf(read, path)).toEqual(Object.fromEntries(wanted))
      const last = Object.fromEntries(
        read.filter((rule) => fits(rule.path, path)).flatMap(({ added }) => added),
      )
      expect(last).toMatchObject(Object.fromEntries(wanted))
    }
    // Cloudflare's limits: 100 rules, 2,000 characters per line.
    expect(read.length).toBeLessThan(100)
    for (const line of file.split('\n')) expect(line.length).toBeLessThan(2000)
    expect(() => readHeadersFile('/*\n  nonsense')).toThrow('_headers:2')
  })

  test('below a path every rule moves along', () => {
    for (const { paths: moved } of rulesAt('/docs/')) {
      for (const path of moved) expect(path).toMatch(/^\/docs\//)
    }
  })
})
