import type { DocSearchHit } from '@docsearch/react'
import { textOf } from './marked-text.ts'
import type { SearchHit } from './search-answer.ts'

/** A result in the form that the box passes around, with what is shown of it. */
export type BoxHit = DocSearchHit & { readonly shown: SearchHit }

/**
 * A result as DocSearch wants it. DocSearch puts names into the page as HTML, stored ones too, and takes five entities back where it shows
 * plain text: so every text is escaped with exactly these.
 */
export function toBoxHit(hit: SearchHit): BoxHit {
  const [path = '', anchor] = hit.path.split('#', 2)
  const page = escaped(hit.page)
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = hit.headings.map(escaped)
  const isPage = hit.headings.length === 0
  const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
  const type = isPage ? 'lvl1' : (levels[hit.headings.length - 1] ?? 'lvl6')
  const none = { value: '', matchLevel: 'none' as const, matchedWords: [] }
  const marked = { lvl1: none, lvl2: none, lvl3: none, lvl4: none, lvl5: none, lvl6: none }
  // Results stand together by page; a page's own row needs no name above it.
  const group = { lvl0: { ...none, value: page }, ...marked }
  return {
    objectID: hit.path,
    url: hit.path,
    url_without_anchor: path,
    anchor: anchor ?? null,
    type,
    content: null,
    hierarchy: { lvl0: '', lvl1: page, lvl2, lvl3, lvl4, lvl5, lvl6 },
    _highlightResult: { content: none, hierarchy: group, hierarchy_camel: [] },
    _snippetResult: {
      content: { value: escaped(textOf(hit.snippet)), matchLevel: 'none' },
      hierarchy: { lvl0: none, ...marked },
      hierarchy_camel: [],
    },
    shown: hit,
  }
}

/** The entities that DocSearch knows, and no others. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;')
}
