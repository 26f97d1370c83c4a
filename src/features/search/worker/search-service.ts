import { nextTask } from '../../../browser/in-turn.ts'
import { within } from '../../../browser/within.ts'
import type { LocaleId } from '../../../config/locales/locale.ts'
import { indexSlice, indexTimeoutMs, leastPreview, partsAtOnce } from '../../../config/search.ts'
import { askedSections } from '../../../content/asked-sections.ts'
import { nameOf, type Route } from '../../../content/page-path.ts'
import { describedSections, type SearchPage, type SearchSection } from '../../../content/search-files.ts'
import { createLocalIndex } from '../local-index.ts'
import type { LocalAnswer } from '../search-answer.ts'
import type { PreviewPart, VisitedPage } from './messages.ts'

/** Where the texts come from and where they are stored. */
export interface SearchSources {
  /** Returns the pages of a part; throws if it cannot be loaded. */
  readonly fetchPart: (address: string) => Promise<readonly SearchPage[]>
  readonly stored: StoredTexts
  /** Splits a page's text into sections. */
  readonly sectionsOf: (body: string) => Promise<readonly SearchSection[]>
}

/** The data stored on the device between visits. */
export interface StoredTexts {
  readonly names: (locale: LocaleId) => Promise<readonly string[]>
  readonly part: (name: string) => Promise<readonly SearchPage[] | undefined>
  readonly writePart: (name: string, pages: readonly SearchPage[]) => Promise<void>
  /** Sets the current parts of a language. Others are deleted. */
  readonly writeNames: (locale: LocaleId, names: readonly string[]) => Promise<void>
  readonly read: (locale: LocaleId) => Promise<readonly OwnRead[]>
  readonly writeRead: (locale: LocaleId, pages: readonly OwnRead[]) => Promise<void>
}

/** A page as read by the reader's own browser, and the hash that the index command had for it at the time ('' for none). */
export interface OwnRead {
  readonly page: SearchPage
  readonly instead: string
}

/** The searchable text of one language. It loads from the device and the network and answers queries in the meantime. */
export interface SearchService {
  /** Updates the texts to the given parts. Can be called again with newer ones. */
  readonly fill: (parts: Readonly<Record<string, string>> | undefined) => Promise<void>
  /** Adds the current version of a page. */
  readonly take: (page: VisitedPage) => Promise<void>
  /** `undefined` if there is nothing to search. */
  readonly search: (query: string) => Promise<LocalAnswer | undefined>
  /** Returns a section, and if it is short, what follows it; nothing if the page or section is not known. */
  readonly preview: (route: Route, section: string) => readonly PreviewPart[]
}

export function createSearchService(
  locale: LocaleId,
  sources: SearchSources,
  report: (progress: number) => void,
): SearchService {
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

  /** Indexes page after page and lets queries run in between. Unchanged pages are skipped. */
  const putAll = async (pages: readonly SearchPage[], done: (share: number) => void) => {
    let since = performance.now()
    for (const [at, page] of pages.entries()) {
      known.set(page.route, page)
      const read = own.get(page.route)
      const now = read?.instead === page.hash ? read.page : page
      if (index.get(page.route)?.hash !== now.hash) index.put(now)
      if (performance.now() - since < indexSlice) continue
      done((at + 1) / pages.length)
      await nextTask()
      since = performance.now()
    }
    done(1)
  }

  const pagesOf = async (name: string, address: string | undefined): Promise<readonly SearchPage[]> => {
    const stored = await sources.stored.part(name)
    if (stored || address === undefined) return stored ?? []
    const pages = await sources.fetchPart(address)
    await sources.stored.writePart(name, pages)
    return pages
  }

  const fillNow = async (parts: Readonly<Record<string, string>> | undefined) => {
    for (const read of await sources.stored.read(locale)) own.set(read.page.route, read)
    const stored = await sources.stored.names(locale)
    const names = parts ? Object.keys(parts) : stored
    const shares = new Map<string, number>()
    const tell = (name: string, share: number) => {
      shares.set(name, share)
      const before = Math.floor(progress * 100)
      progress = [...shares.values()].reduce((sum, one) => sum + one, 0) / names.length
      // A thousand pages would send as many messages, but the page shows whole percentages.
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
      if (parts) await sources.stored.writeNames(locale, names)
    } else {
      // Missing or unreachable parts are answered from the previously stored ones.
      for (const name of stored.filter((each) => !names.includes(each)))
        await putAll(
          ((await sources.stored.part(name)) ?? []).filter(({ route }) => !read.has(route)),
          () => undefined,
        )
    }
    for (const { page } of own.values()) if (!known.has(page.route)) index.put(page)
    // Parts that could not be loaded stay missing in the results, although loading is finished.
    if (isWhole) progress = 1
    report(1)
  }

  const forget = (route: Route) => {
    known.delete(route)
    index.remove(route)
  }

  const take = async (page: VisitedPage) => {
    const before = known.get(page.route)
    const sections = await sources.sectionsOf(page.body)
    const fresh = freshPage(page, sections, before)
    if (sameTexts(fresh, index.get(page.route))) return
    index.put(fresh)
    if (before && sameTexts(fresh, before)) own.delete(page.route)
    else own.set(page.route, { page: fresh, instead: before?.hash ?? '' })
    await sources.stored.writeRead(locale, [...own.values()])
  }

  return {
    fill: (parts) => {
      filling = filling.then(() => fillNow(parts))
      begin()
      return filling
    },
    // Newer pages can only be recognized once the stored ones are known.
    take: (page) => {
      const taken = begun.then(() => filling).then(() => take(page))
      taking = Promise.allSettled([taking, taken])
      return taken
    },
    search: async (query) => {
      const isReady = filling.then(() => taking)
      await within(indexTimeoutMs, isReady)
      // Without any text there is no result yet: on a slow connection, it is still loading.
      if (known.size === 0) await isReady
      const { hits, direct } = index.answer(query)
      // A page that was just read can answer on its own, but no match in it says nothing about the site.
      if (hits.length > 0) return { hits, direct, near: [], progress }
      return known.size === 0 ? undefined : { hits, near: index.near(query), progress }
    },
    preview: (route, section) => {
      const sections = index.get(route)?.sections ?? []
      const start = sections.findIndex(({ id }) => id === section)
      const parts: PreviewPart[] = []
      let length = 0
      for (const { heading, text } of start < 0 ? [] : sections.slice(start)) {
        if (length >= leastPreview) break
        parts.push({ heading, text })
        length += text.length
      }
      return parts
    },
  }
}

/**
 * Creates a page from its current text. Names, pinyin, and rank are taken from the previous version, because
 * only the index command knows them.
 */
function freshPage(
  page: VisitedPage,
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
    folders: before?.folders ?? [],
    words: before?.words ?? [page.title, nameOf(page.route)],
    pinyin: before?.pinyin ?? [],
    sections: askedSections(describedSections(withPinyin, page.description), page.questions),
    ...(before?.tables && { tables: before.tables }),
    ...(before?.isAboutSite && { isAboutSite: true as const }),
    hash: `read at ${Date.now()}`,
  }
}

const sameTexts = (one: SearchPage, other: SearchPage | undefined) =>
  other !== undefined &&
  one.title === other.title &&
  JSON.stringify(one.sections) === JSON.stringify(other.sections)
