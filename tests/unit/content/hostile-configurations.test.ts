import { describe, expect, test } from 'vitest'
import { headerRulesOf } from '../../../scripts/publish/header-rules.ts'
import { hostFilesOf } from '../../../scripts/publish/host-files.ts'
import { securityPolicyOf } from '../../../scripts/publish/security-policy.ts'
import { readLateParts } from '../../../src/content/late-parts.ts'
import { readManifestRoot, readManifestShard } from '../../../src/content/manifest.ts'
import { readNavbar, readSidebar } from '../../../src/content/navigation-config.ts'
import { readNotices } from '../../../src/content/notice-config.ts'
import { readOfflineList } from '../../../src/content/offline-list.ts'
import { readSiteConfig, siteConfigFields } from '../../../src/content/site-config.ts'

const deep = JSON.parse('['.repeat(2000) + ']'.repeat(2000)) as unknown

/** Values that no field expects, and addresses that would change a policy or a file that contains them. */
const hostile: readonly unknown[] = [
  null,
  0,
  -1e308,
  true,
  '',
  [],
  {},
  deep,
  'x'.repeat(100_000),
  "https://a.example; script-src 'unsafe-inline' *",
  'https://a.example\n/evil\n  X-Evil: 1',
  'https://a.example" always; add_header X-Evil 1; #',
  'https://`{env.SECRET}`.example',
  'https://*.example',
  '//evil.example/x',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  ['https://a.example,script-src', "https://a.example/' 'unsafe-eval'"],
  JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}'),
  [['link', { rel: 'STYLESHEET', href: 'https://evil.example' }]],
  [['meta', { 'bad name': 'x' }]],
  { en: { title: 1 }, '/': deep, toString: 1 },
]

const isPolluted = () => 'polluted' in {}

describe('[M3] [X11] a hostile value', () => {
  test.each(
    Object.keys(siteConfigFields),
  )('of %s costs only its own field, and changes no policy', (name) => {
    for (const value of hostile) {
      const json = { title: 'x', [name]: value, prevLink: false }
      const { value: config } = readSiteConfig(json)
      if (name !== 'prevLink') expect(config.prevLink).toBe(false)
      const policy = securityPolicyOf(config, { scripts: [], styles: [] })
      for (const [directive, sources] of policy) {
        for (const source of sources) {
          expect([directive, source]).toEqual([
            directive,
            expect.stringMatching(/^(?:'[\w-]+'|data:|default|lit-html|https?:\/\/[\w.:*[\]-]+)$/),
          ])
          expect(source).not.toMatch(/unsafe|^https?:\/\/\*\./)
        }
      }
      const files = hostFilesOf({ base: '/', rules: headerRulesOf({ base: '/', policy, framed: [] }) })
      for (const text of files.values()) expect(text).not.toMatch(/X-Evil|SECRET|unsafe-/)
    }
    expect(isPolluted()).toBe(false)
  })

  test.each([
    ['the navbar', (json: unknown) => readNavbar(json, 'en')],
    ['the sidebar', (json: unknown) => readSidebar(json, 'en')],
    ['the notices', (json: unknown) => readNotices(json, 'en')],
    ['the manifest', readManifestRoot],
    ['a shard', readManifestShard],
    ['the offline list', readOfflineList],
    ['the late parts', readLateParts],
  ])('in place of %s, or inside it, is survived', (_what, read) => {
    const wrap = (value: unknown) => [
      value,
      [value],
      [{ text: 'a', link: value, children: value }],
      { '/': value },
    ]
    for (const value of hostile.flatMap(wrap)) expect(() => read(value)).not.toThrow()
    expect(isPolluted()).toBe(false)
  })
})
