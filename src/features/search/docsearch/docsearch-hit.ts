import type { DocSearchHit } from '@docsearch/react'
import { shownHitsOfPage } from '../../../config/search.ts'
import { escapeMarkup } from '../../../content/escape.ts'
import { withoutMarks } from '../marked-text.ts'
import type { SearchHit } from '../search-answer.ts'

/** A row of the box in DocSearch's form, together with what is shown for it. */
export type BoxHit = DocSearchHit & {
  readonly shown: ShownRow
}

export type ShownRow =
  | {
      readonly kind: 'hit'
      readonly hit: SearchHit
      /** Whether the reader has just unfolded the results of its page, and it is the first of these. */
      readonly isSelected: boolean
    }
  /** Stands for the remaining results of a page. */
  | { readonly kind: 'folded'; readonly page: string; readonly count: number }

/** Pages whose results the reader has unfolded: their addresses, and the one unfolded last. */
export interface Unfolded {
  readonly pages: ReadonlySet<string>
  readonly last: string | undefined
}

/**
 * Converts results to rows of the box, page by page. Of a page with many results, only the first ones are
 * shown until the reader unfolds the others.
 */
export function toBoxHits(hits: readonly SearchHit[], unfolded: Unfolded): readonly BoxHit[] {
  const pages = new Map<string, SearchHit[]>()
  for (const hit of hits) pages.set(pageOf(hit), [...(pages.get(pageOf(hit)) ?? []), hit])
  const groups: string[] = []
  return [...pages].flatMap(([page, own]) => {
    const [first] = own
    if (!first) return []
    const group = groupName(first, page, groups)
    groups.push(group)
    const isFolded = own.length > shownHitsOfPage + 1 && !unfolded.pages.has(page)
    const shown = isFolded ? own.slice(0, shownHitsOfPage) : own
    const rows = shown.map((hit, at) => {
      const isSelected = page === unfolded.last && at === shownHitsOfPage
      return toBoxHit(hit, group, { kind: 'hit', hit, isSelected })
    })
    if (!isFolded) return rows
    const rest = { path: `${page}#`, page: first.page, headings: [], snippet: [] }
    return [...rows, toBoxHit(rest, group, { kind: 'folded', page, count: own.length - shownHitsOfPage })]
  })
}

const pageOf = ({ path }: SearchHit) => path.split('#', 1)[0] ?? ''

/**
 * Returns the name of a group, by which DocSearch separates groups and which it shows above each: the page's
 * title, and for further pages with the same title also their folder or address.
 */
function groupName({ page: title, trail }: SearchHit, page: string, taken: readonly string[]): string {
  const names = [title, `${title} (${trail.at(-1) ?? page})`, `${title} (${page})`]
  return names.find((name) => !taken.includes(name)) ?? title
}

/**
 * Converts a result. DocSearch inserts names into the page as HTML, including stored ones, and unescapes five
 * entities where it shows plain text. So every text is escaped with exactly these entities.
 */
function toBoxHit(
  hit: Pick<SearchHit, 'path' | 'page' | 'headings' | 'snippet'>,
  group: string,
  shown: ShownRow,
): BoxHit {
  const [path = '', anchor] = hit.path.split('#', 2)
  const page = escaped(hit.page)
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = hit.headings.map(escaped)
  const isPage = hit.headings.length === 0
  const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
  const type = isPage ? 'lvl1' : (levels[hit.headings.length - 1] ?? 'lvl6')
  const none = { value: '', matchLevel: 'none' as const, matchedWords: [] }
  const title = { ...none, value: escaped(group) }
  const marked = { lvl1: none, lvl2: none, lvl3: none, lvl4: none, lvl5: none, lvl6: none }
  return {
    objectID: hit.path,
    url: hit.path,
    url_without_anchor: path,
    anchor: anchor ?? null,
    type,
    content: null,
    hierarchy: { lvl0: '', lvl1: page, lvl2, lvl3, lvl4, lvl5, lvl6 },
    _highlightResult: { content: none, hierarchy: { lvl0: title, ...marked }, hierarchy_camel: [] },
    _snippetResult: {
      content: { value: escaped(withoutMarks(hit.snippet)), matchLevel: 'none' },
      hierarchy: { lvl0: none, ...marked },
      hierarchy_camel: [],
    },
    shown,
  }
}

/** Escapes a text with the five entities that DocSearch unescapes. */
const escaped = (text: string) => escapeMarkup(text).replaceAll("'", '&#039;')
