import { locales } from '../../../src/config/locales/locale.ts'
import { inLocale } from '../../../src/content/page-path.ts'
import { isBehind } from '../../../src/content/translation.ts'
import type { Rule } from '../rule.ts'

/** Reports translations whose original has changed. */
export const translationAge: Rule = {
  id: 'translation-age',
  severity: 'warning',
  ofSite: (site) =>
    site.pages.flatMap((page) =>
      locales.flatMap(({ id }) => {
        const original = id === page.address.locale ? undefined : site.pageAt(inLocale(page.address, id))
        if (!original) return []
        const current = site.datedPage(original)
        if (!isBehind(site.datedPage(page), current)) return []
        return [
          {
            file: page.file,
            line: page.basedOnLine,
            kind: 'translation-age',
            values: { original: original.file, hash: current.textHash },
          },
        ]
      }),
    ),
}
