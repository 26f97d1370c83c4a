import { textWithin } from '../browser/response-text.ts'
import { maxPageBytes } from '../config/wire.ts'
import { isOwnDocument, isWebPage, webPageStart } from '../content/web-page.ts'
import { savedAtOf } from '../worker/saved-copy.ts'
import { WireFailure } from './wire-failure.ts'

/** The result of requesting an address: its text, or nothing. */
export type Answer =
  | {
      readonly kind: 'found'
      readonly text: string
      /** When this device saved it, in milliseconds; absent if it comes from the server. */
      readonly savedAt: number | undefined
      /** The server's modification date of the file, in ISO 8601. */
      readonly modifiedTime: string | undefined
    }
  | { readonly kind: 'missing' }

/**
 * Reads the response to a request for a text. “Missing” is a result, not a failure: 404, 410, or the site's own
 * document, which hosts with a fallback return with status 200.
 * @throws WireFailure
 */
export async function readAnswer(response: Response, url: string): Promise<Answer> {
  if (response.status === 404 || response.status === 410) return { kind: 'missing' }
  if (!response.ok) throw new WireFailure('status', url, response.status)
  const text = await readText(response, url)
  if (isOwnPage(response, text, url)) return { kind: 'missing' }
  return { kind: 'found', text, savedAt: savedAtOf(response), modifiedTime: modifiedTimeOf(response) }
}

/**
 * Returns whether a response is the site's own document instead of a file.
 * @throws WireFailure kind `foreign` if it is another web page.
 */
export function isOwnPage(response: Response, text: string, url: string): boolean {
  if (!isWebPage(response.headers.get('content-type') ?? '', text.slice(0, webPageStart))) return false
  if (isOwnDocument(text)) return true
  throw new WireFailure('foreign', url)
}

function modifiedTimeOf(response: Response): string | undefined {
  const time = Date.parse(response.headers.get('last-modified') ?? '')
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

/** @throws WireFailure if the text is too long, or interrupted */
export async function readText(response: Response, url: string): Promise<string> {
  try {
    const text = await textWithin(response, maxPageBytes)
    if (text === undefined) throw new WireFailure('too-large', url)
    return text
  } catch (cause) {
    if (cause instanceof WireFailure) throw cause
    throw new WireFailure('network', url, undefined, { cause })
  }
}
