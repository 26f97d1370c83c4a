import { nextTask } from '../browser/next-task.ts'
import { beginningLength, longText, nextBeginningLength, shortText } from '../config/long-pages.ts'
import { type Article, readArticle } from './article.ts'
import { type ArticleBeginning, articleBeginning } from './article-beginning.ts'
import { keepArticle, keptArticle } from './kept-articles.ts'

/** What can be shown of a text at once: all of a short or previously parsed one, or else its start. */
export type TextAtOnce =
  | { readonly isWhole: true; readonly article: Article }
  | ({ readonly isWhole: false } & ArticleBeginning)

let lastRead:
  | { readonly markdown: string; readonly footnoteLabel: string; readonly text: TextAtOnce }
  | undefined

/** Returns what can be shown of a text at once. Returns the same object for the same text. */
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

/** How much of a text is parsed before it is shown. Characters. */
interface Beginning {
  /** Texts up to this length are parsed completely. */
  readonly wholeUpTo: number
  /** This much is parsed of a longer text. */
  readonly length: number
}

const ofLongText: Beginning = { wholeUpTo: longText, length: beginningLength }
const ofNextPage: Beginning = { wholeUpTo: shortText, length: nextBeginningLength }

/**
 * Parses a text before it is rendered, in a separate task, because both together would be one long task on a
 * phone.
 *
 * @param part what the reader waits for: the first screens of the next page, or as much as is parsed at once
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
