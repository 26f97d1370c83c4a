import type { ReactNode } from 'react'
import { Fragment } from 'react/jsx-runtime'
import { dateText } from '../../config/locales/date-text.ts'
import type { Locale } from '../../config/locales/locale.ts'
import type { PageTexts } from '../../config/locales/page-texts.ts'
import type { Author, PageInfoPart } from '../../content/page-metadata.ts'
import type { Page } from '../../content/page-view.ts'
import { type ReadingTime, readingTimeText, reportedMinutes } from '../../content/reading-time.ts'
import { isWebAddress } from '../../content/safe-url.ts'
import type { SiteConfig } from '../../content/site-config.ts'
import type { ViewContext } from '../../ui/page/view-context.ts'
import styles from './article.module.css'

const defaultParts: readonly PageInfoPart[] = ['author', 'original', 'date', 'readingTime', 'category', 'tag']

interface PageInfoProps {
  readonly page: Pick<Page, 'metadata'>
  /** While absent, the space for the word count is reserved. */
  readonly readingTime: ReadingTime | undefined
  readonly context: ViewContext
}

/** The line below a page's title, with the data given by the page or the site. */
export function PageInfoView({ page, readingTime, context: { site, locale, texts } }: PageInfoProps) {
  const items = partsOf(page, site).flatMap((part) => {
    const content = contents[part]({ page, readingTime, site, locale, texts: texts.article })
    return content ? [{ part, label: labels[part](texts.article), content }] : []
  })
  if (items.length === 0) return null
  return (
    <dl className={styles.info}>
      {items.map(({ part, label, content }) => (
        <div key={part} data-part={part}>
          <dt className={labelled.has(part) ? undefined : 'visually-hidden'}>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  )
}

function partsOf({ metadata }: Pick<Page, 'metadata'>, site: SiteConfig): readonly PageInfoPart[] {
  const choice = metadata.pageInfo ?? site.pageInfo
  if (choice === false) return []
  if (Array.isArray(choice)) return choice.filter((part): part is PageInfoPart => part in contents)
  return defaultParts
}

interface Source {
  readonly page: Pick<Page, 'metadata'>
  readonly readingTime: ReadingTime | undefined
  readonly site: SiteConfig
  readonly locale: Locale
  readonly texts: PageTexts['article']
}

/** Parts whose value is only clear next to its name. */
const labelled: ReadonlySet<PageInfoPart> = new Set(['category', 'tag'])

const labels: Record<PageInfoPart, (texts: PageTexts['article']) => string> = {
  author: (texts) => texts.author,
  original: (texts) => texts.original,
  date: (texts) => texts.date,
  pageview: () => '',
  readingTime: (texts) => texts.readingTime,
  category: (texts) => texts.category,
  tag: (texts) => texts.tag,
}

const contents: Record<PageInfoPart, (source: Source) => ReactNode> = {
  author: ({ page, site }) => {
    const authors = authorsOf(page, site)
    return authors.length > 0 && authors.map(authorLink)
  },
  original: ({ page, texts }) => (page.metadata.isOriginal ? texts.original : null),
  date: ({ page, locale }) => page.metadata.date && <PageDate page={page} lang={locale.lang} />,
  // Page views need a counter, and none is configured; a made-up number would be wrong (Spec P2).
  pageview: () => null,
  readingTime: ({ page, readingTime, locale, texts }) => {
    if (page.metadata.readingTime === false) return null
    if (readingTime === undefined) return '\u00a0'
    return (
      <time dateTime={`PT${reportedMinutes(readingTime)}M`}>
        {readingTimeText(readingTime, locale.lang, texts)}
      </time>
    )
  },
  category: ({ page }) => page.metadata.category?.join(' · '),
  tag: ({ page }) => page.metadata.tag?.join(' · '),
}

function authorsOf({ metadata }: Pick<Page, 'metadata'>, site: SiteConfig): readonly Author[] {
  if (metadata.author === false) return []
  return metadata.author ?? (site.author === undefined ? [] : [{ name: site.author }])
}

function authorLink({ name, url }: Author, index: number): ReactNode {
  const isWeb = url !== undefined && isWebAddress(url)
  return (
    <Fragment key={name}>
      {index > 0 && ' · '}
      {isWeb ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
    </Fragment>
  )
}

function PageDate({ page, lang }: { readonly page: Pick<Page, 'metadata'>; readonly lang: string }) {
  const { date = '', localizedDate } = page.metadata
  return <time dateTime={date}>{localizedDate ?? dateText(date, lang)}</time>
}
