import { nextTask } from '../browser/next-task.ts'
import { beginningLength, longText, nextBeginningLength, shortText } from '../config/long-pages.ts'
import { type Article, readArticle } from './article.ts'
import { type ArticleBeginning, articleBeginning } from './article-beginning.ts'
import { keepArticle, keptArticle } from './kept-articles.ts'

/** What can be shown of a text without waiting: all of a short one, or of one that was read before; else its beginning. */
export type TextAtOnce =
  | { readonly isWhole: true; readonly article: Article }
  | ({ readonly isWhole: false } & ArticleBeginning)

let lastRead:
  | { readonly markdown: string; readonly footnoteLabel: string; readonly text: TextAtOnce }
  | undefined

/** Reads what can be shown of a text without waiting. Asked for the same text again, gives the same. */
export function textAtOnce(
  markdown: string,
  footnoteLabel: string,
  { wholeUpTo, length }: Beginning = ofLongText,
): TextAtOnce {
  const kept = keptArticle(markdown, footnoteLabel)
  if (kept) return { isWhole: true, article: kept }
  if (lastRead?.markdown === markdown && lastRead.footnoteLabel === footnoteLabel) return lastRead.text
  const isWhole = markdown.length <= wholeUpTo
  const text: TextAtOnce = isWhole
    ? { isWhole, article: readArticle(markdown, { footnoteLabel, standing: 0 }) }
    : { isWhole, ...articleBeginning(markdown, footnoteLabel, length) }
  if (text.isWhole) keepArticle(markdown, footnoteLabel, text.article)
  lastRead = { markdown, footnoteLabel, text }
  return text
}

/** How much of a text is read before it is shown. Characters. */
interface Beginning {
  /** Texts up to this length are read whole. */
  readonly wholeUpTo: number
  /** Of a longer one so much. */
  readonly length: number
}

const ofLongText: Beginning = { wholeUpTo: longText, length: beginningLength }
const ofNextPage: Beginning = { wholeUpTo: shortText, length: nextBeginningLength }

/**
 * Reads a text before it is rendered, in a task of its own: both together would be one long task on a phone.
 *
 * @param part what the reader waits for: the first screens of a page they go on to, or as much as is read in one go
 */
export async function readAhead(
  markdown: string,
  footnoteLabel: string,
  part: 'first-screens' | 'all',
): Promise<void> {
  await nextTask()
  textAtOnce(markdown, footnoteLabel, part === 'all' ? ofLongText : ofNextPage)
  await nextTask()
}
