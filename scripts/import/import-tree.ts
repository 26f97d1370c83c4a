import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { isRecord } from '../../src/config/is-record.ts'
import type { LocaleId } from '../../src/config/locales/locale.ts'
import { byPosition } from '../../src/content/issue.ts'
import { type Assets, assetsOf, isHidden, isPublished, isStaticFile } from './assets.ts'
import { recognize } from './engines.ts'
import { filesIn, sourceText } from './files.ts'
import { languagesIn } from './languages.ts'
import type { Retarget } from './links.ts'
import { type ConvertedPage, convertPage } from './page.ts'
import { type ImportNote, notesFor } from './page-report.ts'
import { type LeftOut, outPathOf, readSourcePages } from './read-pages.ts'
import { menuTitles } from './sidebar.ts'
import { linkBetween, type SiteMap, type SourcePage, siteMapOf } from './site-map.ts'
import type { TitledSource } from './source.ts'
import { type Target, writeMenus, writePages, writeSite } from './write-pages.ts'

/** What an import took over. */
export interface ImportReport {
  /** Name of the recognized engine; `Markdown` for none. */
  readonly engine: string
  /** The folder of the pages. */
  readonly docs: string
  readonly title: string
  /** Number of Markdown files with content, and of those written. Parts of pages count too. */
  readonly found: number
  readonly written: number
  /** Number of images and other files that were copied. */
  readonly files: number
  /** Whether the menu was taken over. Without one, folders and titles make it. */
  readonly hasMenu: boolean
  readonly languages: readonly LocaleId[]
  /** Files that are no content, with the reason. */
  readonly leftOut: readonly LeftOut[]
  /** What could not be taken over as it was, by file and line. An error means that something is missing. */
  readonly notes: readonly ImportNote[]
}

/**
 * Converts a folder of another engine to a content folder of this one: pages, images, menu, and redirects. Nothing of the
 * folder is run, and nothing in it changes.
 *
 * @param from a project, or its folder of pages
 * @param to the new content folder
 * @param chooseTitle returns the title of the new site, given that of the old one if its configuration has one
 * @throws the system's error if a folder can't be read or written
 */
export async function importTree(
  from: string,
  to: string,
  chooseTitle: (old: string | undefined) => Promise<string> | string = (old) => old ?? 'Documentation',
): Promise<ImportReport> {
  const found = recognize(from)
  const source: TitledSource = { ...found, title: await chooseTitle(found.title) }
  const notes: ImportNote[] = []
  const { languages, foreign } = languagesIn(source.docs)
  const files = filesIn(source.docs).filter(
    (file) => !foreign.some((folder) => file.startsWith(`${folder}/`)),
  )
  const { pages, leftOut } = await readSourcePages(files, source, languages, notes)
  const map = siteMapOf(pages, source)
  const assets = assetsOf(source, (file) => outPathOf(file, languages, source))
  const titles = languages.map(({ folder }) => menuTitles(source.menuOf(folder) ?? [], { map, folder }))
  const converter = new Converter(source, map, assets, notes, new Map(titles.flatMap((one) => [...one])))
  const converted: ConvertedPage[] = []
  for (const page of pages) {
    const done = await converter.convert(page)
    if (done) converted.push(done)
  }
  const target: Target = { to, source, map, languages, notes }
  await writePages(converted, converter.wantedIds, target)
  const others = await copyFiles(files, assets, target)
  const menus = await writeMenus(converted, target)
  await writeSite(converted, target, menus)
  return {
    ...{ engine: source.engine, docs: source.docs, title: source.title, hasMenu: menus.size > 0 },
    ...{
      found: files.filter((file) => /\.mdx?$/i.test(file)).length - leftOut.length,
      written: converted.length,
    },
    ...{ files: assets.copies.size, languages: languages.map(({ locale }) => locale) },
    leftOut: [
      ...foreign.map((folder) => ({
        file: `${folder}/`,
        reason: 'a language that the application does not have',
      })),
      ...leftOut,
      ...others,
    ],
    notes: notes.toSorted(byPosition),
  }
}

/**
 * Returns what is wrong with an address that leads to nothing of the old site; `undefined` for other sites and sections.
 *
 * @param exists whether the old site has a file with this address
 */
