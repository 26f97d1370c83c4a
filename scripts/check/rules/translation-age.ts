import { localeIds } from '../../../src/config/locales/each-locale.ts'
import { inLocale } from '../../../src/content/page-path.ts'
import { isBehind, originalOf } from '../../../src/content/translation.ts'
import type { Rule } from '../rule.ts'

/** Reports translations whose original has changed. */
export const translationAge: Rule = {
  id: 'translation-age',
  severity: 'warning',
  ofSite: (site) =>
    site.pages.flatMap((page) => {
      const others = localeIds
        .filter((id) => id !== page.address.locale)
        .flatMap((id) => site.pageAt(inLocale(page.address, id)) ?? [])
        .map((other) => ({ ...site.datedPage(other), file: other.file }))
      const dated = site.datedPage(page)
      const original = originalOf(dated, others)
      if (!original || !isBehind(dated, original)) return []
      return [
        {
          file: page.file,
          line: page.basedOnLine,
          kind: 'translation-age',
          values: { original: original.file, hash: original.textHash },
        },
      ]
    }),
}
