import { textWithin } from '../browser/response-text.ts'
import { maxPageBytes, missingStatuses } from '../config/wire.ts'
import { isOwnDocument, isWebPage, webPageStart } from '../content/web-page.ts'
import { savedAtOf } from '../worker/saved-copy.ts'
import type { WireFailureKind } from './wire-failure.ts'

/** What a response to a request for a text is: the text, nothing, or a reason why it can't be read. */
export type TextAnswer =
  | {
      readonly kind: 'found'
      readonly text: string
      /** When this device saved it, in milliseconds; absent if it comes from the server. */
      readonly savedAt: number | undefined
    }
  | { readonly kind: 'missing' | Extract<WireFailureKind, 'status' | 'too-large' | 'foreign'> }

/**
 * Reads the response to a request for a text. “Missing” is one of `missingStatuses`, or the site's own document, which hosts with a
 * fallback return with status 200. Throws if the response is interrupted.
 */
export async function readAnswer(response: Response): Promise<TextAnswer> {
  if (missingStatuses.includes(response.status)) return { kind: 'missing' }
  if (!response.ok) return { kind: 'status' }
  const text = await textWithin(response, maxPageBytes)
  if (text === undefined) return { kind: 'too-large' }
  return pageKindOf(response, text) ?? { kind: 'found', text, savedAt: savedAtOf(response) }
}

/** Returns what a response is if it is a web page instead of a file: the site's own document, or another page. */
export function pageKindOf(response: Response, text: string) {
  if (!isWebPage(response.headers.get('content-type') ?? '', text.slice(0, webPageStart))) return undefined
  return { kind: isOwnDocument(text) ? 'missing' : 'foreign' } as const
}
