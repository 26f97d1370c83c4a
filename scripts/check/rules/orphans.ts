import {
  folderOf,
  foldersTo,
  type PageAddress,
  pathnameOf,
  unknownRoute,
} from '../../../src/content/page-path.ts'
import type { Rule } from '../rule.ts'
import type { Site } from '../site.ts'

/** Requires every page to be reachable by a click: from the navbar, a sidebar, a breadcrumb, a catalog, or another page. */
export const orphans: Rule = {
  id: 'orphan',
  severity: 'error',
  ofSite: (site) => {
    const reached = new Set(site.navigations.flatMap((navigation) => navigationTargets(site, navigation)))
    for (const page of site.pages) {
      const own = pathnameOf(page.address)
      for (const path of pageTargets(site, page)) if (path !== own) reached.add(path)
    }
    return site.pages
      .filter(({ address }) => address.route !== '/' && address.route !== unknownRoute)
      .filter(({ address }) => !reached.has(pathnameOf(address)))
      .map(({ file }) => ({
        file,
        line: 1,
        kind: 'orphan',
        values: { file: `${file.split('/')[0]}/sidebar.json` },
      }))
  },
}

function endOf(site: Site, address: PageAddress): readonly string[] {
  const found = site.resolve(address)
  if (found.kind === 'unknown') return []
  return [pathnameOf(found.kind === 'page' ? found.address : found.to)]
}

function navigationTargets(site: Site, navigation: Site['navigations'][number]): readonly string[] {
  const { links, sidebar, locale } = navigation
  const trees = Object.entries(sidebar).flatMap(([prefix, items]) => (items === 'tree' ? [prefix] : []))
  return [
    ...links.flatMap(({ target }) => (target.kind === 'page' ? endOf(site, target.address) : [])),
    ...site.pages
      .filter(({ address, metadata }) => address.locale === locale && metadata.index !== false)
      .map(({ address }) => pathnameOf(address))
      .filter((path) => trees.some((prefix) => decodeURI(path).startsWith(prefix))),
  ]
}

function pageTargets(site: Site, page: Site['pages'][number]): readonly string[] {
  const linked = page.links.flatMap(({ kind, url }) => {
    const target = kind === 'link' ? site.targetOf(url, page.address) : undefined
    return target?.kind === 'page' ? endOf(site, target.address) : []
  })
  const above = crumbs(page).map((route) => pathnameOf({ ...page.address, route }))
  if (!page.structure.hasCatalog) return [...linked, ...above]
  const folder = folderOf(page.address.route)
  const listed = site.pages.filter(
    ({ address }) => address.locale === page.address.locale && address.route.startsWith(folder),
  )
  return [...linked, ...above, ...listed.map(({ address }) => pathnameOf(address))]
}

/** Returns the folders whose index pages the breadcrumb links to. */
function crumbs({ address, metadata }: Site['pages'][number]): readonly string[] {
  return metadata.breadcrumb === false ? [] : foldersTo(address.route).filter((route) => route !== '/')
}
