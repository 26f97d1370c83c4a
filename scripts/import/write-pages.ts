import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, posix, relative, sep } from 'node:path'
import { homePathOf, type LocaleId, localeOf } from '../../src/config/locales/locale.ts'
import { lineAt } from '../../src/content/json-positions.ts'
import { type SidebarItem, sidebarFileOf } from '../../src/content/navigation-config.ts'
import { addressOfFile, readablePath } from '../../src/content/page-path.ts'
import { siteConfigFile } from '../../src/content/site-config.ts'
import { jsonText } from '../shared/json-text.ts'
import { withOldIds } from './anchors.ts'
import { categoriesIn } from './docusaurus.ts'
import { frontMatterOf } from './fields.ts'
import { sourceText } from './files.ts'
import type { SourceLanguage } from './languages.ts'
import type { ConvertedPage } from './page.ts'
import { type ImportNote, notesFor } from './page-report.ts'
import { sidebarItems } from './sidebar.ts'
import type { SiteMap, SourcePage } from './site-map.ts'
import type { MenuEntry, TitledSource } from './source.ts'

/** The new content folder, and what is known about the old one. */
export interface Target {
  readonly to: string
  readonly source: TitledSource
  readonly map: SiteMap
  readonly languages: readonly SourceLanguage[]
  readonly notes: ImportNote[]
}

/** Writes the pages, with the IDs that links to them use, and their old addresses. */
export async function writePages(
  pages: readonly ConvertedPage[],
  wantedIds: ReadonlyMap<SourcePage, readonly string[]>,
  target: Target,
): Promise<void> {
  const old = oldAddresses(target)
  for (const { page, fields, body } of pages) {
    const redirectFrom = old.get(page)
    const all = redirectFrom === undefined ? fields : { ...fields, redirectFrom }
    const text =
      frontMatterOf(page.isPart ? {} : all) +
      withOldIds(body, wantedIds.get(page) ?? [], String(fields.title)).trimEnd()
    await write(join(target.to, page.out), `${text}\n`)
  }
}

/** Returns the old addresses of pages. One that leads nowhere is reported. */
function oldAddresses({ source, map, notes }: Target): ReadonlyMap<SourcePage, readonly string[]> {
  const old = new Map<SourcePage, string[]>()
  for (const { from, to } of source.redirects) {
    const page = map.find(to)
    if (!page) {
      if (!/^[a-z]+:/.test(to))
        notesFor('redirects', notes).warn(
          1,
          `The redirect from ${from} leads to ${to}, which is no page. It is left out.`,
        )
      continue
    }
    const path = `${localeOf(page.locale).prefix}/${from.replace(/^\/+/, '')}`
    old.set(page, [...(old.get(page) ?? []), path])
  }
  return old
}

/** Writes the menus of all languages, and returns their items. */
export async function writeMenus(
  pages: readonly ConvertedPage[],
  target: Target,
): Promise<ReadonlyMap<LocaleId, readonly SidebarItem[]>> {
  const { to, source, map, languages, notes } = target
  const fields = new Map(pages.map((one) => [one.page, one.fields]))
  const categories = source.hasNumberedNames ? categoriesIn(source.docs) : new Map()
  const menus = new Map<LocaleId, readonly SidebarItem[]>()
  for (const { locale, folder } of languages) {
    const entries = source.menuOf(folder)
    if (entries === undefined || entries.length === 0) continue
    const own = pages.map(({ page }) => page).filter((page) => page.locale === locale)
    const items = sidebarItems(entries, {
      map: { ...map, pages: own },
      locale,
      folder,
      fieldsOf: (page) => fields.get(page) ?? {},
      categories,
      report: (entry, text) => {
        const { file, line } = placeOf(entry, source)
        notesFor(file, notes).warn(line, text)
      },
    })
    if (items.length === 0) continue
    menus.set(locale, items)
    const menu = { [homePathOf(locale)]: items }
    await write(join(to, sidebarFileOf(locale)), jsonText(menu))
  }
  return menus
}

/** Returns the file and the line in which an entry of the menu is written. */
function placeOf(
  { target, text, badge }: MenuEntry,
  { root, menuFiles = [] }: TitledSource,
): { readonly file: string; readonly line: number } {
  for (const file of menuFiles) {
    const menu = sourceText(file) ?? ''
    const words = [target, text, badge].flatMap((one) => one ?? [])
    const at = words.map((one) => menu.indexOf(one)).find((offset) => offset >= 0)
    if (file !== undefined && at !== undefined)
      return { file: relative(root, file).split(sep).join('/'), line: lineAt(menu, at) }
  }
  return { file: 'menu', line: 1 }
}

/** Writes the settings, and a first page for languages without one. */
export async function writeSite(
  pages: readonly ConvertedPage[],
  { to, source, languages }: Pick<Target, 'to' | 'source' | 'languages'>,
  menus: ReadonlyMap<LocaleId, readonly SidebarItem[]>,
): Promise<void> {
  const { title } = source
  const present = languages.filter(({ locale }) => pages.some(({ page }) => page.locale === locale))
  const settings = present.map(({ locale }, at) => [
    homePathOf(locale),
    { title, ...(at > 0 && { partial: true }) },
  ])
  const site = { locales: Object.fromEntries(settings), editLink: false }
  await write(join(to, siteConfigFile), jsonText(site))
  for (const { locale } of present) {
    const own = pages.filter(({ page }) => page.locale === locale && !page.isPart)
    const hasFirst = own.some(({ page }) => /^(?:readme|index)\.md$/i.test(posix.relative(locale, page.out)))
    if (!hasFirst) await write(join(to, locale, 'README.md'), firstPage(title, own, menus.get(locale) ?? []))
  }
}

/** Returns a home page that leads to the first page of the menu, or of the folder, and lists all others. */
function firstPage(title: string, [first]: readonly ConvertedPage[], menu: readonly SidebarItem[]): string {
  const address = first && addressOfFile(first.page.out)
  const own = address && { text: String(first.fields.title), link: readablePath(address) }
  const { text, link } = firstLink(menu) ?? own ?? {}
  const actions = link === undefined ? [] : [{ text: text ?? title, link, type: 'primary' }]
  return `${frontMatterOf({ title, home: true, heroText: title, actions })}<Catalog />\n`
}

/** Returns the first item of a menu that leads to a page. */
function firstLink(items: readonly SidebarItem[]): SidebarItem | undefined {
  for (const item of items) {
    const found = item.link?.startsWith('/') ? item : firstLink(item.children ?? [])
    if (found) return found
  }
  return undefined
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
