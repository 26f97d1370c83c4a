import { nextTask } from '../browser/next-task.ts'
import { longText } from '../config/long-pages.ts'
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
export function textAtOnce(markdown: string, footnoteLabel: string): TextAtOnce {
  const kept = keptArticle(markdown, footnoteLabel)
  if (kept) return { isWhole: true, article: kept }
  if (lastRead?.markdown === markdown && lastRead.footnoteLabel === footnoteLabel) return lastRead.text
  const text = readAtOnce(markdown, footnoteLabel)
  lastRead = { markdown, footnoteLabel, text }
  return text
}

function readAtOnce(markdown: string, footnoteLabel: string): TextAtOnce {
  if (markdown.length > longText) return { isWhole: false, ...articleBeginning(markdown, footnoteLabel) }
  const article = readArticle(markdown, { footnoteLabel, standing: 0 })
  keepArticle(markdown, footnoteLabel, article)
  return { isWhole: true, article }
}

/** Reads it before it is rendered, in a task of its own: both together would be one long task on a phone. */
export async function readAhead(markdown: string, footnoteLabel: string): Promise<void> {
  await nextTask()
  textAtOnce(markdown, footnoteLabel)
  await nextTask()
}
