import { preparedUrl } from '../content/content-url.ts'
import { textMark } from '../content/text-mark.ts'
import { takeEarlyFetch } from '../data/early-fetch.ts'
import type { PreparedPage } from '../prepare/prepared-page.ts'
import { readPrepared } from '../prepare/read-prepared.ts'
import type { EarlyText } from './early-text.ts'

/**
 * Returns the prepared file of a page if it was made from the text that has arrived, and by the version of the program
 * that this document belongs to; `undefined` otherwise, and the text is parsed.
 */
export async function readEarlyPrepared({ file, text }: EarlyText): Promise<PreparedPage | undefined> {
  const asked = takeEarlyFetch(new URL(preparedUrl(file), document.baseURI).href)
  if (!asked) return undefined
  const json = asked.answer.then((answer): Promise<unknown> | undefined =>
    answer.ok ? answer.json() : undefined,
  )
  const page = readPrepared(await json.catch(() => undefined))
  const isOwn =
    page?.key.reader === document.documentElement.dataset.reader && page?.key.mark === textMark(text)
  return isOwn ? page : undefined
}
