import { languageName } from '../../config/locales/language-name.ts'
import { type LocaleId, localeOf } from '../../config/locales/locale.ts'
import { fill } from '../../config/locales/text-forms.ts'
import { resolveLink } from '../../content/link.ts'
import { inLocale, type PageAddress } from '../../content/page-path.ts'
import type { Page } from '../../content/page-view.ts'
import type { ViewContext } from '../../ui/page/view-context.ts'
import styles from './article.module.css'

interface TranslationNoteViewProps {
  readonly page: Pick<Page, 'address' | 'textLocale'>
  /** Whether the original has changed since the translation. */
  readonly isBehind: boolean
  /** The languages that have the page. */
  readonly locales: readonly LocaleId[]
  readonly context: ViewContext
}

/**
 * The note that a page is not translated or is older than its original (Spec R7, X12), in the reader's
 * language even if the text is in another. Whether the original is newer may be known only after the page is
 * shown, so that note is one line in the room between title and text, and moves nothing.
 */
export function TranslationNoteView({ page, isBehind, locales, context }: TranslationNoteViewProps) {
  const { site, locale, texts, Link } = context
  const isBorrowed = page.textLocale !== page.address.locale
  if (!isBorrowed && !isBehind) return null
  const { article } = texts
  const original = isBorrowed ? page.textLocale : locales.find((id) => id !== page.textLocale)
  if (original === undefined) return null
  const words = { language: languageName(original, locale.id) }
  const home: PageAddress = { locale: locale.id, route: '/' }
  const to = { kind: 'page', address: inLocale(page.address, original), search: '', hash: '' } as const
  return (
    <p className={isBorrowed ? styles.note : styles.behind} role="note" lang={locale.lang}>
      {isBorrowed && `${fill(article.otherLanguageOnly, words)} `}
      <Link to={to} hrefLang={localeOf(original).lang}>
        {isBorrowed ? article.readOriginal : fill(article.behindOriginal, words)}
      </Link>
      {site.translateGuide !== undefined && (
        <span>
          {' · '}
          <Link to={resolveLink(site.translateGuide, home)}>{article.helpTranslate}</Link>
        </span>
      )}
    </p>
  )
}
