import { logError } from '../browser/log.ts'
import { painted } from '../browser/painted.ts'
import { longestHere, longText } from '../config/long-pages.ts'
import { type Article, type ReadOptions, readArticle } from './article.ts'
import { keepArticle } from './kept-articles.ts'
import { ReadingTooLong, readElsewhere } from './read-elsewhere.ts'
import { inTasks } from './steps.ts'

interface Reading {
  readonly article: Promise<Article | undefined>
  readonly stop: AbortController
  waiting: number
}

const readings = new Map<string, Reading>()

/**
 * Parses a complete text, in the worker if it is long. Two callers with the same text share the work.
 *
 * @param signal ends the caller's wait; parsing ends if no one else is waiting
 * @returns `undefined` for a text that cannot be parsed without blocking the page, or that no one waits for
 */
export function readWhole(
  markdown: string,
  options: ReadOptions,
  signal?: AbortSignal,
): Promise<Article | undefined> {
  const key = `${options.standing} ${options.footnoteLabel}\n${markdown}`
  const reading = readings.get(key) ?? begin(key, markdown, options)
  reading.waiting += 1
  signal?.addEventListener(
    'abort',
    () => {
      reading.waiting -= 1
      if (reading.waiting > 0) return
      reading.stop.abort()
      readings.delete(key)
    },
    { once: true },
  )
  return reading.article
}

function begin(key: string, markdown: string, options: ReadOptions): Reading {
  const stop = new AbortController()
  const article = read(markdown, options, stop.signal).then((article) => {
    readings.delete(key)
    if (article) keepArticle(markdown, options.footnoteLabel, article)
    return article
  })
  const reading: Reading = { article, stop, waiting: 0 }
  readings.set(key, reading)
  return reading
}

async function read(
  markdown: string,
  options: ReadOptions,
  signal: AbortSignal,
): Promise<Article | undefined> {
  if (markdown.length <= longText) {
    // After the current content has been painted.
    await painted()
    return signal.aborted ? undefined : inTasks(readArticle(markdown, options))
  }
  try {
    return await readElsewhere(markdown, options, signal)
  } catch (error) {
    logError('A long text could not be parsed in a worker.', error)
    if (error instanceof ReadingTooLong || markdown.length > longestHere) return undefined
    return inTasks(readArticle(markdown, options))
  }
}
