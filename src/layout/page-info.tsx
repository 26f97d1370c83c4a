import { Fragment, type ReactNode } from 'react'
import type { Author, PageInfoPart } from '../content/page-metadata.ts'
import type { Page } from '../content/page-view.ts'
import { readingTimeText, reportedMinutes } from '../content/reading-time.ts'
import type { SiteConfig } from '../content/site-config.ts'
import type { Locale } from '../locales/locale.ts'
import type { Texts } from '../locales/texts.ts'
import { useCurrentPage, useTexts } from '../page/current-page.tsx'
import styles from './article.module.css'

const defaultParts: readonly PageInfoPart[] = ['author', 'original', 'date', 'readingTime', 'category', 'tag']

/** The line below a page's title: only what the page, or the site for it, really says. */
export function PageInfo({ page }: { readonly page: Page }) {
  const { locale, site } = useCurrentPage()
  const texts = useTexts().article
  const parts = partsOf(page, site)
  const items = parts.flatMap((part) => {
    const content = contents[part]({ page, site, locale, texts })
    return content ? [{ part, label: labels[part](texts), content }] : []
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

function partsOf({ metadata }: Page, site: SiteConfig): readonly PageInfoPart[] {
  const choice = metadata.pageInfo ?? site.pageInfo
  if (choice === false) return []
  if (Array.isArray(choice)) return choice.filter((part): part is PageInfoPart => part in contents)
  return defaultParts
}

interface Source {
  readonly page: Page
  readonly site: SiteConfig
  readonly locale: Locale
  readonly texts: Texts['article']
}

/** Parts whose value needs its name beside it to be understood. */
const labelled: ReadonlySet<PageInfoPart> = new Set(['category', 'tag'])

const labels: Record<PageInfoPart, (texts: Texts['article']) => string> = {
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
  // Views need a counter, and none is configured: a number of our own would be invented (Checklist P2).
  pageview: () => null,
  readingTime: ({ page, locale, texts }) =>
    page.metadata.readingTime === false ? null : (
      <time dateTime={`PT${reportedMinutes(page.readingTime)}M`}>
        {readingTimeText(page.readingTime, locale.lang, texts)}
      </time>
    ),
  category: ({ page }) => page.metadata.category?.join(' · '),
  tag: ({ page }) => page.metadata.tag?.join(' · '),
}

function authorsOf({ metadata }: Page, site: SiteConfig): readonly Author[] {
  if (metadata.author === false) return []
  return metadata.author ?? (site.author === undefined ? [] : [{ name: site.author }])
}

function authorLink({ name, url }: Author, index: number): ReactNode {
  const isWeb = url !== undefined && /^https?:\/\//i.test(url)
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

function PageDate({ page, lang }: { readonly page: Page; readonly lang: string }) {
  const { date = '', localizedDate } = page.metadata
  return <time dateTime={date}>{localizedDate ?? dateText(date, lang)}</time>
}

/** A `yyyy-MM-dd` day in the reader's words. Read as a day of the calendar, not as a moment, so no time zone moves it. */
export function dateText(day: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
