import { WifiOff } from 'lucide'
import { languageName } from '../../config/locales/language-name.ts'
import { localeOf } from '../../config/locales/locale.ts'
import { searchTextsOf } from '../../config/locales/search-texts.ts'
import { fill } from '../../config/locales/texts.ts'
import { hasProductFolders } from '../../config/product-folders.ts'
import { errorsRoute } from '../../config/search.ts'
import { resolveLink } from '../../content/link.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useTexts } from '../../ui/page/current-page.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { withoutMarks } from './marked-text.ts'
import type { SearchAnswer } from './search-answer.ts'
import styles from './search-box.module.css'
import type { Elsewhere } from './use-search.ts'

interface SearchEmptyProps {
  readonly answer: SearchAnswer
  readonly elsewhere: Elsewhere | undefined
  /** Searches for a word. */
  readonly onAsk: (word: string) => void
  readonly onClose: () => void
}

/** Shown for a query without results: what it leads to, or that it failed. */
export function SearchEmpty({ answer, ...ways }: SearchEmptyProps) {
  if (answer.source === 'none') return <Failure />
  return <SearchElsewhere near={answer.source === 'local' ? answer.near : []} {...ways} />
}

/** The failure screen (Spec §8 "Search request fails"). It takes the place of “no results”. */
function Failure() {
  const { search } = useTexts()
  return (
    <div className={styles.failure} role="alert">
      <Icon shape={WifiOff} size={28} />
      <p>{search.failed}</p>
      <p>{search.failedHint}</p>
    </div>
  )
}

type SearchElsewhereProps = Omit<SearchEmptyProps, 'answer'> & {
  /** Words of the pages that are similar to those of the query. */
  readonly near: readonly string[]
}

/**
 * What a query without results leads to: similar words, pages in another language, and the list of error
 * messages.
 */
function SearchElsewhere({ near, elsewhere, onAsk, onClose }: SearchElsewhereProps) {
  const texts = useTexts()
  const locale = useLocale()
  const home = { locale: locale.id, route: '/' }
  const language = elsewhere ? languageName(elsewhere.locale, locale.id) : ''
  return (
    <ul className={styles.elsewhere}>
      {near.length > 0 && (
        <li>
          {searchTextsOf(locale.id).didYouMean}{' '}
          {near.map((word) => (
            <button key={word} type="button" onClick={() => onAsk(word)}>
              {word}
            </button>
          ))}
        </li>
      )}
      {elsewhere?.hits.map(({ path, name, page }) => (
        <li key={path}>
          <SiteLink to={resolveLink(path, home)} hrefLang={localeOf(elsewhere.locale).lang} onClick={onClose}>
            <span lang={localeOf(elsewhere.locale).lang}>
              {withoutMarks(name) === page ? page : `${page} › ${withoutMarks(name)}`}
            </span>
          </SiteLink>{' '}
          {fill(texts.search.otherLanguage, { language })}
        </li>
      ))}
      {hasProductFolders && (
        <li>
          <SiteLink
            to={{ kind: 'page', address: { locale: locale.id, route: errorsRoute }, search: '', hash: '' }}
            onClick={onClose}
          >
            {texts.search.errors}
          </SiteLink>
        </li>
      )}
    </ul>
  )
}
