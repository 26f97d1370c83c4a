import { inLocale } from '../../content/page-path.ts'
import { languagesOf } from '../../content/site-texts.ts'
import type { ViewContext } from '../../ui/page/view-context.ts'

interface LanguageLinksProps {
  /** The hash of the address, with `#`: the reader's position on the page. */
  readonly hash: string
  readonly context: ViewContext
}

/** Links to this page in each language, with the query and the current heading (Spec N3). */
export function LanguageLinksView({ hash, context: { address, locale, site, Link } }: LanguageLinksProps) {
  return languagesOf(site).map(({ id, lang, label }) => (
    <Link
      key={id}
      lang={lang}
      hrefLang={lang}
      aria-current={id === locale.id ? 'true' : undefined}
      to={{ kind: 'page', address: inLocale(address, id), search: location.search, hash }}
    >
      {label}
    </Link>
  ))
}
