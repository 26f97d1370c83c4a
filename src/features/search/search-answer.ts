import type { MarkedText } from './marked-text.ts'

/** One result: a page, or a part of one. */
export interface SearchHit {
  /** The target: a path of the site with its hash, percent-encoded, without the base. */
  readonly path: string
  /** The title of its page. */
  readonly page: string
  /** The titles of the folders above its page, outermost first. */
  readonly trail: readonly string[]
  /** Headings from the page down to the section; empty for the page itself. */
  readonly headings: readonly string[]
  /** The name shown: the page's title or the heading. */
  readonly name: MarkedText
  /** An excerpt around the match; empty if the name says it all. */
  readonly snippet: MarkedText
}

/** A row of a table or a command that answers the query on its own. */
export interface DirectAnswer {
  /** The setting, the message, or the command. */
  readonly name: string
  /** What the copy button copies: the key of a setting, or the name. */
  readonly copied: string
  /** The other cells of the row; none for a command. */
  readonly cells: readonly { readonly label: string; readonly text: string }[]
  /** The title of the page with it, and the path to its section. */
  readonly page: string
  readonly path: string
}

/** The result of the local index. */
export interface LocalAnswer {
  readonly hits: readonly SearchHit[]
  /** Shown above the hits. */
  readonly direct?: DirectAnswer | undefined
  /** Words of the pages that are nearest to the query, where there are no hits. */
  readonly near: readonly string[]
  /** The share of the text that is loaded, from 0 to 1. Below 1, there may be more results. */
  readonly progress: number
}

/** Why the hosted service did not answer. */
export type LocalReason =
  /** No service is configured. */
  | 'unconfigured'
  | 'offline'
  /** It cannot be reached: blocked or offline. */
  | 'unreachable'
  /** It took longer than `hostedTimeoutMs`. */
  | 'slow'
  /** It refused because of too many requests (429) or an invalid key (401, 403). */
  | 'refused'
  /** It responded with an error or with an invalid response. */
  | 'broken'

/** The result of a query. */
export type SearchAnswer =
  | { readonly source: 'hosted'; readonly hits: readonly SearchHit[] }
  | (LocalAnswer & { readonly source: 'local'; readonly reason: LocalReason })
  /** Neither source could answer (Spec §8 "Search request fails"). */
  | { readonly source: 'none'; readonly hits: readonly [] }
