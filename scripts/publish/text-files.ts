import { type Locale, locales } from '../../src/config/locales/locale.ts'
import { splitFrontMatter } from '../../src/content/front-matter.ts'
import type { PublishConfig } from '../../src/content/publish-config.ts'
import type { SiteConfig } from '../../src/content/site-config.ts'
import type { FoundPage } from '../../src/content/write-manifest.ts'
import { feedsOf } from './feed.ts'
import { llmsFile, writeLlms, writeLlmsFull } from './llms.ts'
import type { SiteAddress } from './site-address.ts'
import { writeRobots, writeSitemap } from './sitemap.ts'

interface Published {
  readonly pages: readonly FoundPage[]
  /** The text of every page by its file. */
  readonly texts: ReadonlyMap<string, string>
  readonly site: SiteConfig & PublishConfig
  readonly address: SiteAddress
}

/** Returns the files for robots, language models, and feed readers, and the answer of hosts for missing files, by name. */
export function textFilesOf({
  pages,
  texts,
  site,
  address,
}: Published): readonly (readonly [string, string])[] {
  const bodyOf = (file: string) => splitFrontMatter(texts.get(file) ?? '').body
  const isWritten = ({ id }: Locale) => pages.some(({ locale }) => locale === id)
  const forModels = locales.filter(isWritten).flatMap(({ id: locale }) => {
    const source = { locale, pages, site, address }
    return [
      [llmsFile(locale, 'llms.txt'), writeLlms(source)],
      [llmsFile(locale, 'llms-full.txt'), writeLlmsFull(source, bodyOf)],
    ] as const
  })
  const robots = ['robots.txt', writeRobots(address)] as const
  // Sitemaps and feeds need absolute addresses, which require `siteUrl`.
  const absolute = address.isPublic
    ? [['sitemap.xml', writeSitemap(pages, address)] as const, ...feedsOf({ pages, site, address })]
    : []
  // Hosts that use a file for missing pages.
  return [...forModels, robots, ...absolute, ['not-found.txt', 'Not found\n'] as const]
}
