import { type Locale, locales } from '../../src/config/locales/locale.ts'
import { escapeXml } from '../../src/content/escape.ts'
import type { PublishConfig } from '../../src/content/publish-config.ts'
import { isInSeries } from '../../src/content/series.ts'
import { byCodeUnits } from '../../src/content/sibling-order.ts'
import type { SiteConfig } from '../../src/content/site-config.ts'
import { siteTextsOf } from '../../src/content/site-texts.ts'
import type { FoundPage } from '../../src/content/write-manifest.ts'
import { engineName } from '../shared/own-command.ts'
import type { SiteAddress } from './site-address.ts'
import { listedPages } from './sitemap.ts'

/** The line by which feeds of the index command are recognized. */
const generator = `  <generator>${engineName}</generator>`

/** Returns whether a text is a feed that the index command has written. */
export const isOwnFeed = (text: string): boolean => text.includes(`\n${generator}\n`)

/** Entries of a feed. Older ones are on the site. */
const mostEntries = 50

interface Source {
  readonly pages: readonly FoundPage[]
  readonly site: SiteConfig & PublishConfig
  readonly address: SiteAddress
}

/** Returns the Atom feed (RFC 4287) of each series in each language, by its path: `blog/feed.xml`. */
export function feedsOf(source: Source): readonly (readonly [string, string])[] {
  return locales.flatMap((locale) =>
    [...new Set(source.site.series ?? [])].flatMap((folder) => {
      const own = listedPages(source.pages).filter((page) => page.locale === locale.id)
      const entries = own
        .filter((page) => isInSeries(page, folder))
        .toSorted(
          (one, other) =>
            byCodeUnits(other.date ?? '', one.date ?? '') || byCodeUnits(one.route, other.route),
        )
        .slice(0, mostEntries)
      const file = `${locale.prefix}${folder}feed.xml`.slice(1)
      return entries.length === 0
        ? []
        : [[file, writeFeed(source, { locale, folder, file, entries })] as const]
    }),
  )
}

interface Feed {
  readonly locale: Locale
  readonly folder: string
  readonly file: string
  /** Newest first. */
  readonly entries: readonly FoundPage[]
}

function writeFeed({ pages, site, address }: Source, { locale, folder, file, entries }: Feed): string {
  const home = address.ofPage({ locale: locale.id, route: folder })
  const { title: siteTitle } = siteTextsOf(site, locale.id)
  const page = pages.find((one) => one.locale === locale.id && one.route === folder)
  const title = [page?.title, siteTitle].filter((text) => text !== undefined && text !== '').join(' | ')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale.lang}">`,
    `  <id>${escapeXml(home)}</id>`,
    `  <title>${escapeXml(title === '' ? home : title)}</title>`,
    `  <updated>${timeOf(entries[0])}</updated>`,
    generator,
    `  <author><name>${escapeXml(site.author ?? siteTitle)}</name></author>`,
    `  <link href="${escapeXml(home)}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(address.of(file))}"/>`,
    ...entries.flatMap((entry) => entryLines(entry, address.ofPage(entry))),
    '</feed>',
    '',
  ].join('\n')
}

function entryLines(page: FoundPage, href: string): readonly string[] {
  const summary = page.description ? [`    <summary>${escapeXml(page.description)}</summary>`] : []
  return [
    '  <entry>',
    `    <id>${escapeXml(href)}</id>`,
    `    <title>${escapeXml(page.title)}</title>`,
    `    <link href="${escapeXml(href)}"/>`,
    `    <published>${timeOf(page)}</published>`,
    `    <updated>${timeOf(page)}</updated>`,
    ...summary,
    '  </entry>',
  ]
}

/** Pages have days. Feeds have times. */
const timeOf = (page: FoundPage | undefined) => `${page?.date}T00:00:00Z`
