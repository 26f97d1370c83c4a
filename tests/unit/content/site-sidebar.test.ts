import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSidebar, sidebarFileOf } from '../../../src/content/navigation-config.ts'
import { folderOf, pathnameOf } from '../../../src/content/page-path.ts'
import { pagesInOrder, sidebarOf } from '../../../src/content/sidebar.ts'
import { siteIndex } from '../../support/site-index.ts'

const { pages, root, shards } = await siteIndex()

/** Pages with `sidebar: false`, and the home page. The pages below `/tool/` have no sidebar either (Spec §2). */
const withoutSidebar = ['/', '/pricing.html', '/status.html']

test.each(['en', 'zh'] as const)('[P6] every page of %s is in the sidebar that it shows', async (locale) => {
  const file = sidebarFileOf(locale)
  const config = readSidebar(JSON.parse(await readFile(join('public/content', file), 'utf8')), locale).value
  const isListed = ({ route }: { readonly route: string }) => {
    const address = { locale, route }
    const shard = shards.get(root.shards[locale]?.[folderOf(route)] ?? '')
    const sidebar = sidebarOf({ address, config, shard })
    const listed = sidebar.kind === 'items' ? pagesInOrder(sidebar.items) : []
    return listed.some((node) => node.address && pathnameOf(node.address) === pathnameOf(address))
  }
  const own = pages.filter((page) => page.locale === locale && page.index !== false)
  const missing = own.filter((page) => !isListed(page)).map(({ route }) => route)
  expect(
    missing.filter((route) => !route.startsWith('/tool/')).toSorted(),
    `Add these pages to ${file}, or set "sidebar: false" and list them in this test.`,
  ).toEqual(withoutSidebar)
})
