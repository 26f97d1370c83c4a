import { handover } from '../browser/handover.ts'
import { mayBePrepared } from '../browser/may-be-prepared.ts'
import { within } from '../browser/within.ts'
import { savedTextWait, textWait } from '../config/wire.ts'
import { preparedUrl } from '../content/content-url.ts'
import { ownPrepared, storePrepared } from './own-prepared.ts'
import { requestJson } from './request.ts'

/**
 * Requests the prepared file of a next page. The first paint has requested that of the first one.
 *
 * @returns a function that stores it for the router if it was made from the text that has arrived
 */
export function askPrepared(
  file: string,
  signal: AbortSignal,
): (text: string, savedAt: number | undefined) => Promise<void> {
  if (!mayBePrepared() || handover().painter !== 'application') return async () => undefined
  const asked = requestJson(preparedUrl(file), signal).catch(() => undefined)
  return async (text, savedAt) => {
    const page = ownPrepared(await within(savedAt === undefined ? textWait : savedTextWait, asked), text)
    if (page) storePrepared(page)
  }
}
