import { handover } from '../browser/handover.ts'
import { mayBePrepared } from '../browser/may-be-prepared.ts'
import { within } from '../browser/within.ts'
import { preparedUrl } from '../content/content-url.ts'
import { ownPrepared, storePrepared } from './own-prepared.ts'
import { requestJson } from './request.ts'

/** How long a text that has arrived waits for its prepared file before it is parsed. Milliseconds. */
const preparedTimeoutMs = 500

/**
 * Requests the prepared file of a next page. The first paint has requested that of the first one.
 *
 * @returns a function that stores it for the router if it was made from the text that has arrived
 */
export function askPrepared(file: string, signal: AbortSignal): (text: string) => Promise<void> {
  if (!mayBePrepared() || handover().painter !== 'application') return async () => undefined
  const asked = requestJson(preparedUrl(file), signal).catch(() => undefined)
  return async (text) => {
    const page = ownPrepared(await within(preparedTimeoutMs, asked), text)
    if (page) storePrepared(page)
  }
}
