import { parsedJson } from '../config/is-record.ts'
import { mostSavedBytes } from '../config/offline.ts'
import { manifestPath } from '../content/content-url.ts'
import { readManifestRoot } from '../content/manifest.ts'
import { isWebPage, webPageStart } from '../content/web-page.ts'
import { isWorthSaving } from './cache-rules.ts'
import { savedCopy } from './saved-copy.ts'

/** Returns a response as it is saved, or `undefined` if it does not match its name (a fallback's HTML). */
export async function copyOf(answer: Response): Promise<Response | undefined> {
  const body = await answer.clone().arrayBuffer()
  return isGood(answer, body) ? savedCopy(answer, body, Date.now()) : undefined
}

/** Returns whether a response is worth saving (`isWorthSaving`). */
export function isGood(response: Response, body: ArrayBuffer): boolean {
  const facts = {
    status: response.status,
    type: response.type,
    contentType: response.headers.get('content-type') ?? '',
    bytes: body.byteLength,
    start: new TextDecoder().decode(body.slice(0, webPageStart)),
  }
  return isWorthSaving(facts, mostSavedBytes)
}

/**
 * Returns whether a manifest or configuration file is valid. A truncated or foreign one must not replace a good copy.
 *
 * @param path below the site's base
 */
export function isReadable(path: string | undefined, body: ArrayBuffer): boolean {
  if (!path?.endsWith('.json')) return true
  const json = parsedJson(new TextDecoder().decode(body))
  return json !== undefined && (path !== manifestPath || readManifestRoot(json) !== undefined)
}

/** Returns whether a saved response can be a text. One without a readable status or with a page would hide the server's. */
export const isTextAnswer = ({ status, headers }: Response) =>
  status === 200 && !isWebPage(headers.get('content-type') ?? '', '')
