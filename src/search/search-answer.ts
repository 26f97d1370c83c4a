import type { MarkedText } from './marked-text.ts'

/** One result: a page, or a part of one. */
export interface SearchHit {
  /** Where it leads: a path of the site with its hash, percent-encoded, without base. */
  readonly path: string
  /** The title of its page. */
  readonly page: string
  /** Headings from the page down to it; empty for the page itself. */
  readonly headings: readonly string[]
  /** What is shown as its name: the page's title or the heading. */
  readonly name: MarkedText
  /** A piece of the text around the match; empty where the name says it all. */
  readonly snippet: MarkedText
}

/** Why the hosted service did not answer. */
export type LocalReason =
  /** None is configured. */
  | 'unconfigured'
  | 'offline'
  /** It cannot be reached: blocked, or gone. */
  | 'unreachable'
  /** It took longer than `hostedPatience`. */
  | 'slow'
  /** It refused because too much was asked of it (429), or the key is not its own (401, 403). */
  | 'refused'
  /** It answered with an error, or with what is no answer. */
  | 'broken'

/** What a query led to. */
export type SearchAnswer =
  | { readonly source: 'hosted'; readonly hits: readonly SearchHit[] }
  | {
      readonly source: 'local'
      readonly hits: readonly SearchHit[]
      readonly reason: LocalReason
      /** How much of the text is read, from 0 to 1; below 1 there may be more to find. */
      readonly progress: number
    }
  /** Neither could answer (Spec §8 "Search request fails"). */
  | { readonly source: 'none'; readonly hits: readonly [] }
