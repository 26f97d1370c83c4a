import { preparedUrl } from '../content/content-url.ts'
import { takeEarlyFetch } from '../data/early-fetch.ts'
import { ownPrepared } from '../data/own-prepared.ts'
import type { PreparedPage } from '../prepare/prepared-page.ts'
import type { EarlyText } from './early-text.ts'

/** Returns what was prepared of the text that has arrived; `undefined` if it must be parsed. */
export async function readEarlyPrepared({ file, text }: EarlyText): Promise<PreparedPage | undefined> {
  const asked = takeEarlyFetch(new URL(preparedUrl(file), document.baseURI).href)
  if (!asked) return undefined
  const json = asked.answer.then((answer): Promise<unknown> | undefined =>
    answer.ok ? answer.json() : undefined,
  )
  return ownPrepared(await json.catch(() => undefined), text)
}