function faultOf(
  url: string,
  { isImage, exists }: Record<'isImage' | 'exists', boolean>,
): string | undefined {
  if (/^(?:https?|mailto|tel|ftp|data):|^\/\/|^#|^\{/.test(url)) return undefined
  if (/^[a-z][a-z+.-]+:/i.test(url))
    return `The address ${url} means something only to a plugin of the old site.`
  if (!isImage) return undefined
  return exists
    ? `The image ${url} is left out, because sites can't contain files of its kind. Convert it to PNG or SVG.`
    : `The image ${url} doesn't exist.`
}

/** Converts the pages of a site, and collects the IDs of sections that they link to. */
class Converter {
  readonly wantedIds = new Map<SourcePage, string[]>()

  constructor(
    private readonly source: TitledSource,
    private readonly map: SiteMap,
    private readonly assets: Assets,
    private readonly notes: ImportNote[],
    private readonly menuTitles: ReadonlyMap<SourcePage, string>,
  ) {}

  async convert(page: SourcePage): Promise<ConvertedPage | undefined> {
    const notes = notesFor(page.file, this.notes)
    try {
      const text = sourceText(join(this.source.docs, page.file)) ?? ''
      const retarget: Retarget = (url, { line, isImage }) => {
        const target = this.targetOf(url, page)
        const fault =
          target === undefined ? faultOf(url, { isImage, exists: this.assets.hasFile(url, page) }) : undefined
        if (fault !== undefined) notes.warn(line, fault)
        return target
      }
      const read = (path: string) => this.partOf(path, page)
      const done = await convertPage({
        ...{ page, text, source: this.source, notes, retarget, read },
        menuTitle: this.menuTitles.get(page),
        titleOf: (url) => this.titleOf(url, page),
      })
      return { ...done, fields: this.withTargets(done.fields, page) }
    } catch (error) {
      notes.fail(1, `The page is missing: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }

  /** Returns the title of the page that a link leads to: that of the menu, or its heading. */
  private titleOf(url: string, from: SourcePage): string | undefined {
    const page = this.map.find(url, from)
    if (!page) return undefined
    const text = sourceText(join(this.source.docs, page.file)) ?? ''
    return this.menuTitles.get(page) ?? /^#[ \t]+(.+?)[ \t]*$/m.exec(text)?.[1]
  }

  /** Returns the new address of a link or an image; `undefined` leaves it as it is. */
  private targetOf(url: string, page: SourcePage): string | undefined {
    const [, hash = ''] = /(?:#+(?!\/)|[?&]id=)([^#&]+)$/.exec(url) ?? []
    if (url.startsWith('#') && !url.startsWith('#/')) {
      this.want(page, hash)
      return undefined
    }
    const file = this.assets.addressOf(url, page)
    const target = file === undefined ? this.map.find(url, page) : undefined
    if (target) this.want(target, hash)
    return file ?? (target && linkBetween(page, target, hash === '' ? '' : `#${hash}`))
  }

  private want(page: SourcePage, hash: string): void {
    if (hash === '') return
    try {
      this.wantedIds.set(page, [...(this.wantedIds.get(page) ?? []), decodeURIComponent(hash)])
    } catch {
      // An address that cannot be decoded leads to no section.
    }
  }

  /** Reads a file that a page takes in: beside the page, or by the paths that engines give it. */
  private partOf(path: string, page: SourcePage): string | undefined {
    const { root, docs } = this.source
    const plain = path.replace(/^[@~]\//, '').replace(/^\//, '')
    const beside = join(docs, posix.dirname(page.file), path)
    const texts = [beside, join(docs, plain), join(root, plain)].map((file) => sourceText(file))
    return texts.find((text) => text !== undefined)
  }

  /** Returns front matter with the new addresses of its links and images. */
  private withTargets(fields: ConvertedPage['fields'], page: SourcePage): ConvertedPage['fields'] {
    const named = (value: unknown, name: string): unknown => {
      if (typeof value === 'string')
        return /^(?:link|heroImage|heroImageDark)$/.test(name) ? (this.targetOf(value, page) ?? value) : value
      if (Array.isArray(value)) return value.map((one) => named(one, ''))
      if (!isRecord(value)) return value
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one, key)]))
    }
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, named(value, name)]))
  }
}

/** Copies images and other files, and returns those that are left out. */
async function copyFiles(
  files: readonly string[],
  { copies }: Assets,
  { to, source, languages }: Target,
): Promise<readonly LeftOut[]> {
  const all = new Map(copies)
  const used = new Set(copies.values())
  const leftOut: LeftOut[] = []
  for (const file of files.filter((one) => !/\.mdx?$/i.test(one))) {
    const path = join(source.docs, file)
    if (used.has(path)) continue
    const isSetting = /(?:^|\/)(?:_category_|package(?:-lock)?|tsconfig|.*\.config)\.\w+$/.test(file)
    const isShared = source.statics.some((folder) => isStaticFile(folder, path, source.docs))
    const out = outPathOf(file, languages, source)
    if (!isPublished(file) || isSetting) leftOut.push({ file, reason: 'a file of the old site, not content' })
    else if (isShared || out === undefined || isHidden(file))
      leftOut.push({ file, reason: 'no page uses it' })
    else all.set(out, path)
  }
  for (const [out, path] of all) {
    await mkdir(dirname(join(to, out)), { recursive: true })
    await copyFile(path, join(to, out))
  }
  return leftOut
}
