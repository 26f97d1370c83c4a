import { localeOf, locales } from '../../src/config/locales/locale.ts'
import { escapeXml } from '../../src/content/escape.ts'
import { inLocale, pathnameOf } from '../../src/content/page-path.ts'
import type { FoundPage } from '../../src/content/write-manifest.ts'
import type { SiteAddress } from './site-address.ts'

/** Returns the pages for search engines and language models: all except those excluded from catalogs. */
export function listedPages(pages: readonly FoundPage[]): readonly FoundPage[] {
  return pages.filter(({ index }) => index !== false)
}

/**
 * Returns `sitemap.xml`: every page once, with its languages if it has several; the first one is the default
 * for other languages (Spec X16).
 */
export function writeSitemap(pages: readonly FoundPage[], site: SiteAddress): string {
  const listed = listedPages(pages)
  const known = new Set(listed.map(pathnameOf))
  const entries = listed
    .toSorted((one, other) => (pathnameOf(one) < pathnameOf(other) ? -1 : 1))
    .map((page) => {
      const versions = locales.map(({ id }) => inLocale(page, id)).filter((one) => known.has(pathnameOf(one)))
      const [first] = versions
      const alternates =
        versions.length < 2 || !first
          ? []
          : [
              ...versions.map((one) => alternate(localeOf(one.locale).lang, site.ofPage(one))),
              alternate('x-default', site.ofPage(first)),
            ]
      return ['  <url>', `    <loc>${escapeXml(site.ofPage(page))}</loc>`, ...alternates, '  </url>'].join(
        '\n',
      )
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** Returns `robots.txt`: everything can be crawled, including the markdown, without which nothing can be rendered. */
export function writeRobots(site: SiteAddress): string {
  const sitemap = site.isPublic ? `\nSitemap: ${site.of('sitemap.xml')}\n` : ''
  return `User-agent: *\nAllow: /\n${sitemap}`
}

const alternate = (lang: string, href: string) =>
  `    <xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(href)}"/>`
