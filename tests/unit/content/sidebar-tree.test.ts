import { describe, expect, test } from 'vitest'
import { hashOf } from '../../../scripts/shared/hash-of.ts'
import { readManifestShard } from '../../../src/content/manifest.ts'
import { treeSidebar } from '../../../src/content/navigation-config.ts'
import { folderOf, folderTitleOf } from '../../../src/content/page-path.ts'
import { sidebarOf } from '../../../src/content/sidebar.ts'
import type { SidebarNode } from '../../../src/content/sidebar-node.ts'
import { type FoundPage, writeManifest } from '../../../src/content/write-manifest.ts'

const page = (route: string, title: string, more: Partial<FoundPage> = {}): FoundPage => ({
  ...{ locale: 'en', route, title, file: `en${route.replace(/\/$/, '/README').replace(/\.html$/, '')}.md` },
  ...{ hash: hashOf(route), textHash: hashOf(route), redirectFrom: [], ...more },
})

const pages = [
  page('/', 'Home'),
  page('/about.html', 'About us'),
  page('/01-getting-started/install/docker.html', 'Docker'),
  page('/01-getting-started/install/linux.html', 'Linux'),
  page('/01-getting-started/first-steps.html', 'First steps', { order: 1 }),
  page('/reference/', 'The reference'),
  page('/reference/api.html', 'API'),
]

/** Returns a sidebar as lines: the text, the address, and `*` for the current page. */
function menuAt(route: string, configFiles: readonly string[] = []): readonly string[] {
  const { root, shards } = writeManifest(pages, { configFiles, hash: hashOf })
  const name = JSON.parse(root).shards.en[folderOf(route)]
  const shard = readManifestShard(JSON.parse(shards.get(name) ?? '{}'))
  const sidebar = sidebarOf({ address: { locale: 'en', route }, config: treeSidebar, shard })
  const lines = (items: readonly SidebarNode[], depth: string): readonly string[] =>
    items.flatMap(({ text, address, isCurrent, children }) => [
      `${depth}${text}${address ? ` ${address.route}` : ''}${isCurrent ? ' *' : ''}`,
      ...lines(children, `${depth}  `),
    ])
  return sidebar.kind === 'items' ? lines(sidebar.items, '') : []
}

describe('the menu of a site without a sidebar.json', () => {
  test('it lists all folders above the page and the pages beside it, by title', () => {
    expect(menuAt('/01-getting-started/install/linux.html')).toEqual([
      'About us /about.html',
      'Getting started',
      '  First steps /01-getting-started/first-steps.html',
      '  Install',
      '    Docker /01-getting-started/install/docker.html',
      '    Linux /01-getting-started/install/linux.html *',
      'The reference /reference/',
    ])
  })

  test('a folder without its own page links to its first page, so every page can be reached', () => {
    expect(menuAt('/reference/api.html')).toEqual([
      'About us /about.html',
      'Getting started /01-getting-started/first-steps.html',
      'The reference /reference/',
      '  API /reference/api.html *',
    ])
    expect(menuAt('/about.html').slice(0, 3)).toEqual([
      'Home /',
      'About us /about.html *',
      'Getting started /01-getting-started/first-steps.html',
    ])
  })

  test('a site with a sidebar.json pays nothing for it', () => {
    expect(menuAt('/reference/api.html', ['en/sidebar.json'])).toEqual([
      'The reference /reference/',
      '  API /reference/api.html *',
    ])
  })

  test('folders with very many pages are not repeated below', () => {
    const many = Array.from({ length: 150 }, (_, at) => page(`/reference/p${at}.html`, `P ${at}`))
    const below = [...pages, ...many, page('/reference/deep/one.html', 'One')]
    const { root, shards } = writeManifest(below, { configFiles: [], hash: hashOf })
    const name = JSON.parse(root).shards.en['/reference/deep/']
    const shard = readManifestShard(JSON.parse(shards.get(name) ?? '{}'))
    expect(shard?.around?.map(({ folder }) => folder)).toEqual(['/'])
  })

  test('the names of folders become titles', () => {
    const titles = ['/guide/', '/1-up/', '/2024/', '/a/user_guide-v2/', '/指南/'].map(folderTitleOf)
    expect(titles).toEqual(['Guide', 'Up', '2024', 'User guide v2', '指南'])
  })
})
