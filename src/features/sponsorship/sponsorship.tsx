import { localeConfigOf } from '../../config/locales/locale.ts'
import { resolveLink } from '../../content/link.ts'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { Picture } from '../../ui/page/picture.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import styles from './sponsorship.module.css'

/** The sponsorship banner below an article: its label, the configured text or image, and its link. */
export default function Sponsorship() {
  const { site, locale } = useCurrentPage()
  const texts = useTexts().sponsorship
  const { link, image, imageDark } = site.sponsorship ?? {}
  const home = { locale: locale.id, route: '/' } as const
  const words = localeConfigOf(site, locale.id)?.sponsorship ?? texts.about
  const content = image ? <Picture source={image} dark={imageDark} alt={words} from={home} /> : words
  return (
    <aside className={styles.sponsorship} aria-label={texts.label}>
      <p className={styles.label}>{texts.label}</p>
      {link ? <SiteLink to={resolveLink(link, home)}>{content}</SiteLink> : content}
    </aside>
  )
}
