import { startTransition, useEffect, useMemo, useState } from 'react'
import { logError } from '../browser/log.ts'
import { useBackOnline } from '../browser/online.ts'
import type { Article } from '../prepare/article-parts.ts'
import type { ArticleWords } from './article.ts'
import { loadBlocksAhead } from './blocks-ahead.ts'
import { parseAhead } from './parse-ahead.ts'
import { recentArticle } from './recent-articles.ts'
import { parseWhole } from './whole-article.ts'

const nothing: Article = { first: [], groups: [], parts: 1, headings: [], missing: 0, standing: 0 }

interface ShownArticle {
  readonly article: Article
  /** Tries again to read what is missing; `undefined` unless the parser could not be loaded. */
  readonly retry: (() => void) | undefined
}

/**
 * Returns a page's parsed text. One that was read before is available at once, as when a page is opened
 * (`parseAhead`). Of a long one, its start is, and the rest follows from the worker. While a page's new text is
 * being parsed, the old one stays.
 */
export function useArticle(markdown: string, { footnotes, asWritten }: ArticleWords): ShownArticle {
  const atOnce = useMemo(() => recentArticle(markdown, footnotes), [markdown, footnotes])
  const [found, setFound] = useState(atOnce)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt((last) => last + 1)
  useBackOnline(() => hasFailed && retry())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts again
  useEffect(() => {
    setFailed(false)
    if (atOnce?.missing === 0) {
      setFound(atOnce)
      return
    }
    const given = new AbortController()
    const show = async (article: Article) => {
      await loadBlocksAhead(article)
      if (!given.signal.aborted) startTransition(() => setFound(article))
    }
    const read = async () => {
      const beginning = atOnce ?? (await parseAhead(markdown, { footnotes, asWritten }, 'all'))
      if (given.signal.aborted) return
      if (!atOnce) await show(beginning)
      const options = { footnotes, asWritten, as: 'page', standing: beginning.standing } as const
      if (beginning.missing > 0 && !given.signal.aborted)
        await show(await parseWhole(markdown, options, given.signal))
    }
    read().catch((error: unknown) => {
      logError('A text could not be read.', error)
      if (!given.signal.aborted) setFailed(true)
    })
    return () => given.abort()
  }, [atOnce, markdown, footnotes, asWritten, attempt])
  const known = atOnce?.missing === 0 ? atOnce : undefined
  // A whole old text is better than the beginning of the new one, which would move what the reader sees.
  const whole = known ?? (found?.missing === 0 ? found : undefined)
  return {
    article: whole ?? atOnce ?? found ?? nothing,
    retry: hasFailed ? retry : undefined,
  }
}
