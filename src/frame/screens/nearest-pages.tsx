import { useQuery } from '@tanstack/react-query'
import { languageName } from '../../config/locales/language-name.ts'
import { localeOf } from '../../config/locales/locale.ts'
import { type PageAddress, readablePath } from '../../content/page-path.ts'
import { nearestPagesQuery } from '../../data/nearest-pages-query.ts'
import { useLocale, useTexts } from '../../ui/page/current-page.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import styles from './message-screen.module.css'

/**
 * The pages that a reader may have meant by an address without a page; nothing until they are known, or if
 * none is similar (Spec X9).
 */
export function NearestPages({ address }: { readonly address: PageAddress }) {
  const texts = useTexts()
  const locale = useLocale()
  const { data: suggestions = [] } = useQuery(nearestPagesQuery(address))
  if (suggestions.length === 0) return null
  return (
    <>
      <h2>
        {address.locale === locale.id ? texts.unknown.suggestions : languageName(address.locale, locale.id)}
      </h2>
      <ul>
        {suggestions.map(({ address: near, title, textLocale }) => (
          <li key={near.route}>
            <SiteLink to={{ kind: 'page', address: near, search: '', hash: '' }}>
              <span lang={textLocale === locale.id ? undefined : localeOf(textLocale).lang}>{title}</span>
              <span className={styles.path}>{readablePath(near)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}
