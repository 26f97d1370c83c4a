import { type RefObject, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { languageName } from '../../config/locales/language-name.ts'
import { localeOf } from '../../config/locales/locale.ts'
import { searchTextsOf } from '../../config/locales/search-texts.ts'
import { fill } from '../../config/locales/texts.ts'
import { errorsRoute } from '../../config/search.ts'
import { resolveLink } from '../../content/link.ts'
import { useLocale, useTexts } from '../../ui/page/current-page.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { textOf } from './marked-text.ts'
import styles from './search-box.module.css'
import { useSearchBox } from './search-box-state.ts'
import type { Elsewhere } from './use-search.ts'

interface SearchElsewhereProps {
  readonly place: RefObject<HTMLElement | null>
  /** Words of the pages that are similar to those of the query. */
  readonly near: readonly string[]
  readonly elsewhere: Elsewhere | undefined
}

/**
 * What a query without results leads to: similar words, pages in another language, and the list of error
 * messages.
 */
export function SearchElsewhere({ place, near, elsewhere }: SearchElsewhereProps) {
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
  const language = elsewhere ? languageName(elsewhere.locale, locale.id) : ''
  return createPortal(
    <ul className={styles.elsewhere}>
      {near.length > 0 && (
        <li>
          {searchTextsOf(locale.id).didYouMean}{' '}
          {near.map((word) => (
            <button key={word} type="button" onClick={() => type(place.current, word)}>
              {word}
            </button>
          ))}
        </li>
      )}
      {elsewhere?.hits.map(({ path, name, page }) => (
        <li key={path}>
          <SiteLink to={resolveLink(path, home)} hrefLang={localeOf(elsewhere.locale).lang} onClick={close}>
            <span lang={localeOf(elsewhere.locale).lang}>
              {textOf(name) === page ? page : `${page} › ${textOf(name)}`}
            </span>
          </SiteLink>{' '}
          {fill(texts.search.otherLanguage, { language })}
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

/** Searches for a word. DocSearch only takes queries that are typed into its input. */
function type(inside: HTMLElement | null, word: string): void {
  const input = inside?.closest('.DocSearch-Modal')?.querySelector<HTMLInputElement>('.DocSearch-Input')
  // React overwrites the property on the element to notice changes.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, word)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
  input?.focus()
}
