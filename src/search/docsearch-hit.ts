import type { DocSearchHit } from '@docsearch/react'
import { textOf } from './marked-text.ts'
import type { SearchHit } from './search-answer.ts'

/** A result in DocSearch's form, together with the data shown for it. */
export type BoxHit = DocSearchHit & {
  readonly shown: SearchHit
  /** Whether it is the first result of its page, which shows the folders of the page. */
  readonly isFirstOfPage: boolean
}

/**
 * Converts results to DocSearch's form. DocSearch groups them by a text that it shows above each group. It is
 * the page's title, and for further pages with the same title also their folder or address.
 */
export function toBoxHits(hits: readonly SearchHit[]): readonly BoxHit[] {
  const groups = new Map<string, string>()
  return hits.map((hit) => {
    const [address = ''] = hit.path.split('#', 1)
    const known = groups.get(address)
    const names = [hit.page, `${hit.page} (${hit.trail.at(-1) ?? address})`, `${hit.page} (${address})`]
    const taken = [...groups.values()]
    const group = known ?? names.find((name) => !taken.includes(name)) ?? hit.page
    groups.set(address, group)
    return toBoxHit(hit, group, known === undefined)
  })
}

/**
 * Converts a result. DocSearch inserts names into the page as HTML, including stored ones, and unescapes five
 * entities where it shows plain text. So every text is escaped with exactly these entities.
 */
function toBoxHit(hit: SearchHit, group: string, isFirstOfPage: boolean): BoxHit {
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
      content: { value: escaped(textOf(hit.snippet)), matchLevel: 'none' },
      hierarchy: { lvl0: none, ...marked },
      hierarchy_camel: [],
    },
    shown: hit,
    isFirstOfPage,
  }
}

/** Escapes a text with the five entities that DocSearch unescapes. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;')
}
