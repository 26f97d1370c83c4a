import { localeConfigOf } from '../../config/locales/locale.ts'
import type { PageMetadata } from '../../content/page-metadata.ts'
import type { SiteConfig } from '../../content/site-config.ts'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import styles from './site-footer.module.css'

/**
 * The line at the end of a page: the site's text, the copyright, the license. Hidden unless page or
 * configuration enable it.
 */
export function SiteFooter() {
  const { site, page, locale } = useCurrentPage()
  const texts = useTexts().article
  const metadata = page?.metadata ?? {}
  if (!isShown(metadata, site)) return null
  const configured = localeConfigOf(site, locale.id)
  const words = typeof metadata.footer === 'string' ? metadata.footer : configured?.footer
  const copyright = typeof metadata.copyright === 'string' ? metadata.copyright : configured?.copyright
  const license = metadata.license ?? site.license
  return (
    <footer className={styles.footer}>
      {words && <p>{words}</p>}
      {metadata.copyright !== false && copyright && <p>{copyright}</p>}
      {license && (
        <p>
          {texts.license}
          {texts.colon}
          {license}
        </p>
      )}
    </footer>
  )
}

/** Returns whether the footer is shown: the page's `footer` takes precedence over the site's `displayFooter` (Spec §3). */
function isShown({ footer }: PageMetadata, { displayFooter }: SiteConfig): boolean {
  if (footer === undefined) return displayFooter ?? false
  return footer !== false
}
