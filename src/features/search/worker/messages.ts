import type { LocaleId } from '../../../config/locales/locale.ts'
import type { SectionQuestions } from '../../../content/asked-sections.ts'
import type { Route } from '../../../content/page-path.ts'
import type { LocalAnswer } from '../search-answer.ts'

/** A page that the reader has open. Its text may be newer than that of the index command. */
export interface VisitedPage {
  readonly locale: LocaleId
  readonly route: Route
  readonly title: string
  readonly description: string | undefined
  readonly questions?: readonly SectionQuestions[] | undefined
  /** Markdown without front matter, with includes inserted. */
  readonly body: string
}

/** A section of a page, as shown beside the list of results. */
export interface PreviewPart {
  /** '' for the text above the first heading. */
  readonly heading: string
  /** As in `SearchSection`. */
  readonly text: string
}

/** A request from the page to the worker. */
export type Request =
  | {
      readonly kind: 'open'
      readonly locale: LocaleId
      /** Addresses of the search text parts by name; `undefined` if the manifest is not available. */
      readonly parts: Readonly<Record<string, string>> | undefined
    }
  /** Saves the parts on the device, without reading them. */
  | {
      readonly kind: 'store'
      readonly locale: LocaleId
      readonly parts: Readonly<Record<string, string>>
    }
  | { readonly kind: 'search'; readonly id: number; readonly locale: LocaleId; readonly query: string }
  | { readonly kind: 'read'; readonly page: VisitedPage }
  | {
      readonly kind: 'preview'
      readonly id: number
      readonly locale: LocaleId
      readonly route: Route
      /** The heading's ID; '' for the page itself. */
      readonly section: string
    }

/** A message from the worker. */
export type Reply =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: LocalAnswer }
  | { readonly kind: 'preview'; readonly id: number; readonly parts: readonly PreviewPart[] }
  /** There is nothing to search: no text could be fetched, and none is stored. */
  | { readonly kind: 'failed'; readonly id: number }
  /** From 0 to 1; sent while texts are loaded, and finally with 1. */
  | { readonly kind: 'progress'; readonly locale: LocaleId; readonly progress: number }
