import { type RefObject, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { localeOf } from '../config/locales/locale.ts'
import { fill } from '../config/locales/texts.ts'
import { errorsRoute } from '../config/search.ts'
import { resolveLink } from '../content/link.ts'
import { useSearchBox } from '../stores/search-box.ts'
import { useLocale, useTexts } from '../ui/page/current-page.tsx'
import { SiteLink } from '../ui/page/site-link.tsx'
import { textOf } from './marked-text.ts'
import styles from './search-box.module.css'
import type { Elsewhere } from './use-search.ts'

interface SearchElsewhereProps {
  readonly place: RefObject<HTMLElement | null>
  readonly elsewhere: Elsewhere | undefined
}

/** What a query without results leads to: pages in the other language, and the list of error messages. */
export function SearchElsewhere({ place, elsewhere }: SearchElsewhereProps) {
  const texts = useTexts()
  const locale = useLocale()
  const close = useSearchBox((state) => state.close)
  const [results, setResults] = useState<Element | null>()
  useLayoutEffect(
    () => setResults(place.current?.closest('.DocSearch-Modal')?.querySelector('.DocSearch-Dropdown')),
    [place],
  )
  if (!results) return null
  const home = { locale: locale.id, route: '/' }
  const language = elsewhere && texts.article.languages[elsewhere.locale]
  return createPortal(
    <ul className={styles.elsewhere}>
      {elsewhere?.hits.map(({ path, name, page }) => (
        <li key={path}>
          <SiteLink to={resolveLink(path, home)} hrefLang={localeOf(elsewhere.locale).lang} onClick={close}>
            <span lang={localeOf(elsewhere.locale).lang}>
              {textOf(name) === page ? page : `${page} › ${textOf(name)}`}
            </span>
          </SiteLink>{' '}
          {fill(texts.search.otherLanguage, { language: language ?? '' })}
        </li>
      ))}
      <li>
        <SiteLink
          to={{ kind: 'page', address: { locale: locale.id, route: errorsRoute }, search: '', hash: '' }}
          onClick={close}
        >
          {texts.search.errors}
        </SiteLink>
      </li>
    </ul>,
    results,
  )
}
