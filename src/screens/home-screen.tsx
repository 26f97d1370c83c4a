import { resolveLink } from '../content/link.ts'
import type { Page } from '../content/page-view.ts'
import { SiteIcon } from '../layout/site-icon.tsx'
import { ArticleText } from '../markdown/article-text.tsx'
import { useCurrentPage, useTexts } from '../page/current-page.tsx'
import { Picture } from '../page/picture.tsx'
import { SiteLink } from '../page/site-link.tsx'
import { siteTextsOf } from '../page/site-texts.ts'
import { buttonClass } from '../ui/button.tsx'
import { Backdrop } from './backdrop.tsx'
import styles from './home-screen.module.css'

/** The home page: hero, actions, features, highlights, then the page's own text (Spec §3 "home"). */
export function HomeScreen({ page }: { readonly page: Page }) {
  const { metadata } = page
  return (
    <article className={`${styles.home} ${metadata.containerClass ?? ''}`}>
      <Hero page={page} />
      {metadata.features && metadata.features.length > 0 && (
        <Features items={metadata.features} heading="h2" />
      )}
      {metadata.highlights?.map((highlight) => (
        <Highlight key={highlight.header ?? highlight.description} page={page} highlight={highlight} />
      ))}
      <div className={`prose ${styles.text}`}>
        <ArticleText markdown={page.body} />
      </div>
    </article>
  )
}

interface HighlightProps {
  readonly page: Page
  readonly highlight: NonNullable<Page['metadata']['highlights']>[number]
}

function Highlight({ page, highlight }: HighlightProps) {
  const { header, description, image, imageDark, features } = highlight
  return (
    <section className={styles.highlight}>
      {image && (
        <Picture
          source={image}
          dark={imageDark}
          alt=""
          from={{ ...page.address, locale: page.textLocale }}
          className={styles.highlightImage}
        />
      )}
      <div>
        {header && <h2>{header}</h2>}
        {description && <p className={styles.description}>{description}</p>}
        {features && <Features items={features} heading={header ? 'h3' : 'h2'} />}
      </div>
    </section>
  )
}

function Hero({ page }: { readonly page: Page }) {
  const { site, locale } = useCurrentPage()
  const { metadata, address } = page
  const words = siteTextsOf(site, locale.id)
  const texts = useTexts().portfolio
  const from = { ...address, locale: page.textLocale }
  const name = metadata.heroText === false ? undefined : (metadata.heroText ?? (words.title || texts.hello))
  const tagline = metadata.tagline === false ? undefined : (metadata.tagline ?? words.description)
  return (
    <header
      className={styles.hero}
      data-full-screen={metadata.heroFullScreen ?? false}
      data-backdrop={metadata.bgImage !== undefined}
    >
      <Backdrop page={page} />
      {metadata.heroImage && (
        <Picture
          source={metadata.heroImage}
          dark={metadata.heroImageDark}
          alt={metadata.heroAlt ?? ''}
          styles={metadata.heroImageStyle}
          from={from}
          size={112}
        />
      )}
      {name && <h1>{name}</h1>}
      {tagline && <p>{tagline}</p>}
      {metadata.actions && (
        <div className={styles.actions}>
          {metadata.actions.map((action) => (
            <SiteLink
              key={action.text}
              to={resolveLink(action.link ?? '', address)}
              className={buttonClass}
              data-kind={action.type ?? 'default'}
            >
              {action.text}
            </SiteLink>
          ))}
        </div>
      )}
    </header>
  )
}

type Feature = NonNullable<Page['metadata']['features']>[number]

interface FeaturesProps {
  readonly items: readonly Feature[]
  /** The level below the heading that stands above them. */
  readonly heading: 'h2' | 'h3'
}

function Features({ items, heading: Heading }: FeaturesProps) {
  const { address } = useCurrentPage()
  return (
    <ul className={styles.features}>
      {items.map((item) => (
        <li key={item.title}>
          {item.icon && <SiteIcon name={item.icon} />}
          <Heading>
            {item.link ? <SiteLink to={resolveLink(item.link, address)}>{item.title}</SiteLink> : item.title}
          </Heading>
          {item.details && <p>{item.details}</p>}
        </li>
      ))}
    </ul>
  )
}
