import { nextTask } from '../browser/in-turn.ts'
import { loadLate } from '../browser/load-late.ts'
import { beginningLength, longText, nextBeginningLength, shortText } from '../config/long-pages.ts'
import type { Article } from '../prepare/article-parts.ts'
import type { ArticleWords } from './article.ts'
import { inTasks } from './in-tasks.ts'
import { articleKey, recentArticle, rememberArticle } from './recent-articles.ts'

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
 * Loads the parser, which a page with a prepared article doesn't need.
 *
 * @throws {LostPart}
 */
export const loadParser = () => loadLate(() => import('./article.ts'))

async function parse(
  markdown: string,
  words: ArticleWords,
  { wholeUpTo, length }: Beginning,
): Promise<Article> {
  const { parseArticle, parseBeginning } = await loadParser()
  return inTasks(
    markdown.length > wholeUpTo
      ? parseBeginning(markdown, words, length)
      : parseArticle(markdown, { ...words, as: 'page', standing: 0 }),
  )
}

/** Texts being parsed: the first paint and the application ask for the same one. */
const startedAhead = new Map<string, Promise<Article>>()

/**
 * Parses a text before it is rendered, in separate tasks. `recentArticle` then returns the result.
 *
 * @param part what the reader waits for: the first screens of the next page, or as much as is parsed at once
 * @throws {LostPart} if the parser could not be loaded
 */
export async function parseAhead(
  markdown: string,
  words: ArticleWords,
  part: 'first-screens' | 'all',
): Promise<Article> {
  await nextTask()
  const known = recentArticle(markdown, words.footnotes)
  // A beginning from an earlier visit is less than what a reader of the whole text waits for.
  const isEnough = known?.missing === 0 || part === 'first-screens' || markdown.length > longText
  const key = articleKey(markdown, words.footnotes)
  const article =
    known && isEnough ? known : await (startedAhead.get(key) ?? begin(key, markdown, words, part))
  await nextTask()
  return article
}

async function begin(
  key: string,
  markdown: string,
  words: ArticleWords,
  part: 'first-screens' | 'all',
): Promise<Article> {
  const parsing = parse(markdown, words, part === 'all' ? ofLongText : ofNextPage)
  startedAhead.set(key, parsing)
  try {
    const article = await parsing
    rememberArticle(markdown, words.footnotes, article)
    return article
  } finally {
    startedAhead.delete(key)
  }
}
