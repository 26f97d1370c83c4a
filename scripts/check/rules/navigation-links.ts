import { navigationFaults } from '../../../src/check/navigation-faults.ts'
import type { Rule } from '../rule.ts'

/** Requires links of navbar and sidebar to point to existing pages in the same language, each page once per sidebar. */
export const navigationLinks: Rule = {
  id: 'navigation',
  severity: 'error',
  ofSite: (site) => site.navigations.flatMap(({ locale, links }) => navigationFaults(links, locale, site)),
}
