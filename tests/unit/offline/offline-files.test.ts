import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContentTree } from '../../../scripts/content/content-tree.ts'
import { offlineNeedsOf } from '../../../scripts/content/offline-files.ts'
import { hashOf } from '../../../scripts/shared/hash-of.ts'
import { readManifestRoot, readManifestShard } from '../../../src/content/manifest.ts'
import { readOfflineList } from '../../../src/content/offline-list.ts'
import { readPathname } from '../../../src/content/page-path.ts'
import { resolvePage, shardsToConsult } from '../../../src/content/resolve-page.ts'
import { writeManifest } from '../../../src/content/write-manifest.ts'
import { writeBelow } from '../../support/write-below.ts'

let site: string
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'offline-needs-'))
})
afterEach(() => rm(site, { recursive: true, force: true }))

const write = (files: Readonly<Record<string, string>>) => writeBelow(site, files)

async function readSource() {
  const content = join(site, 'content')
  return { content, site, pages: (await readContentTree(content)).pages }
}

test('[O2] a language needs its texts, images, page histories, search files, and the parts that its pages use', async () => {
  await write({
    'content/site.json': '{}',
    'content/en/README.md': '# Home\n\n```mermaid\nA-->B\n```',
    'content/zh/README.md': 'Costs $a^2$.',
    'img/logo.svg': '<svg/>',
    'history/folders.json': '["en","zh"]',
    'history/en/history.json': '{}',
    'history/zh/history.json': '{}',
  })
  const search = [{ path: 'manifest/0123456789abcdef.json', hash: '0123456789abcdef', bytes: 4 }]
  const source = await readSource()
  const en = await offlineNeedsOf('en', source, search)
  expect(en.files.map(({ path }) => path).toSorted()).toEqual([
    'content/en/README.md',
    'content/site.json',
    'history/en/history.json',
    'history/folders.json',
    'img/logo.svg',
    'manifest/0123456789abcdef.json',
  ])
  expect(en.parts).toEqual(['diagrams', 'late', 'search'])
  expect((await offlineNeedsOf('zh', source, search)).parts).toEqual(['late', 'math', 'search'])
  await rm(join(site, 'history'), { recursive: true })
  expect((await offlineNeedsOf('en', source, search)).files).toHaveLength(4)
})

/** English has all pages, and Chinese two of them. */
const partial = {
  'content/en/README.md': '# Home',
  'content/en/guide/README.md': '# Guide',
  'content/en/guide/two.md':
    '---\ntitle: Two\n---\n\n<!-- @include: ./_part.md -->\n\n```mermaid\nA-->B\n```',
  'content/en/guide/_part.md': '![Box](./box.svg) <!-- @include: ./_missing.md -->\n',
  'content/en/guide/_unused.md': 'Not in any page.',
  'content/en/guide/box.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
  'content/en/guide/unused.svg': '<svg/>',
  'content/en/deep/three.md': '# Three',
  'content/zh/README.md': '# 首页',
  'content/zh/guide/README.md': '# 指南',
  'history/folders.json': '["en","en/guide","en/deep","zh"]',
  'history/en/history.json': '{}',
  'history/en/guide/history.json': '{}',
  'history/en/deep/history.json': '{}',
  'history/zh/history.json': '{}',
}

test('[O2] [R7] a language also needs the pages that it shows in another, with their parts, pictures, and history', async () => {
  await write(partial)
  const zh = await offlineNeedsOf('zh', await readSource(), [])
  expect(zh.files.map(({ path }) => path).toSorted()).toEqual([
    'content/en/deep/three.md',
    'content/en/guide/_part.md',
    'content/en/guide/box.svg',
    'content/en/guide/two.md',
    'content/zh/README.md',
    'content/zh/guide/README.md',
    'history/en/deep/history.json',
    'history/en/guide/history.json',
    'history/folders.json',
    'history/zh/history.json',
  ])
  expect(zh.parts).toEqual(['diagrams', 'late', 'search'])
  const en = await offlineNeedsOf('en', await readSource(), [])
  expect(en.files.filter(({ path }) => path.includes('/zh/'))).toEqual([])
})

test('[O2] a language without any page needs none of another', async () => {
  await write({ 'content/en/README.md': '# Home' })
  expect((await offlineNeedsOf('zh', await readSource(), [])).files).toEqual([])
})

test('[O2] [R7] the list of a language has the shards that lead to its pages in another language, and no others', async () => {
  await write(partial)
  const { pages } = await readSource()
  const nothing = { files: [], parts: [] }
  const written = writeManifest(pages, {
    configFiles: [],
    hash: hashOf,
    offline: { en: nothing, zh: nothing },
  })
  const root = readManifestRoot(JSON.parse(written.root))
  if (!root) throw new Error('The root is unreadable.')
  const shardsOf = (locale: 'en' | 'zh') => {
    const text = written.shards.get(root.offline?.[locale]?.name ?? '') ?? ''
    return readOfflineList(JSON.parse(text))?.files.map(({ path }) =>
      path.replace(/^manifest\/|\.json$/g, ''),
    )
  }
  const { en = {}, zh = {} } = root.shards
  expect(shardsOf('en')).toEqual(Object.values(en).toSorted())
  const borrowed = [en['/guide/'] ?? '', en['/deep/'] ?? '']
  expect(shardsOf('zh')).toEqual([...Object.values(zh), ...borrowed].toSorted())

  const reading = readPathname('/zh/guide/two.html')
  const consulted = shardsToConsult(reading, root)
  expect(shardsOf('zh')).toEqual(expect.arrayContaining(consulted.map(({ name }) => name)))
  const shards = consulted.flatMap(
    ({ name }) => readManifestShard(JSON.parse(written.shards.get(name) ?? '')) ?? [],
  )
  expect(resolvePage(reading, shards)).toMatchObject({ kind: 'page', file: 'en/guide/two.md' })
})
