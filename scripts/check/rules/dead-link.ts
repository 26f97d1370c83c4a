import { linkFault } from '../../../src/check/link-faults.ts'
import type { Rule } from '../rule.ts'

/** Requires link targets to exist, using the site's own path rule. */
export const deadLink: Rule = {
  id: 'dead-link',
  severity: 'error',
  ofSite: (site) =>
    site.pages.flatMap(({ file, address, links }) =>
      links.flatMap((link) => {
        const fault = linkFault(link, address, site)
        return fault ? [{ file, ...fault }] : []
      }),
    ),
}
