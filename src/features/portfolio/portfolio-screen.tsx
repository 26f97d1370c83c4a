import { resolveLink } from '../../content/link.ts'
import type { Page } from '../../content/page-view.ts'
import { ArticleText } from '../../markdown/article-text.tsx'
import { Backdrop } from '../../ui/page/backdrop.tsx'
import { useTexts } from '../../ui/page/current-page.tsx'
import { Picture } from '../../ui/page/picture.tsx'
import { SiteIcon } from '../../ui/page/site-icon.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { useStyleFaults } from '../../ui/page/style-faults.ts'
import styles from './portfolio-screen.module.css'
import { TypedTitles } from './typed-titles.tsx'

/** Spec §2 "Portfolio home page": name, animated titles, links to other sites, then the page's own text. */
export default function PortfolioScreen({ page }: { readonly page: Page }) {
  const { metadata } = page
  return (
    <article className={`${styles.portfolio} ${metadata.containerClass ?? ''}`}>
      <Hero page={page} />
      {metadata.content !== 'none' && (
        <div className={`prose ${styles.text}`} data-content={metadata.content ?? 'default'}>
          <ArticleText markdown={page.body} />
        </div>
      )}
    </article>
  )
}

function Hero({ page }: { readonly page: Page }) {
  const texts = useTexts().portfolio
  const { metadata, address } = page
  useStyleFaults(metadata.avatarStyle)
  useStyleFaults(metadata.bgImageStyle)
  const from = { ...address, locale: page.textLocale }
  const name = metadata.name ?? (metadata.heroText || texts.hello)
  return (
    <header className={styles.hero} data-full-screen={metadata.heroFullScreen ?? false}>
      <Backdrop page={page} />
      {metadata.avatar && (
        <Picture
          source={metadata.avatar}
          dark={metadata.avatarDark}
          alt={metadata.avatarAlt ?? name}
          styles={metadata.avatarStyle}
          from={from}
          size={144}
          className={styles.avatar}
        />
      )}
      <div className={styles.words}>
        <p className={styles.welcome}>{metadata.welcome ?? texts.welcome}</p>
        <h1>{name}</h1>
        {metadata.titles && metadata.titles.length > 0 && <TypedTitles titles={metadata.titles} />}
        {metadata.tagline && <p className={styles.tagline}>{metadata.tagline}</p>}
        {metadata.medias && metadata.medias.length > 0 && <Medias page={page} />}
      </div>
    </header>
  )
}

function Medias({ page }: { readonly page: Page }) {
  const texts = useTexts().portfolio
  return (
    <ul className={styles.medias} aria-label={texts.medias}>
      {page.metadata.medias?.map(({ name = '', url = '', icon }) => (
        <li key={name + url}>
          <SiteLink to={resolveLink(url, page.address)}>
            {icon && <SiteIcon name={icon} size={18} />}
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
