import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shellFilesOf } from '../../../scripts/build/shell-files.ts'
import { readContentTree } from '../../../scripts/content/content-tree.ts'
import { removeOldFiles } from '../../../scripts/publish/page-heads.ts'
import { filesToPublish } from '../../../scripts/publish/publish-site.ts'
import { writeFiles } from '../../../scripts/shared/write-files.ts'
import { applyHead } from '../../../src/browser/document-head.ts'
import { writeBelow } from '../../support/write-below.ts'

let folder: string
const text = (file: string) => readFile(join(folder, file), 'utf8')
const documentOf = async (file: string) => new JSDOM(await text(file)).window.document

const write = (files: Readonly<Record<string, string>>) => writeBelow(folder, files)

/** Does what the index command does with a published site. */
async function publish(options: { readonly host?: 'plain'; readonly base?: string } = {}) {
  const content = join(folder, 'content')
  const { pages } = await readContentTree(content)
  const files = await filesToPublish({ folder, content, pages, host: 'capable', ...options })
  await writeFiles(new Map([...files].map(([name, body]) => [join(folder, name), body])))
  await removeOldFiles(folder, files)
  return [...files.keys()].filter((name) => name.endsWith('.html'))
}

const html = `<!doctype html>
<html lang="en-US" data-theme="light">
  <head>
    <meta charset="utf-8" />
    <base href="/" />
    <title>Application</title>
    <script>alert(1)</script>
  </head>
  <body><div id="app"></div></body>
</html>
`
const siteJson = (more: object) =>
  JSON.stringify({
    siteUrl: 'https://docs.example.com',
    locales: { '/': { title: 'Docs', description: 'All of it.' }, '/zh/': { title: '文档' } },
    ...more,
  })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heads-'))
  await write({
    'index.html': html,
    'frame.html': `<meta http-equiv="Content-Security-Policy" content="default-src 'none'" />`,
    'content/site.json': siteJson({ pageHeads: true }),
    'content/en/README.md': '---\ntitle: Home\n---\n\nHello.\n',
    'content/zh/README.md': '---\ntitle: 首页\n---\n\n你好。\n',
    'content/en/guide/README.md': '---\ntitle: Guide\ndescription: Begin here.\n---\n\nText.\n',
    'content/zh/guide/README.md': '---\ntitle: 指南\n---\n\n文字。\n',
    'content/en/guide/only.md': '---\ntitle: Only English\n---\n\nText.\n',
  })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const attributesOf = (document: Document, selector: string, name = 'content') =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name))

test('[X25] without the option there are no heads, and index.html gets only the title of the site', async () => {
  await write({ 'content/site.json': siteJson({}) })
  expect(await publish()).toEqual(['index.html'])
  expect(await text('index.html')).toBe(html.replace('Application', 'Docs'))
  expect(await readdir(folder)).not.toContain('guide')
})

test('[X25] every page gets the application with its own title, description, address, preview, and languages', async () => {
  expect((await publish()).toSorted()).toEqual([
    ...['guide/index.html', 'guide/only.html', 'index.html'],
    ...['zh/guide/index.html', 'zh/guide/only.html', 'zh/index.html'],
  ])
  const guide = await documentOf('guide/index.html')
  expect(guide.title).toBe('Guide | Docs')
  expect(attributesOf(guide, 'meta[name=description]')).toEqual(['Begin here.'])
  expect(attributesOf(guide, 'link[rel=canonical]', 'href')).toEqual(['https://docs.example.com/guide/'])
  expect(attributesOf(guide, 'meta[property="og:title"]')).toEqual(['Guide | Docs'])
  expect(attributesOf(guide, 'meta[property="og:url"]')).toEqual(['https://docs.example.com/guide/'])
  expect(attributesOf(guide, 'link[hreflang]', 'href')).toEqual([
    ...['https://docs.example.com/guide/', 'https://docs.example.com/zh/guide/'],
    'https://docs.example.com/guide/',
  ])
  expect((await documentOf('zh/guide/index.html')).documentElement.lang).toBe('zh-CN')
  // Only the head differs from the application's document.
  const bodyOf = (body: string) => body.slice(body.indexOf('<script'))
  expect(bodyOf(await text('guide/index.html'))).toBe(bodyOf(html))
})

