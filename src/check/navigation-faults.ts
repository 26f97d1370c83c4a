import type { LocaleId } from '../config/locales/locale.ts'
import type { ContentIssue } from '../content/issue.ts'
import { pathnameOf } from '../content/page-path.ts'
import type { LinkKnowledge } from './link-faults.ts'
import type { NavigationLink } from './navigation.ts'
import type { Verdict } from './page-rule.ts'

type Site = Pick<LinkKnowledge, 'resolve' | 'hasFile'>

/** Returns the issues of a menu's links, which must lead to existing pages in the same language, to each page once. */
export function navigationFaults(
  links: readonly NavigationLink[],
  locale: LocaleId,
  site: Site,
): readonly ContentIssue[] {
  const seen = new Set<string>()
  return links.flatMap((link): readonly ContentIssue[] => {
    const { file, line, target } = link
    const words = faultOf(link, locale, site)
    if (words) return [{ file, line, ...words }]
    const key = target.kind === 'page' ? file + pathnameOf(target.address) : undefined
    const isRepeated = key !== undefined && seen.has(key)
    if (key !== undefined) seen.add(key)
    if (!isRepeated) return []
    return [{ file, line, kind: 'navigation-twice', values: { url: link.link }, severity: 'warning' }]
  })
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
