import { localeConfigOf, localeOf } from '../../../src/config/locales/locale.ts'
import { filesOf, inLocale } from '../../../src/content/page-path.ts'
import { languagesOf } from '../../../src/content/site-texts.ts'
import type { Rule } from '../rule.ts'

/** Requires every page in every language of the site, except the languages that are `partial`. */
export const languagePairs: Rule = {
  id: 'language-pair',
  severity: 'error',
  ofSite: (site) =>
    site.pages.flatMap(({ address, file }) =>
      languagesOf(site.config)
        .filter(({ id }) => !site.pageAt(inLocale(address, id)))
        .filter(({ id }) => !localeConfigOf(site.config, id)?.partial)
        .map(({ id }) => ({
          file,
          line: 1,
          kind: 'language-missing',
          values: { language: localeOf(id).label, file: filesOf(inLocale(address, id))[0] ?? '' },
        })),
    ),
}
