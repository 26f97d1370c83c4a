import { type LocaleId, localeOf } from '../../src/config/locales/locale.ts'
import { foldersTo, nameOf, type Route } from '../../src/content/page-path.ts'
import { byOrderThenTitle } from '../../src/content/sibling-order.ts'
import type { SiteConfig } from '../../src/content/site-config.ts'
import { siteTextsOf } from '../../src/content/site-texts.ts'
import { oneLine } from '../../src/content/text-ends.ts'
import type { FoundPage } from '../../src/content/write-manifest.ts'
import type { SiteAddress } from './site-address.ts'
import { listedPages } from './sitemap.ts'

/** The input for the files for language models in one language (Spec X16; in the form of llmstxt.org). */
export interface LlmsSource {
  readonly locale: LocaleId
  /** All pages of the site. */
  readonly pages: readonly FoundPage[]
  readonly site: SiteConfig
  readonly address: SiteAddress
}

/** Sections are folders up to this depth: `/guide/` and `/guide/drivers/`, but no deeper ones. */
const deepestSection = 2

/** Returns `llms.txt`: the site's name and description, and a link to the raw markdown of every page, by section. */
export function writeLlms(source: LlmsSource): string {
  const { title, description } = headOf(source)
  const parts = sectionsOf(source).map(({ heading, pages }) => {
    const links = pages.map((page) => {
      const about = page.description === undefined ? '' : `: ${oneLine(page.description)}`
      return `- [${oneLine(page.title).replaceAll(/[[\]]/g, '\\$&')}](${source.address.ofFile(page.file)})${about}`
    })
    return `## ${heading}\n\n${links.join('\n')}`
  })
  const about = description === '' ? [] : [`> ${description}`]
  return `${[`# ${title}`, ...about, ...parts].join('\n\n')}\n`
}

/** Returns `llms-full.txt`: the text of every page in the order of `llms.txt`, each below its title and address. */
export function writeLlmsFull(source: LlmsSource, bodyOf: (file: string) => string): string {
  const { title, description } = headOf(source)
  const about = description === '' ? [] : [`> ${description}`]
  const texts = sectionsOf(source)
    .flatMap(({ pages }) => pages)
    .map(
      (page) => `# ${oneLine(page.title)}\n\n<${source.address.ofPage(page)}>\n\n${bodyOf(page.file).trim()}`,
    )
  return `${[[`# ${title}`, ...about].join('\n\n'), ...texts].join('\n\n---\n\n')}\n`
}

/** Returns the path of a language's file below the site's base. */
export const llmsFile = (locale: LocaleId, name: 'llms.txt' | 'llms-full.txt') =>
  `${localeOf(locale).prefix}/${name}`.slice(1)

function headOf({ locale, site }: LlmsSource) {
  const { title, description } = siteTextsOf(site, locale)
  return { title: oneLine(title), description: oneLine(description) }
}

function sectionsOf({ locale, pages }: LlmsSource) {
  const own = listedPages(pages).filter((page) => page.locale === locale)
  const titles = new Map(own.map((page) => [page.route, page.shortTitle ?? page.title]))
  const sections = new Map<Route, FoundPage[]>()
  for (const page of own) {
    const folder =
      foldersTo(page.route)
        .slice(0, deepestSection + 1)
        .at(-1) ?? '/'
    sections.set(folder, [...(sections.get(folder) ?? []), page])
  }
  const nameIn = (folder: Route) => oneLine(titles.get(folder) ?? nameOf(folder))
  return [...sections]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([folder, inside]) => ({
      heading: folder === '/' ? nameIn('/') : foldersTo(folder).slice(1).map(nameIn).join(' / '),
      pages: inside.toSorted(indexFirst),
    }))
}

/** Sorts a folder's index page first, and the others in sidebar order. */
function indexFirst(one: FoundPage, other: FoundPage): number {
  const depth = (page: FoundPage) => foldersTo(page.route).length
  const isIndex = (page: FoundPage) => page.route.endsWith('/')
  if (depth(one) !== depth(other)) return depth(one) - depth(other)
  if (isIndex(one) !== isIndex(other)) return isIndex(one) ? -1 : 1
  return byOrderThenTitle(one, other)
}