test('[X25] [X12] an untranslated page names its original as the address, and stays out of search engines', async () => {
  await publish()
  const borrowed = await documentOf('zh/guide/only.html')
  expect(attributesOf(borrowed, 'link[rel=canonical]', 'href')).toEqual([
    'https://docs.example.com/guide/only.html',
  ])
  expect(attributesOf(borrowed, 'meta[name=robots]')).toEqual(['noindex'])
  expect(borrowed.title).toBe('Only English | 文档')
})

test('[X25] index.html also answers for other paths, so it names no address; neither does any page without siteUrl', async () => {
  await publish()
  const root = await documentOf('index.html')
  expect([root.title, attributesOf(root, 'meta[name=description]')]).toEqual(['Docs', ['All of it.']])
  const addresses = 'link[rel=canonical], link[rel=alternate], meta[property="og:url"]'
  expect(attributesOf(root, addresses)).toEqual([])
  await write({ 'content/site.json': siteJson({ pageHeads: true, siteUrl: undefined }) })
  await publish()
  expect(attributesOf(await documentOf('guide/index.html'), addresses)).toEqual([])
})

test('[X25] the application replaces the head of the file by the same elements, and by those of the next page', async () => {
  await publish()
  const guide = await documentOf('guide/index.html')
  const { document } = globalThis
  Object.assign(globalThis, { document: guide })
  try {
    applyHead({
      title: 'Next',
      lang: 'en-US',
      tags: [{ tag: 'meta', attributes: { name: 'description', content: 'Next.' } }],
    })
  } finally {
    Object.assign(globalThis, { document })
  }
  expect(attributesOf(guide, 'meta[name=description]')).toEqual(['Next.'])
  expect(guide.querySelectorAll('link[rel=canonical]')).toHaveLength(0)
})

test('[X25] a plain host, which answers other paths with the status 404, gets a head for each page unless the site wants none', async () => {
  await write({ 'content/site.json': siteJson({}) })
  expect(await publish()).toEqual(['index.html'])
  expect(await publish({ host: 'plain' })).toEqual(expect.arrayContaining(['guide/index.html', '404.html']))
  // A later run keeps a plain site one.
  expect(await publish()).toContain('guide/index.html')
  expect((await documentOf('guide/index.html')).querySelector('meta[http-equiv]')).not.toBeNull()
  await write({ 'content/site.json': siteJson({ pageHeads: false }) })
  expect(await publish()).not.toContain('guide/index.html')
  await expect(text('guide/index.html')).rejects.toThrow('ENOENT')
})

test('the feed of a folder that is no series anymore is removed, and feeds of others stay', async () => {
  const others = '<feed xmlns="http://www.w3.org/2005/Atom"><title>Other</title></feed>'
  await write({
    'content/site.json': siteJson({ series: ['/blog/'] }),
    'content/en/blog/one.md': '---\ntitle: One\ndate: 2026-01-02\n---\n\nText.\n',
    'other/feed.xml': others,
  })
  await publish()
  expect(await text('blog/feed.xml')).toContain('<title>One</title>')
  await publish()
  expect(await text('blog/feed.xml')).toContain('<title>One</title>')
  await write({ 'content/site.json': siteJson({}) })
  await publish()
  await expect(text('blog/feed.xml')).rejects.toThrow('ENOENT')
  expect(await text('other/feed.xml')).toBe(others)
})

const versions = [
  { label: 'v2', base: '/' },
  { label: 'v1', base: '/v1/', maintained: false },
]

test('heads of another version than the current one name no address: only the application knows whether that one has the page', async () => {
  await write({ 'content/site.json': siteJson({ pageHeads: true, versions }) })
  await publish()
  const addresses = 'link[rel=canonical], link[rel=alternate], meta[property="og:url"]'
  expect(attributesOf(await documentOf('guide/index.html'), addresses)).toHaveLength(5)
  await publish({ base: '/v1/' })
  expect(attributesOf(await documentOf('guide/index.html'), addresses)).toEqual([])
})

test('the pages of another site below this one stay, such as those of an older version', async () => {
  await publish()
  await write({ 'v1/sw.js': '', 'v1/guide/old.html': await text('guide/only.html') })
  await write({ 'old/page.html': await text('guide/only.html') })
  await publish()
  expect(await readdir(join(folder, 'v1/guide'))).toEqual(['old.html'])
  expect(await readdir(join(folder, 'old')), 'no other site').toEqual([])
})

