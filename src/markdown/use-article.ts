import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Article } from '../prepare/article-parts.ts'
import type { ArticleWords } from './article.ts'
import { loadBlocksAhead } from './blocks-ahead.ts'
import { textAtOnce } from './text-at-once.ts'
import { readWhole } from './whole-article.ts'

/**
 * Returns a page's parsed text. A short text is available at once; for a long one, its start is, and the rest
 * follows from the worker. While a page's new text is being parsed, the old one stays.
 */
export function useArticle(markdown: string, { footnotes, asWritten }: ArticleWords): Article {
  const atOnce = useMemo(
    () => textAtOnce(markdown, { footnotes, asWritten }),
    [markdown, footnotes, asWritten],
  )
  const [found, setFound] = useState<Article>()
  useEffect(() => {
    if (atOnce.missing === 0) {
      // The article of an earlier text must not be shown for this one.
      setFound(undefined)
      return
    }
    const given = new AbortController()
    const options = { footnotes, asWritten, as: 'page', standing: atOnce.standing } as const
    readWhole(markdown, options, given.signal).then(async (article) => {
      await loadBlocksAhead(article)
      if (!given.signal.aborted) startTransition(() => setFound(article))
    })
    return () => given.abort()
  }, [atOnce, markdown, footnotes, asWritten])
  return atOnce.missing === 0 ? atOnce : (found ?? atOnce)
}
