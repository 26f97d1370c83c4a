import { indexPatience, indexSlice, partsAtOnce } from '../../config/search.ts'
import { nameOf, type Route } from '../../content/page-path.ts'
import { describedSections, type SearchPage, type SearchSection } from '../../content/search-files.ts'
import type { LocaleId } from '../../locales/locale.ts'
import { createLocalIndex } from '../local-index.ts'
import type { SearchHit } from '../search-answer.ts'
import type { ReadPage } from './messages.ts'

/** Where a shelf's texts come from and are kept. */
export interface ShelfSources {
  /** The pages of a part; throws where it cannot be had. */
  readonly fetchPart: (address: string) => Promise<readonly SearchPage[]>
  readonly keep: KeptTexts
  /** Takes a page's text apart. */
  readonly sectionsOf: (body: string) => Promise<readonly SearchSection[]>
}

/** What is kept on the device between visits. */
export interface KeptTexts {
  readonly names: (locale: LocaleId) => Promise<readonly string[]>
  readonly part: (name: string) => Promise<readonly SearchPage[] | undefined>
  readonly writePart: (name: string, pages: readonly SearchPage[]) => Promise<void>
  /** The parts of a language that make it up now; others are forgotten. */
  readonly writeNames: (locale: LocaleId, names: readonly string[]) => Promise<void>
  readonly read: (locale: LocaleId) => Promise<readonly OwnRead[]>
  readonly writeRead: (locale: LocaleId, pages: readonly OwnRead[]) => Promise<void>
}

/** A page as the reader's own browser read it, and the hash of what the index command knew of it then ('' for nothing). */
export interface OwnRead {
  readonly page: SearchPage
  readonly instead: string
}

/** The searchable text of one language: filled from the device and the wire, answering all the while. */
export interface SearchShelf {
  /** Brings the texts up to the parts named; may be called again with newer ones. */
  readonly fill: (parts: Readonly<Record<string, string>> | undefined) => Promise<void>
  /** Takes a page as it is now. */
  readonly take: (page: ReadPage) => Promise<void>
  /** `undefined` where there is nothing to search in. */
  readonly search: (
    query: string,
  ) => Promise<{ readonly hits: readonly SearchHit[]; readonly progress: number } | undefined>
}

export function createShelf(
  locale: LocaleId,
  sources: ShelfSources,
  report: (progress: number) => void,
): SearchShelf {
  const index = createLocalIndex(locale)
  const known = new Map<Route, SearchPage>()
  const own = new Map<Route, OwnRead>()
  let progress = 0
  let filling: Promise<void> = Promise.resolve()
  let taking: Promise<unknown> = Promise.resolve()
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })

  /** Indexes page after page; lets queries in between. Pages that are known as they are cost nothing. */
  const putAll = async (pages: readonly SearchPage[], done: (share: number) => void) => {
    let since = performance.now()
    for (const [at, page] of pages.entries()) {
      known.set(page.route, page)
      const read = own.get(page.route)
      const now = read?.instead === page.hash ? read.page : page
      if (index.get(page.route)?.hash !== now.hash) index.put(now)
      if (performance.now() - since < indexSlice) continue
      done((at + 1) / pages.length)
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    }
    done(1)
  }

  const pagesOf = async (name: string, address: string | undefined): Promise<readonly SearchPage[]> => {
    const kept = await sources.keep.part(name)
    if (kept || address === undefined) return kept ?? []
    const pages = await sources.fetchPart(address)
    await sources.keep.writePart(name, pages)
    return pages
  }

  const fillNow = async (parts: Readonly<Record<string, string>> | undefined) => {
    for (const read of await sources.keep.read(locale)) own.set(read.page.route, read)
    const kept = await sources.keep.names(locale)
    const names = parts ? Object.keys(parts) : kept
    const shares = new Map<string, number>()
    const tell = (name: string, share: number) => {
      shares.set(name, share)
      const before = Math.floor(progress * 100)
      progress = [...shares.values()].reduce((sum, one) => sum + one, 0) / names.length
      // A thousand pages would send as many messages, and the page shows whole percents.
      if (Math.floor(progress * 100) !== before) report(progress)
    }
    const read = new Set<Route>()
    const load = async (name: string, address: string | undefined) => {
      const pages = await pagesOf(name, address)
      for (const { route } of pages) read.add(route)
      await putAll(pages, (share) => tell(name, share))
    }
    progress = 0
    let isWhole = true
    const rest = names.values()
    const loadRest = async () => {
      for (const name of rest)
        await load(name, parts?.[name]).catch(() => {
          isWhole = false
        })
    }
    await Promise.all(Array.from({ length: partsAtOnce }, loadRest))
    if (isWhole) {
      for (const route of [...known.keys()].filter((each) => !read.has(each))) forget(route)
      if (parts) await sources.keep.writeNames(locale, names)
    } else {
      // What is gone or cannot be reached is answered from what was kept before.
      for (const name of kept.filter((each) => !names.includes(each)))
        await putAll(
          ((await sources.keep.part(name)) ?? []).filter(({ route }) => !read.has(route)),
          () => undefined,
        )
    }
    for (const { page } of own.values()) if (!known.has(page.route)) index.put(page)
    // What could not be had stays missing in the answers, though the reading is over.
    if (isWhole) progress = 1
    report(1)
  }

  const forget = (route: Route) => {
    known.delete(route)
    index.remove(route)
  }

  const take = async (page: ReadPage) => {
    const before = known.get(page.route)
    const sections = await sources.sectionsOf(page.body)
    const fresh = freshPage(page, sections, before)
    if (sameTexts(fresh, index.get(page.route))) return
    index.put(fresh)
    if (before && sameTexts(fresh, before)) own.delete(page.route)
    else own.set(page.route, { page: fresh, instead: before?.hash ?? '' })
    await sources.keep.writeRead(locale, [...own.values()])
  }

  return {
    fill: (parts) => {
      filling = filling.then(() => fillNow(parts))
      begin()
      return filling
    },
    // What is newer can only be told once it is known what was there.
    take: (page) => {
      const taken = begun.then(() => filling).then(() => take(page))
      taking = Promise.allSettled([taking, taken])
      return taken
    },
    search: async (query) => {
      const isReady = filling.then(() => taking)
      await Promise.race([isReady, new Promise((resolve) => setTimeout(resolve, indexPatience))])
      // With nothing read so far there is nothing to say yet: on a slow line the text is still on its way.
      if (known.size === 0) await isReady
      const hits = index.search(query)
      // A page that was just read may answer by itself; that it holds nothing says nothing of the site.
      return known.size === 0 && hits.length === 0 ? undefined : { hits, progress }
    },
  }
}

/** A page made of its own text; names and pinyin are what was known before, which only the index command can make. */
function freshPage(
  page: ReadPage,
  sections: readonly SearchSection[],
  before: SearchPage | undefined,
): SearchPage {
  const pinyinOf = new Map(before?.sections.map(({ heading, pinyin }) => [heading, pinyin]))
  const withPinyin = sections.map((section) => {
    const pinyin = pinyinOf.get(section.heading)
    return pinyin ? { ...section, pinyin } : section
  })
  return {
    route: page.route,
    title: page.title,
    words: before?.words ?? [page.title, nameOf(page.route)],
    pinyin: before?.pinyin ?? [],
    sections: describedSections(withPinyin, page.description),
    hash: `read at ${Date.now()}`,
  }
}

const sameTexts = (one: SearchPage, other: SearchPage | undefined) =>
  other !== undefined &&
  one.title === other.title &&
  JSON.stringify(one.sections) === JSON.stringify(other.sections)
