import { sidebarFileOf } from '../../../src/content/navigation-config.ts'
import { pathnameOf, readablePath } from '../../../src/content/page-path.ts'
import { isWithoutSidebar } from '../../../src/content/sidebar-choice.ts'
import type { PageFacts } from '../page-facts.ts'
import type { Rule } from '../rule.ts'
import type { Site } from '../site.ts'

/** Requires a page to be in its folder's sidebar. Otherwise it is not in the menu, and has no previous and next page. */
export const unlisted: Rule = {
  id: 'unlisted',
  severity: 'warning',
  ofSite: (site) =>
    site.navigations.flatMap((navigation) => {
      const listed = new Set(
        navigation.links.flatMap(({ target }) =>
          target.kind === 'page' ? [pathnameOf(target.address)] : [],
        ),
      )
      return site.pages
        .filter(({ address }) => address.locale === navigation.locale)
        .filter((page) => hasSidebar(page, navigation) && !listed.has(pathnameOf(page.address)))
        .map(({ file }) => ({
          file,
          line: 1,
          kind: 'unlisted' as const,
          values: { file: sidebarFileOf(navigation.locale) },
        }))
    }),
}

function hasSidebar({ address, metadata }: PageFacts, { sidebar }: Site['navigations'][number]): boolean {
  if (metadata.index === false || metadata.sidebar === false || metadata.home) return false
  if (isWithoutSidebar(address.route)) return false
  const path = readablePath(address)
  const [fitting] = Object.keys(sidebar)
    .filter((prefix) => path.startsWith(prefix))
    .toSorted((one, other) => other.length - one.length)
  return fitting !== undefined && Array.isArray(sidebar[fitting])
}
