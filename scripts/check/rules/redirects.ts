import type { FaultWords } from '../../../src/config/locales/check-words.ts'
import { addressesOfPath, isSamePage, pathnameOf } from '../../../src/content/page-path.ts'
import type { PageFacts } from '../page-facts.ts'
import type { Rule } from '../rule.ts'
import type { Site } from '../site.ts'

/** Requires an old address to be unused by pages, claimed once, and in the page's own language. */
export const redirects: Rule = {
  id: 'redirect',
  severity: 'error',
  ofSite: (site) => {
    const claimed = new Map<string, string>()
    return site.pages.flatMap((page) =>
      page.oldPaths.flatMap(({ path, line }) => {
        const words = faultOf(path, page, site, claimed)
        return words ? [{ file: page.file, line, ...words }] : []
      }),
    )
  },
}

function faultOf(
  path: string,
  page: PageFacts,
  site: Site,
  claimed: Map<string, string>,
): FaultWords | undefined {
  const addresses = addressesOfPath(path)
  const [first] = addresses
  if (!first) return { kind: 'redirect-path', values: { path } }
  if (first.locale !== page.address.locale) {
    return { kind: 'redirect-language', values: { path, own: pathnameOf(page.address) } }
  }
  if (addresses.some((address) => isSamePage(address, page.address))) {
    return { kind: 'redirect-self', values: { path } }
  }
  const shadowing = addresses.flatMap((address) => site.pageAt(address) ?? [])[0]
  if (shadowing) {
    const isLoop = shadowing.oldPaths.some((old) =>
      addressesOfPath(old.path).some((address) => isSamePage(address, page.address)),
    )
    return { kind: isLoop ? 'redirect-loop' : 'redirect-shadow', values: { path, other: shadowing.file } }
  }
  const key = pathnameOf(first)
  const other = claimed.get(key)
  if (other !== undefined) return { kind: 'redirect-claimed', values: { path, other } }
  claimed.set(key, page.file)
  return undefined
}
