import { handover } from '../browser/handover.ts'
import type { Page } from '../content/page-view.ts'
import type { Article } from '../prepare/article-parts.ts'
import { rememberArticle } from './recent-articles.ts'

/** Takes over the article that the first paint has drawn if it was made from this page's text, so that nothing parses it. */
export function takePreparedArticle(
  { body, textMark }: Pick<Page, 'body' | 'textMark'>,
  footnotes: string,
): void {
  const known = handover()
  const { prepared } = known
  delete known.prepared
  if (prepared?.mark === textMark && prepared?.footnotes === footnotes)
    rememberArticle(body, footnotes, prepared.article as Article)
}
