import { logError } from '../browser/log.ts'
import { painted } from '../browser/painted.ts'
import { longestHere, longText } from '../config/long-pages.ts'
import type { Article } from '../prepare/article-parts.ts'
import type { ArticleOptions } from './article.ts'
import { inTasks } from './in-tasks.ts'
import { loadParser } from './parse-ahead.ts'
import { ParsingTooLong, parseInWorker } from './parse-in-worker.ts'
import { articleKey, rememberArticle } from './recent-articles.ts'

interface StartedArticle {
  readonly article: Promise<Article>
  readonly stop: AbortController
  waiting: number
}

const startedWhole = new Map<string, StartedArticle>()

/**
 * Parses the complete text of a page, and stores it for readers who come back. Two callers with the same text share
 * the work.
 *
 * @param signal ends the caller's wait; parsing ends if no one else is waiting
 */
export function parseWhole(
  markdown: string,
  options: ArticleOptions,
  signal?: AbortSignal,
): Promise<Article> {
  const key = `${options.standing} ${articleKey(markdown, options.footnotes)}`
  const started = startedWhole.get(key) ?? begin(key, markdown, options)
  started.waiting += 1
  signal?.addEventListener(
    'abort',
    () => {
      started.waiting -= 1
      if (started.waiting > 0) return
      started.stop.abort()
      forget(key, started)
    },
    { once: true },
  )
  return started.article
}

/** Another caller may have begun again meanwhile. */
function forget(key: string, started: StartedArticle): void {
  if (startedWhole.get(key) === started) startedWhole.delete(key)
}

function begin(key: string, markdown: string, options: ArticleOptions): StartedArticle {
  const stop = new AbortController()
  const article = parseText(markdown, options, stop.signal)
    .then((article) => {
      rememberArticle(markdown, options.footnotes, article)
      return article
    })
    // Also after a failure, so that the next caller tries again.
    .finally(() => forget(key, started))
  const started: StartedArticle = { article, stop, waiting: 0 }
  startedWhole.set(key, started)
  return started
}

/**
 * Parses a complete text, in the worker if it is long. A text that cannot be parsed without blocking the page is
 * returned as its source. Rejects only if the parser itself can't be loaded.
 *
 * @param signal ends the work when it is no longer needed; the promise then stays pending
 */
export async function parseText(
  markdown: string,
  options: ArticleOptions,
  signal: AbortSignal,
): Promise<Article> {
  if (markdown.length > longText) {
    try {
      return await parseInWorker(markdown, options, signal)
    } catch (error) {
      logError('A long text could not be parsed in a worker.', error)
      const isTooLong = error instanceof ParsingTooLong || markdown.length > longestHere
      if (isTooLong) return (await loadParser()).sourceArticle(markdown, options.asWritten)
    }
  } else {
    // After the current content has been painted.
    await painted()
    if (signal.aborted) return new Promise(() => undefined)
  }
  const { parseArticle } = await loadParser()
  return inTasks(parseArticle(markdown, options))
}
