import type { Verdict } from '../../../src/check/page-rule.ts'
import { pathnameOf } from '../../../src/content/page-path.ts'
import type { NavigationLink } from '../navigation.ts'
import type { Rule, SiteFault } from '../rule.ts'
import type { Site } from '../site.ts'

/** Requires links of navbar and sidebar to point to existing pages in the same language, each page once per sidebar. */
export const navigationLinks: Rule = {
  id: 'navigation',
  severity: 'error',
  ofSite: (site) =>
    site.navigations.flatMap(({ locale, links }) => {
      const seen = new Set<string>()
      return links.flatMap((link): readonly SiteFault[] => {
        const { file, line, target } = link
        const words = faultOf(link, locale, site)
        if (words) return [{ file, line, ...words }]
        const key = target.kind === 'page' ? file + pathnameOf(target.address) : undefined
        const isRepeated = key !== undefined && seen.has(key)
        if (key !== undefined) seen.add(key)
        if (!isRepeated) return []
        return [{ file, line, kind: 'navigation-twice', values: { url: link.link }, severity: 'warning' }]
      })
    }),
}

function faultOf({ link: url, target }: NavigationLink, locale: string, site: Site): Verdict | undefined {
  if (target.kind === 'file') {
    if (site.hasFile(target.path)) return undefined
    return { kind: 'link-file', values: { url, path: target.path } }
  }
  if (target.kind === 'refused') return { kind: 'link-no-address', values: { url } }
  if (target.kind === 'external') return undefined
  const found = site.resolve(target.address)
  if (found.kind === 'unknown') {
    return { kind: 'link-dead', values: { url, path: pathnameOf(target.address) } }
  }
  if (found.kind === 'redirect') {
    return { kind: 'navigation-old', values: { url, path: pathnameOf(found.to) } }
  }
  if (target.address.locale === locale) return undefined
  return { kind: 'navigation-language', values: { url, locale } }
}
