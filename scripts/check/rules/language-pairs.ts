import { filesOf, inLocale } from '../../../src/content/page-path.ts'
import { localeOf, locales } from '../../../src/locales/locale.ts'
import type { Rule } from '../rule.ts'

/** Every page exists in every language. */
export const languagePairs: Rule = {
  id: 'language-pair',
  severity: 'error',
  ofSite: (site) =>
    site.pages.flatMap(({ address, file }) =>
      locales
        .filter(({ id }) => !site.pageAt(inLocale(address, id)))
        .map(({ id }) => ({
          file,
          line: 1,
          what: `The page has no counterpart in ${localeOf(id).label}.`,
          mend: `Write ${filesOf(inLocale(address, id))[0]}.`,
        })),
    ),
}
