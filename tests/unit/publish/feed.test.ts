import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkTree } from '../../../scripts/check/check-tree.ts'
import { readContentTree } from '../../../scripts/content/content-tree.ts'
import { siteConfigOf } from '../../../scripts/content/site-json.ts'
import { feedsOf } from '../../../scripts/publish/feed.ts'
import { siteAddressOf } from '../../../scripts/publish/site-address.ts'
import { readManifestShard } from '../../../src/content/manifest.ts'
import { writeManifest } from '../../../src/content/write-manifest.ts'
import { writeBelow } from '../../support/write-below.ts'

let content = ''

const write = (file: string, text: string) => writeBelow(content, { [file]: text })

const page = (file: string, fields: Readonly<Record<string, unknown>>) => {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
  return write(file, `---\n${lines.join('')}---\n\nText\n`)
}

async function feeds() {
  const site = await siteConfigOf(content)
  const { pages } = await readContentTree(content)
  const found = feedsOf({ pages, site, address: siteAddressOf(site, '/docs/') })
  return new Map(
    found.map(([file, xml]) => [file, new JSDOM(xml, { contentType: 'application/xml' }).window.document]),
  )
}

const textsOf = (document: Document | undefined, selector: string) =>
  [...(document?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent)

beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), 'feed-'))
  await write(
    'site.json',
    JSON.stringify({
      locales: { '/': { title: 'Acme & co' }, '/zh/': { title: '文档', partial: true } },
      siteUrl: 'https://acme.example',
      author: 'The team',
      series: ['/blog/'],
    }),
  )
  await page('en/README.md', { title: 'Home' })
  await page('en/blog/README.md', { title: 'News', date: '2026-01-01' })
  await page('en/blog/a.md', { title: 'Older', date: '2025-12-31', description: 'A "short" <one>.' })
  await page('en/blog/z.md', { title: 'Newest', date: '2026-11-20 10:00' })
  await page('en/blog/m.md', { title: 'Between\u0000 \u000b & <b>', date: '2026-02-03' })
  await page('en/blog/about.md', { title: 'About' })
  await page('en/blog/hidden.md', { title: 'Hidden', date: '2026-05-05', index: false })
  await page('en/other.md', { title: 'Other', date: '2026-06-06' })
})
afterEach(() => rm(content, { recursive: true, force: true }))

describe('a dated series', () => {
  test('a dated series has an Atom feed with the whole addresses of its pages, newest first', async () => {
    const all = await feeds()
    expect([...all.keys()]).toEqual(['blog/feed.xml'])
    const feed = all.get('blog/feed.xml')
    expect(feed?.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    expect(feed?.documentElement.getAttribute('xml:lang')).toBe('en-US')
    expect(textsOf(feed, 'feed > title')).toEqual(['News | Acme & co'])
    expect(textsOf(feed, 'feed > id')).toEqual(['https://acme.example/docs/blog/'])
    expect(textsOf(feed, 'feed > updated')).toEqual(['2026-11-20T00:00:00Z'])
    expect(textsOf(feed, 'feed > author > name')).toEqual(['The team'])
    expect(feed?.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(
      'https://acme.example/docs/blog/feed.xml',
    )
    expect(textsOf(feed, 'entry > id')).toEqual([
      'https://acme.example/docs/blog/z.html',
      'https://acme.example/docs/blog/m.html',
      'https://acme.example/docs/blog/a.html',
    ])
    expect(textsOf(feed, 'entry > title')).toEqual(['Newest', 'Between  & <b>', 'Older'])
    expect(textsOf(feed, 'entry > updated')).toEqual([
      '2026-11-20T00:00:00Z',
      '2026-02-03T00:00:00Z',
      '2025-12-31T00:00:00Z',
    ])
    expect(textsOf(feed, 'summary')).toEqual(['A "short" <one>.'])
  })

  test('a dated series has one feed for each language with dated pages, and at most 50 entries', async () => {
    await page('zh/blog/a.md', { title: '旧', date: '2025-12-31' })
    for (let day = 1; day <= 60; day++)
      await page(`en/blog/${day}.md`, {
        title: `${day}`,
        date: new Date(Date.UTC(2024, 0, day)).toISOString().slice(0, 10),
      })
    const all = await feeds()
    expect([...all.keys()]).toEqual(['blog/feed.xml', 'zh/blog/feed.xml'])
    expect(textsOf(all.get('zh/blog/feed.xml'), 'entry > id')).toEqual([
      'https://acme.example/docs/zh/blog/a.html',
    ])
    expect(all.get('blog/feed.xml')?.querySelectorAll('entry')).toHaveLength(50)
  })

  test('a dated series is listed by date, newest first, before pages without one, and an explicit order wins', async () => {
    await page('en/blog/first.md', { title: 'Pinned', date: '2020-01-01', order: -100_000 })
    const tree = await readContentTree(content)
    const { shards } = writeManifest(tree.pages, { configFiles: tree.configFiles, hash: (text) => text })
    const lists = [...shards.values()].flatMap((text) => readManifestShard(JSON.parse(text)) ?? [])
    const titles = (folder: string) =>
      lists
        .find((shard) => shard.locale === 'en' && shard.folder === folder)
        ?.pages.filter(({ route }) => route !== folder)
        .map(({ title }) => title)
    expect(titles('/blog/')?.filter((title) => !/Between|Hidden/.test(title))).toEqual([
      'Pinned',
      'Newest',
      'Older',
      'About',
    ])
    expect([...shards.values()].join('')).not.toContain('2026-11-20')
    expect(titles('/')).toEqual(['Other'])
  })

  test.each([
    'blog',
    '/blog',
    'blog/',
    '/../',
    '',
  ])('a folder named %j is an issue of site.json', async (folder) => {
    await write('site.json', JSON.stringify({ series: [folder] }))
    const { issues } = await checkTree({ content })
    expect(issues.map(({ file, kind }) => [file, kind])).toContainEqual(['site.json', 'config-field'])
    expect((await feeds()).size).toBe(0)
  })
})
