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
          kind: 'language-missing',
          values: { language: localeOf(id).label, file: filesOf(inLocale(address, id))[0] ?? '' },
        })),
    ),
}
