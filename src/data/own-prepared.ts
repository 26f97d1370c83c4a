import { handover } from '../browser/handover.ts'
import { mostRecentArticles } from '../config/long-pages.ts'
import { textMark } from '../content/text-mark.ts'
import type { PreparedPage } from '../prepare/prepared-page.ts'
import { readPrepared } from '../prepare/read-prepared.ts'

/**
 * Returns what is in a prepared file if it was made from this text, and by the version of the program that this document
 * belongs to; `undefined` otherwise, and the text is parsed.
 */
export function ownPrepared(json: unknown, text: string): PreparedPage | undefined {
  const page = readPrepared(json)
  const isOwn =
    page?.key.reader === document.documentElement.dataset.reader && page?.key.mark === textMark(text)
  return isOwn ? page : undefined
}

/** Stores a prepared page until the router takes its article. Pages that were only prefetched are removed first. */
export function storePrepared({ key: { mark, footnotes }, frame, article }: PreparedPage): void {
  const { prepared } = handover()
  const [oldest] = prepared.keys()
  if (prepared.size >= mostRecentArticles && oldest !== undefined) prepared.delete(oldest)
  prepared.set(mark, { footnotes, article, readingTime: frame.readingTime })
}
