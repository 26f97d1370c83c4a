import { describe, expect, test } from 'vitest'
import { hashOf } from '../../../scripts/shared/hash-of.ts'
import type { LocaleId } from '../../../src/config/locales/locale.ts'
import { readManifestRoot, readManifestShard } from '../../../src/content/manifest.ts'
import { filesOf, readPathname } from '../../../src/content/page-path.ts'
import { resolvePage, shardsToConsult } from '../../../src/content/resolve-page.ts'
import { type FoundPage, writeManifest } from '../../../src/content/write-manifest.ts'

function pageAt(locale: LocaleId, route: string, more: Partial<FoundPage> = {}): FoundPage {
  const [file = ''] = filesOf({ locale, route })
  return { locale, route, file, title: route, hash: hashOf(route), textHash: '', redirectFrom: [], ...more }
}

const pages = [
  pageAt('en', '/'),
  pageAt('zh', '/'),
  pageAt('en', '/guide/', { title: 'Guide', breadcrumbExclude: true }),
  pageAt('en', '/guide/docker.html', { order: 2 }),
  pageAt('en', '/guide/script.html', { order: 1 }),
  pageAt('en', '/guide/Terabox.html'),
  pageAt('en', '/guide/Case.html'),
  pageAt('en', '/guide/CASE.html'),
  pageAt('en', '/guide/sftp.html', { redirectFrom: [{ locale: 'en', route: '/old/sfpt.html' }] }),
  pageAt('en', '/guide/loop.html', { redirectFrom: [{ locale: 'en', route: '/guide/docker.html' }] }),
  pageAt('en', '/Folder/x.html'),
  pageAt('zh', '/guide/only-zh.html'),
  pageAt('en', '/odd/readme/'),
  pageAt('en', '/odd/v1.html/'),
]
const written = writeManifest(pages, { configFiles: ['site.json'], hash: hashOf })

function resolve(pathname: string) {
  const reading = readPathname(pathname)
  const root = readManifestRoot(JSON.parse(written.root))
  if (!root) throw new Error('unreadable root')
  const shards = shardsToConsult(reading, root).map(({ name }) => {
    const shard = readManifestShard(JSON.parse(written.shards.get(name) ?? 'null'))
    if (!shard) throw new Error(`unreadable shard ${name}`)
    return shard
  })
  return resolvePage(reading, shards)
}

describe('[R3] addresses that readers type or old links contain', () => {
  test.each([
    ['/zh.html', '/'],
    ['/zh-cn/guide/only-zh/', '/guide/only-zh.html'],
    ['/zh/zh/guide/only-zh', '/guide/only-zh.html'],
  ])('%s leads to the Chinese %s', (asked, route) => {
    expect(resolve(asked)).toEqual({ kind: 'redirect', to: { locale: 'zh', route } })
  })

  test('an address without its language shows the page of the other one, a page goes before a redirect', () => {
    expect(resolve('/guide/only-zh.html')).toMatchObject({ kind: 'page', textLocale: 'zh' })
    expect(resolve('/guide/only-zh/')).toEqual({
      kind: 'redirect',
      to: { locale: 'en', route: '/guide/only-zh.html' },
    })
    expect(resolve('/guide/docker.html')).toMatchObject({ kind: 'page' })
  })

  test.each([
    '/en/nope/',
    '/zh.html/nope',
    '/en/en/',
    '/404/nope.html',
    '/fr/guide/',
  ])('%s stays unknown', (asked) => {
    expect(resolve(asked)).toMatchObject({ kind: 'unknown' })
  })
})

