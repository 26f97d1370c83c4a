import { useQuery } from '@tanstack/react-query'
import { resolveLink } from '../content/link.ts'
import { inLocale, type PageAddress } from '../content/page-path.ts'
import type { Page, PageView } from '../content/page-view.ts'
import { historyQuery } from '../data/history-query.ts'
import { type LocaleId, localeOf, locales } from '../locales/locale.ts'
import { fill } from '../locales/texts.ts'
import { useCurrentPage, useTexts } from '../page/current-page.tsx'
import { SiteLink } from '../page/site-link.tsx'
import styles from './article.module.css'

/**
 * Tells under the title that a page is not translated, or that its original was changed since (Checklist R7, X12), in the reader's own
 * language also where the text is in another.
 */
export function TranslationNote({ page, view }: { readonly page: Page; readonly view: PageView }) {
  const { site, locale } = useCurrentPage()
  const { article, languageRedirect } = useTexts()
  const { data: history } = useQuery(historyQuery(page.file))
  const isBorrowed = page.textLocale !== page.address.locale
  const isBehind = view.behind ?? history?.behind ?? false
  if (!isBorrowed && !isBehind) return null
  const original = isBorrowed ? page.textLocale : otherThan(page.textLocale)
  const text = isBorrowed ? article.otherLanguageOnly : article.behindOriginal
  const home: PageAddress = { locale: locale.id, route: '/' }
  return (
    <p className={styles.note} role="note" lang={locale.lang}>
      {fill(text, { language: languageRedirect.languages[original] })}{' '}
      <SiteLink
        to={{ kind: 'page', address: inLocale(page.address, original), search: '', hash: '' }}
        hrefLang={localeOf(original).lang}
      >
        {article.readOriginal}
      </SiteLink>
      {site.translateGuide !== undefined && (
        <>
          {' · '}
          <SiteLink to={resolveLink(site.translateGuide, home)}>{article.helpTranslate}</SiteLink>
        </>
      )}
    </p>
  )
}

const otherThan = (locale: LocaleId): LocaleId => locales.find(({ id }) => id !== locale)?.id ?? locale
