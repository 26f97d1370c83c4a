import { handover } from '../browser/handover.ts'
import type { Page } from '../content/page-view.ts'
import type { Article } from '../prepare/article-parts.ts'
import { rememberArticle } from './recent-articles.ts'

/** Takes over the article that was prepared of this page's text, so that nothing parses it. */
export function takePreparedArticle(
  { body, textMark }: Pick<Page, 'body' | 'textMark'>,
  footnotes: string,
): void {
  const { prepared } = handover()
  const known = textMark === undefined ? undefined : prepared.get(textMark)
  if (!known || textMark === undefined) return
  prepared.delete(textMark)
  if (known.footnotes === footnotes) rememberArticle(body, footnotes, known.article as Article)
}
