import { anchorFault } from '../../../src/check/link-faults.ts'
import type { Fault } from '../../../src/check/page-rule.ts'
import type { PageFacts } from '../page-facts.ts'
import type { Rule } from '../rule.ts'
import type { Site } from '../site.ts'

/** The part of a page that a link names is there: an id as the site's own slugs make it. */
export const deadAnchor: Rule = {
  id: 'dead-anchor',
  severity: 'error',
  ofSite: (site) =>
    site.pages.flatMap((page) =>
      page.links.flatMap((link) => {
        const fault = faultOf(link, page, site)
        return fault ? [{ file: page.file, ...fault }] : []
      }),
    ),
}

function faultOf(link: PageFacts['links'][number], page: PageFacts, site: Site): Fault | undefined {
  const lead = link.kind === 'link' ? site.targetOf(link.url, page.address) : undefined
  if (lead?.kind !== 'page') return undefined
  const found = site.resolve(lead.address)
  if (found.kind === 'unknown') return undefined
  const target = site.pageAt(
    found.kind === 'page' ? { ...found.address, locale: found.textLocale } : found.to,
  )
  if (!target) return undefined
  return anchorFault(link, lead.hash, {
    anchors: target.anchors,
    file: target === page ? undefined : target.file,
  })
}
