import { preparedUrl } from '../content/content-url.ts'
import { jsonOfEarly, takeEarlyFetch } from '../data/early-fetch.ts'
import { ownPrepared } from '../data/own-prepared.ts'
import type { PreparedPage } from '../prepare/prepared-page.ts'
import type { EarlyText } from './early-text.ts'

/** Returns what was prepared of the text that has arrived; `undefined` if it must be parsed. */
export async function readEarlyPrepared({ file, text }: EarlyText): Promise<PreparedPage | undefined> {
  const asked = takeEarlyFetch(new URL(preparedUrl(file), document.baseURI).href)
  return ownPrepared(await jsonOfEarly(asked?.answer), text)
}
