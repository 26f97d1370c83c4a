import { isSamePage, type PageAddress, pathnameOf, readPathname } from '../../../src/content/page-path.ts'
import type { PageFacts } from '../page-facts.ts'
import type { Rule, SiteFault } from '../rule.ts'
import type { Site } from '../site.ts'

/** An old address leads to its page: it shadows no page, is claimed once, and stands in the page's own language. */
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

type Words = Pick<SiteFault, 'what' | 'mend'>

function faultOf(path: string, page: PageFacts, site: Site, claimed: Map<string, string>): Words | undefined {
  const addresses = oldAddresses(path)
  const [first] = addresses
  if (!first)
    return {
      what: `redirectFrom ${path} is no path.`,
      mend: 'Write it from the site’s root, /guide/old.html.',
    }
  if (first.locale !== page.address.locale) {
    return {
      what: `redirectFrom ${path} stands in the other language and is ignored.`,
      mend: `Write it with the beginning of this page’s language, as in ${pathnameOf(page.address)}.`,
    }
  }
  if (addresses.some((address) => isSamePage(address, page.address))) {
    return { what: `redirectFrom ${path} is this page itself: a loop.`, mend: 'Remove the line.' }
  }
  const shadowing = addresses.flatMap((address) => site.pageAt(address) ?? [])[0]
  if (shadowing) {
    const isLoop = shadowing.oldPaths.some((old) =>
      oldAddresses(old.path).some((address) => isSamePage(address, page.address)),
    )
    return {
      what: `redirectFrom ${path} is the page ${shadowing.file}, ${isLoop ? 'which redirects back: a loop' : 'which always wins'}.`,
      mend: 'Remove the line, or remove that page.',
    }
  }
  const key = pathnameOf(first)
  const other = claimed.get(key)
  if (other !== undefined) {
    return {
      what: `redirectFrom ${path} is claimed by ${other} already.`,
      mend: 'Keep it on one of the two pages.',
    }
  }
  claimed.set(key, page.file)
  return undefined
}

/** The pages that an old path may mean, as the index reads it. */
function oldAddresses(path: string): readonly PageAddress[] {
  const reading = readPathname(encodeURI(path.startsWith('/') ? path : `/${path}`))
  if (reading.kind === 'unreadable') return []
  if (reading.kind === 'canonical') return [reading.address]
  return reading.routes.map((route) => ({ locale: reading.locale, route }))
}
