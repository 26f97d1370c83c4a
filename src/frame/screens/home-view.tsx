import type { ReactNode } from 'react'
import { resolveLink } from '../../content/link.ts'
import type { Page } from '../../content/page-view.ts'
import { siteTextsOf } from '../../content/site-texts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Backdrop } from '../../ui/page/backdrop.tsx'
import { Picture } from '../../ui/page/picture.tsx'
import { SiteIconView } from '../../ui/page/site-icon-view.tsx'
import type { ViewContext } from '../../ui/page/view-context.ts'
import { HomeScene } from './home-scene.tsx'
import styles from './home-screen.module.css'

interface HomePart {
  readonly page: Pick<Page, 'address' | 'textLocale' | 'metadata'>
  readonly context: ViewContext
}

interface HomeViewProps extends HomePart {
  /** The page's own text. */
  readonly children: ReactNode
}

/** The home page: hero, actions, features, highlights, then the page's own text (Spec §3 "home"). */
export function HomeView({ page, context, children }: HomeViewProps) {
  const { metadata } = page
  return (
    <article className={`${styles.home} ${metadata.containerClass ?? ''}`.trim()}>
      <Hero page={page} context={context} />
      {metadata.features && metadata.features.length > 0 && (
        <Features items={metadata.features} heading="h2" context={context} />
      )}
      {metadata.highlights?.map((highlight) => (
        <Highlight
          key={highlight.header ?? highlight.description}
          page={page}
          highlight={highlight}
          context={context}
        />
      ))}
      <div className={`prose ${styles.text}`}>{children}</div>
    </article>
  )
}

interface HighlightProps extends HomePart {
  readonly highlight: NonNullable<Page['metadata']['highlights']>[number]
}

function Highlight({ page, highlight, context }: HighlightProps) {
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
        {features && <Features items={features} heading={header ? 'h3' : 'h2'} context={context} />}
      </div>
    </section>
  )
}

function Hero({ page, context }: HomePart) {
  const { site, locale, texts, Link } = context
  const { metadata, address } = page
  const words = siteTextsOf(site, locale.id)
  const from = { ...address, locale: page.textLocale }
  const name =
    metadata.heroText === false ? undefined : (metadata.heroText ?? (words.title || texts.portfolio.hello))
  const tagline = metadata.tagline === false ? undefined : (metadata.tagline ?? words.description)
  return (
    <header
      className={styles.hero}
      data-full-screen={metadata.heroFullScreen ?? false}
      data-backdrop={metadata.bgImage !== undefined}
      data-scene={metadata.heroScene !== undefined}
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
            <Link
              key={action.text}
              to={resolveLink(action.link ?? '', address)}
              className={buttonClass}
              data-kind={action.type ?? 'default'}
            >
              {action.text}
            </Link>
          ))}
        </div>
      )}
      {metadata.heroScene && <HomeScene scene={metadata.heroScene} />}
    </header>
  )
}

type Feature = NonNullable<Page['metadata']['features']>[number]

interface FeaturesProps {
  readonly items: readonly Feature[]
  /** The heading level below the section's heading. */
  readonly heading: 'h2' | 'h3'
  readonly context: ViewContext
}

function Features({ items, heading: Heading, context }: FeaturesProps) {
  const { address, Link } = context
  return (
    <ul className={styles.features}>
      {items.map((item) => (
        <li key={item.title}>
          {item.icon && <SiteIconView name={item.icon} context={context} />}
          <Heading>
            {item.link ? <Link to={resolveLink(item.link, address)}>{item.title}</Link> : item.title}
          </Heading>
          {item.details && <p>{item.details}</p>}
        </li>
      ))}
    </ul>
  )
}
