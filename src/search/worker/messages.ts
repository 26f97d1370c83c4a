import type { Route } from '../../content/page-path.ts'
import type { LocaleId } from '../../locales/locale.ts'
import type { SearchHit } from '../search-answer.ts'

/** A page whose text the reader has before the eyes: newer than what the index command saw, perhaps. */
export interface ReadPage {
  readonly locale: LocaleId
  readonly route: Route
  readonly title: string
  readonly description: string | undefined
  /** Markdown without front matter, with included parts in place. */
  readonly body: string
}

/** What the page asks of the worker. */
export type Request =
  | {
      readonly kind: 'open'
      readonly locale: LocaleId
      /** Addresses of the parts of the search text by their names; `undefined` where the manifest cannot be had. */
      readonly parts: Readonly<Record<string, string>> | undefined
    }
  | { readonly kind: 'search'; readonly id: number; readonly locale: LocaleId; readonly query: string }
  | { readonly kind: 'read'; readonly page: ReadPage }

/** What the worker says. */
export type Reply =
  | {
      readonly kind: 'answer'
      readonly id: number
      readonly hits: readonly SearchHit[]
      readonly progress: number
    }
  /** There is nothing to search in: no text could be fetched, and none is kept. */
  | { readonly kind: 'failed'; readonly id: number }
  /** From 0 to 1; sent while texts are read, and last with 1. */
  | { readonly kind: 'progress'; readonly locale: LocaleId; readonly progress: number }
