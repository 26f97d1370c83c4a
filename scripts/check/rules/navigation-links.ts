import { pathnameOf } from '../../../src/content/page-path.ts'
import type { NavigationLink } from '../navigation.ts'
import type { Rule, SiteFault } from '../rule.ts'
import type { Site } from '../site.ts'

/** Navbar and sidebar lead to pages that exist, in their own language, each page once in a sidebar. */
export const navigationLinks: Rule = {
  id: 'navigation',
  severity: 'error',
  ofSite: (site) =>
    site.navigations.flatMap(({ locale, links }) => {
      const seen = new Set<string>()
      return links.flatMap((link) => {
        const { file, line, target } = link
        const words = faultOf(link, locale, site)
        if (words) return [{ file, line, ...words }]
        const key = target.kind === 'page' ? file + pathnameOf(target.address) : undefined
        const isRepeated = key !== undefined && seen.has(key)
        if (key !== undefined) seen.add(key)
        if (!isRepeated) return []
        const what = `The link ${link.link} leads to a page that is listed before.`
        return [{ file, line, what, mend: 'Keep one of the two.', severity: 'warning' as const }]
      })
    }),
}

function faultOf(
  { link, target }: NavigationLink,
  locale: string,
  site: Site,
): Pick<SiteFault, 'what' | 'mend'> | undefined {
  if (target.kind === 'file') {
    if (site.hasFile(target.path)) return undefined
    return { what: `The link ${link} leads to a file that is not there.`, mend: 'Mend the path.' }
  }
  if (target.kind === 'refused')
    return { what: `The link ${link} is no address.`, mend: 'Write the path of a page.' }
  if (target.kind === 'external') return undefined
  const path = pathnameOf(target.address)
  const found = site.resolve(target.address)
  if (found.kind === 'unknown') {
    return { what: `The link ${link} leads to no page (${path}).`, mend: 'Mend the path, or write the page.' }
  }
  if (found.kind === 'redirect') {
    const mend = `Write the link to ${pathnameOf(found.to)}.`
    return { what: `The link ${link} leads to an old or differently written address.`, mend }
  }
  if (target.address.locale === locale) return undefined
  return {
    what: `The link ${link} leads into the other language.`,
    mend: `Begin it so that it stays in ${locale}.`,
  }
}
