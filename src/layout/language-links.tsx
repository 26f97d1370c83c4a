import { inLocale } from '../content/page-path.ts'
import { locales } from '../locales/locale.ts'
import { useCurrentPage } from '../page/current-page.tsx'
import { useOutline } from '../page/outline.ts'
import { SiteLink } from '../page/site-link.tsx'

/** This page in each language, with the query and the heading the reader is at (Checklist N3). */
export function LanguageLinks() {
  const { address, locale } = useCurrentPage()
  const reached = useOutline((state) => state.reached)
  const hash = reached === undefined ? location.hash : `#${encodeURIComponent(reached)}`
  return locales.map(({ id, lang, label }) => (
    <SiteLink
      key={id}
      lang={lang}
      hrefLang={lang}
      aria-current={id === locale.id ? 'true' : undefined}
      to={{ kind: 'page', address: inLocale(address, id), search: location.search, hash }}
    >
      {label}
    </SiteLink>
  ))
}
