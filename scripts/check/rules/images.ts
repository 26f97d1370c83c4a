import { imageFault } from '../../../src/check/link-faults.ts'
import type { Rule } from '../rule.ts'

/** Requires the images of pages and front matter to be files of this site. */
export const images: Rule = {
  id: 'image',
  severity: 'error',
  ofSite: (site) =>
    site.pages.flatMap(({ file, address, links }) =>
      links.flatMap((link) => {
        const fault = imageFault(link, address, site)
        return fault ? [{ file, ...fault }] : []
      }),
    ),
}