describe('resolvePage', () => {
  test('an exact path is its page', () => {
    expect(resolve('/guide/docker.html')).toMatchObject({
      kind: 'page',
      file: 'en/guide/docker.md',
      textLocale: 'en',
    })
    expect(resolve('/guide/')).toMatchObject({ kind: 'page', file: 'en/guide/README.md' })
  })

  test.each([
    ['/guide/docker', '/guide/docker.html'],
    ['/guide/docker.md', '/guide/docker.html'],
    ['/guide/docker.html/', '/guide/docker.html'],
    ['/guide/docker/', '/guide/docker.html'],
    ['/GUIDE/Docker/', '/guide/docker.html'],
    ['/guide.html', '/guide/'],
    ['/guide.md', '/guide/'],
    ['/guide.html/', '/guide/'],
    ['/en/guide/docker/', '/guide/docker.html'],
    ['/en.html', '/'],
    ['/old/sfpt/', '/guide/sftp.html'],
    ['/guide', '/guide/'],
    ['/guide/README.md', '/guide/'],
    ['//guide/index.html', '/guide/'],
    ['/GUIDE/DOCKER.HTML', '/guide/docker.html'],
    ['/guide/terabox', '/guide/Terabox.html'],
    ['/folder/x.html', '/Folder/x.html'],
    ['/old/sfpt.html', '/guide/sftp.html'],
    ['/old/sfpt', '/guide/sftp.html'],
  ])('[R3] %s is sent to %s', (pathname, route) => {
    expect(resolve(pathname)).toEqual({ kind: 'redirect', to: { locale: 'en', route } })
  })

  test('[R3] neither of two pages that differ only in case is chosen', () => {
    expect(resolve('/guide/case.html')).toEqual({ kind: 'unknown', locale: 'en' })
  })

  test('[R3] an existing page wins over a redirect, so that redirects cannot loop', () => {
    expect(resolve('/guide/docker.html')).toMatchObject({ kind: 'page' })
  })

  test.each([
    '/nope',
    '/guide/nope.html',
    '/404.html',
    '/a/../b',
    '//evil.example/x.html',
  ])('[R4] %s is unknown', (pathname) => {
    expect(resolve(pathname)).toEqual({ kind: 'unknown', locale: 'en' })
  })

  test('[R7] a page that only the other language has is shown at the address asked for', () => {
    expect(resolve('/zh/guide/docker.html')).toEqual({
      kind: 'page',
      address: { locale: 'zh', route: '/guide/docker.html' },
      file: 'en/guide/docker.md',
      textLocale: 'en',
    })
    expect(resolve('/guide/only-zh')).toEqual({
      kind: 'redirect',
      to: { locale: 'en', route: '/guide/only-zh.html' },
    })
  })

  test.each([
    ['/odd/readme/', 'en/odd/readme/README.md'],
    ['/odd/v1.html/', 'en/odd/v1.html/README.md'],
  ])('[R3] %s, whose address can only be another spelling, is a page and not a redirect to itself', (asked, file) => {
    expect(resolve(asked)).toMatchObject({ kind: 'page', file })
  })

  test('every redirect ends at a page', () => {
    for (const pathname of ['/guide', '/GUIDE/DOCKER', '/old/sfpt', '/zh', '/zh/guide/docker']) {
      const first = resolve(pathname)
      if (first.kind !== 'redirect') throw new Error(`${pathname} is no redirect`)
      const { locale, route } = first.to
      expect(resolve((locale === 'zh' ? '/zh' : '') + route).kind).toBe('page')
    }
  })
})

describe('writeManifest', () => {
  test('the same pages give the same bytes, in whatever order they were found', () => {
    const again = writeManifest(pages.toReversed(), { configFiles: ['site.json'], hash: hashOf })
    expect(again.root).toBe(written.root)
  })

  test('siblings are sorted by order, then by title', () => {
    const root = readManifestRoot(JSON.parse(written.root))
    const shard = readManifestShard(
      JSON.parse(written.shards.get(root?.shards.en?.['/guide/'] ?? '') ?? 'null'),
    )
    expect(shard?.pages.map(({ route }) => route).slice(0, 2)).toEqual([
      '/guide/script.html',
      '/guide/docker.html',
    ])
    expect(shard?.trail).toMatchObject([{ route: '/', hasPage: true }])
    expect(shard?.redirects).toEqual({ '/guide/docker.html': '/guide/loop.html' })
  })

  test('the root says nothing of single pages: a thousand more in a folder leave its size', () => {
    const many = Array.from({ length: 1000 }, (_, index) => pageAt('en', `/guide/p${index}.html`))
    const large = writeManifest([...pages, ...many], { configFiles: ['site.json'], hash: hashOf })
    expect(large.root.length).toBe(written.root.length)
  })

  test.each([
    'null',
    '[]',
    '{}',
    '{"format":2,"configFiles":[],"shards":{}}',
    '{"format":1,"configFiles":[],"shards":{"en":{"/":"../evil"}}}',
  ])('a root such as %s is refused', (text) => expect(readManifestRoot(JSON.parse(text))).toBeUndefined())
})