test('the worker of a site lists the versions below it, and those above it never', async () => {
  await write({ 'sw.js': 'code', 'content/site.json': siteJson({ versions }) })
  await publish()
  expect(await text('sw.js')).toMatch(/self\.otherVersions=\["\/v1\/"\];\ncode$/)
  await publish({ base: '/v1/' })
  expect(await text('sw.js')).toMatch(/self\.otherVersions=\[\];\ncode$/)
})

test('[X25] hostile titles and descriptions stay texts', async () => {
  const hostile = `</title><script>alert(2)</script>"><img src=x onerror=alert(3)> $& $1 '--><!--`
  await write({
    'content/en/guide/only.md': `---\ntitle: ${JSON.stringify(hostile)}\ndescription: ${JSON.stringify(hostile)}\n---\n\nText.\n`,
  })
  await publish()
  for (const file of ['guide/only.html', 'zh/guide/only.html']) {
    const page = await documentOf(file)
    expect(page.querySelectorAll('script'), file).toHaveLength(1)
    expect(page.querySelector('img'), file).toBeNull()
    expect(page.title).toContain(hostile.replaceAll(/\s+/g, ' '))
    expect(attributesOf(page, 'meta[name=description]')).toEqual([hostile])
  }
})

test('[X25] a removed page and a removed option leave no file; runs repeat exactly', async () => {
  await publish()
  const first = await text('guide/index.html')
  const root = await text('index.html')
  await publish()
  expect([await text('guide/index.html'), await text('index.html')]).toEqual([first, root])
  await rm(join(folder, 'content/en/guide/only.md'))
  await publish()
  expect(await readdir(join(folder, 'guide'))).toEqual(['index.html'])
  await write({ 'content/site.json': siteJson({}) })
  await publish()
  expect(await readdir(join(folder, 'guide'))).toEqual([])
  expect(await text('index.html')).toBe(html.replace('Application', 'Docs'))
})

test('[X25] heads never take the place of files of the site, or of a folder', async () => {
  await write({
    'assets/a.js': 'x',
    'content/en/frame.md': '# Frame\n',
    'content/en/404.md': '# Missing\n',
    'content/en/assets/b.md': '# B\n',
    'content/en/a.md': '# A\n',
    'content/en/a.html/b.md': '# B in A\n',
    [`content/en/${'x'.repeat(240)}.md`]: '# Long\n',
  })
  const written = await publish()
  expect(await text('frame.html')).toContain("default-src 'none'")
  expect(written).toContain('a.html')
  for (const path of ['frame.html', '404.html', 'assets/b.html', 'a.html/b.html'])
    expect(written, path).not.toContain(path)
})

test('[X25] [X15] on a plain host below a path, heads have the policy and the base, and 404.html names no page', async () => {
  await write({ 'content/en/top.md': '# Top\n' })
  await publish({ host: 'plain', base: '/docs/' })
  const guide = await documentOf('guide/index.html')
  expect(guide.querySelector('base')?.getAttribute('href')).toBe('/docs/')
  expect(guide.querySelectorAll('meta[http-equiv]')).toHaveLength(2)
  expect(attributesOf(guide, 'link[rel=canonical]', 'href')).toEqual(['https://docs.example.com/docs/guide/'])
  const missing = await documentOf('404.html')
  expect(missing.querySelectorAll('[data-page]')).toHaveLength(0)
  expect(missing.querySelectorAll('meta[http-equiv]')).toHaveLength(2)
  await publish()
  expect(await text('_headers')).not.toContain('/docs/top')
})

test('[X25] [O1] the precache lists the application once, without the heads', async () => {
  await publish()
  expect((await shellFilesOf(folder)).map(({ url }) => url)).toEqual(['index.html'])
})

test('[X25] with a long list of folders that have an index.md, documents of removed pages are still removed', async () => {
  const folders = ['one', 'two', 'three'].map((name) => `${name}-${'long-'.repeat(40)}`)
  await write(Object.fromEntries(folders.map((name) => [`content/en/${name}/index.md`, 'Text.\n'])))
  expect(await publish()).toContain('guide/only.html')
  await rm(join(folder, 'content/en/guide/only.md'))
  await publish()
  expect(await readdir(join(folder, 'guide'))).toEqual(['index.html'])
})
