import { longestReading } from '../config/long-pages.ts'
import type { Article } from '../prepare/article-parts.ts'
import type { PartGroup } from '../prepare/cut-tree.ts'
import type { ArticleOptions } from './article.ts'
import type { ParseAnswer, ParseRequest } from './article-worker.ts'

/** Thrown when the worker did not respond in time: the text cannot be parsed. */
export class ParsingTooLong extends Error {
  override name = 'ParsingTooLong'
}

/** For the whole document, because a new worker loads and compiles the parser again. It parses one text at a time. */
let idle: Worker | undefined

/**
 * Parses a text in a worker, so that the page stays responsive.
 *
 * @param signal ends the work when it is no longer needed; the promise then stays pending
 * @throws {ParsingTooLong}
 * @throws if no worker is available; the caller then parses the text itself
 */
export function parseInWorker(
  markdown: string,
  options: ArticleOptions,
  signal: AbortSignal,
): Promise<Article> {
  const worker = idle ?? new Worker(new URL('./article-worker.ts', import.meta.url), { type: 'module' })
  idle = undefined
  const groups: PartGroup[] = []
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      worker.onmessage = null
      worker.onerror = null
    }
    const stop = () => {
      end()
      worker.terminate()
    }
    const fail = (error: Error) => {
      stop()
      reject(error)
    }
    const timer = setTimeout(() => fail(new ParsingTooLong()), longestReading)
    signal.addEventListener('abort', stop, { once: true })
    worker.onerror = ({ message }) => fail(new Error(message || 'The worker could not be loaded.'))
    worker.onmessage = ({ data }: MessageEvent<ParseAnswer>) => {
      if (data.kind === 'part') {
        for (const [index, group] of data.groups) groups[index] = group
        return
      }
      end()
      // Of two idle workers, one is enough.
      if (idle) worker.terminate()
      else idle = worker
      resolve({ ...data.article, groups })
    }
    worker.postMessage({ markdown, ...options } satisfies ParseRequest)
  })
}
