import { nextTask } from '../browser/next-task.ts'
import { beginningLength, longText, nextBeginningLength, shortText } from '../config/long-pages.ts'
import { type Article, readArticle } from './article.ts'
import { type ArticleBeginning, articleBeginning } from './article-beginning.ts'
import { keepArticle, keptArticle } from './kept-articles.ts'
import { atOnce, inTasks, type Steps } from './steps.ts'

/** What can be shown of a text at once: all of a short or previously parsed one, or else its start. */
export type TextAtOnce =
  | { readonly isWhole: true; readonly article: Article }
  | ({ readonly isWhole: false } & ArticleBeginning)

interface Reading {
  readonly markdown: string
  readonly footnoteLabel: string
  /** Absent while the text is being parsed. */
  text?: TextAtOnce
  /** Settled when the text is parsed; absent if that happened at once. */
  readonly ahead?: Promise<TextAtOnce>
}

/** For the text that was asked for last: the first paint and the application ask for the same one. */
let last: Reading | undefined

/** Returns what can be shown of a text at once. Returns the same object for the same text. */
export function textAtOnce(markdown: string, footnoteLabel: string): TextAtOnce {
  const known = knownText(markdown, footnoteLabel)
  if (known) return known
  const text = atOnce(parse(markdown, footnoteLabel, ofLongText))
  last = { markdown, footnoteLabel, text }
  return text
}

function knownText(markdown: string, footnoteLabel: string): TextAtOnce | undefined {
  const kept = keptArticle(markdown, footnoteLabel)
  return kept ? { isWhole: true, article: kept } : lastReading(markdown, footnoteLabel)?.text
}

const lastReading = (markdown: string, footnoteLabel: string) =>
  last?.markdown === markdown && last.footnoteLabel === footnoteLabel ? last : undefined

function* parse(
  markdown: string,
  footnoteLabel: string,
  { wholeUpTo, length }: Beginning,
): Steps<TextAtOnce> {
  if (markdown.length > wholeUpTo) {
    return { isWhole: false, ...(yield* articleBeginning(markdown, footnoteLabel, length)) }
  }
  const article = yield* readArticle(markdown, { footnoteLabel, standing: 0 })
  keepArticle(markdown, footnoteLabel, article)
  return { isWhole: true, article }
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
 * Parses a text before it is rendered, in separate tasks. `textAtOnce` then returns the result without work.
 *
 * @param part what the reader waits for: the first screens of the next page, or as much as is parsed at once
 */
export async function readAhead(
  markdown: string,
  footnoteLabel: string,
  part: 'first-screens' | 'all',
): Promise<TextAtOnce> {
  await nextTask()
  const text = knownText(markdown, footnoteLabel) ?? (await parseAhead(markdown, footnoteLabel, part))
  await nextTask()
  return text
}

function parseAhead(
  markdown: string,
  footnoteLabel: string,
  part: 'first-screens' | 'all',
): Promise<TextAtOnce> {
  const begun = lastReading(markdown, footnoteLabel)?.ahead
  if (begun) return begun
  const beginning = part === 'all' ? ofLongText : ofNextPage
  const ahead = inTasks(parse(markdown, footnoteLabel, beginning))
  const reading: Reading = { markdown, footnoteLabel, ahead }
  last = reading
  return ahead.then((text) => {
    reading.text = text
    return text
  })
}
