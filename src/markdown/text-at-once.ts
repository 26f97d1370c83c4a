import { nextTask } from '../browser/in-turn.ts'
import { beginningLength, longText, nextBeginningLength, shortText } from '../config/long-pages.ts'
import type { Article } from '../prepare/article-parts.ts'
import { atOnce, type Steps } from '../prepare/steps.ts'
import { type ArticleWords, readArticle, readArticleBeginning } from './article.ts'
import { inTasks } from './in-tasks.ts'
import { recentArticle, rememberArticle } from './recent-articles.ts'

/**
 * Returns what can be shown of a page's text at once: all of a short or previously parsed one, or else its
 * beginning. Returns the same object for the same text.
 */
export function textAtOnce(markdown: string, words: ArticleWords): Article {
  const known = recentArticle(markdown, words.footnotes)
  if (known) return known
  const article = atOnce(read(markdown, words, ofLongText))
  rememberArticle(markdown, words.footnotes, article)
  return article
}

function read(markdown: string, words: ArticleWords, { wholeUpTo, length }: Beginning): Steps<Article> {
  return markdown.length > wholeUpTo
    ? readArticleBeginning(markdown, words, length)
    : readArticle(markdown, { ...words, as: 'page', standing: 0 })
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

/** Texts being parsed: the first paint and the application ask for the same one. */
const readings = new Map<string, Promise<Article>>()

/**
 * Parses a text before it is rendered, in separate tasks. `textAtOnce` then returns the result without work.
 *
 * @param part what the reader waits for: the first screens of the next page, or as much as is parsed at once
 */
export async function readAhead(
  markdown: string,
  words: ArticleWords,
  part: 'first-screens' | 'all',
): Promise<Article> {
  await nextTask()
  const known = recentArticle(markdown, words.footnotes)
  // A beginning from an earlier visit is less than what a reader of the whole text waits for.
  const isEnough = known?.missing === 0 || part === 'first-screens' || markdown.length > longText
  const article =
    known && isEnough ? known : await (readings.get(keyOf(markdown, words)) ?? begin(markdown, words, part))
  await nextTask()
  return article
}

async function begin(markdown: string, words: ArticleWords, part: 'first-screens' | 'all'): Promise<Article> {
  const reading = inTasks(read(markdown, words, part === 'all' ? ofLongText : ofNextPage))
  const key = keyOf(markdown, words)
  readings.set(key, reading)
  const article = await reading
  readings.delete(key)
  rememberArticle(markdown, words.footnotes, article)
  return article
}

const keyOf = (markdown: string, { footnotes }: ArticleWords) => `${footnotes}\n${markdown}`
