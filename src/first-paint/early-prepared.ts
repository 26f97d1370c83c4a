import { within } from '../browser/within.ts'
import { firstTextWait, savedTextWait } from '../config/wire.ts'
import { preparedUrl } from '../content/content-url.ts'
import { jsonOfEarly, takeEarlyFetch } from '../data/early-fetch.ts'
import { ownPrepared } from '../data/own-prepared.ts'
import type { PreparedPage } from '../prepare/prepared-page.ts'
import type { EarlyText } from './early-text.ts'

/** Returns what was prepared of the text that has arrived; `undefined` if it must be parsed. */
export async function readEarlyPrepared({
  file,
  text,
  isSaved,
}: EarlyText): Promise<PreparedPage | undefined> {
  const early = takeEarlyFetch(new URL(preparedUrl(file), document.baseURI).href)
  const json = await within(isSaved ? savedTextWait : firstTextWait, jsonOfEarly(early?.answer))
  // What comes too late would keep a connection.
  if (json === undefined) early?.stop()
  return ownPrepared(json, text)
}
