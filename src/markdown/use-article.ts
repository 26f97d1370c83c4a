import { startTransition, useEffect, useMemo, useState } from 'react'
import { logError } from '../browser/log.ts'
import { longText } from '../config/long-pages.ts'
import { type Article, articleOf, type ReadOptions, readArticle } from './article.ts'
import { articleBeginning } from './article-beginning.ts'
import { keepArticle, keptArticle } from './kept-articles.ts'
import { ReadingTooLong, readElsewhere } from './read-elsewhere.ts'

/**
 * A page's text, read. A short one is there at once; of a long one the beginning is, and the whole follows from the worker. While a
 * page's new text is being read, its old one stays.
 */
export function useArticle(markdown: string, footnoteLabel: string): Article {
  const atOnce = useMemo(() => readAtOnce(markdown, footnoteLabel), [markdown, footnoteLabel])
  const beginning = useMemo(
    () => (atOnce ? undefined : articleBeginning(markdown, footnoteLabel)),
    [atOnce, markdown, footnoteLabel],
  )
  const [found, setFound] = useState<Article>()
  useEffect(() => {
    if (!beginning) return
    const given = new AbortController()
    const options = { footnoteLabel, standing: beginning.standing }
    readLong(markdown, options, given.signal).then((article) => {
      if (!given.signal.aborted) startTransition(() => setFound(article))
    })
    return () => given.abort()
  }, [beginning, markdown, footnoteLabel])
  const article = atOnce ?? found ?? beginning?.article
  if (!article) throw new Error('useArticle: a text that is not read at once has a beginning')
  return article
}

function readAtOnce(markdown: string, footnoteLabel: string): Article | undefined {
  const kept = keptArticle(markdown, footnoteLabel)
  if (kept || markdown.length > longText) return kept
  const article = readArticle(markdown, { footnoteLabel, standing: 0 })
  keepArticle(markdown, footnoteLabel, article)
  return article
}

async function readLong(markdown: string, options: ReadOptions, signal: AbortSignal): Promise<Article> {
  try {
    const article = await readElsewhere(markdown, options, signal)
    keepArticle(markdown, options.footnoteLabel, article)
    return article
  } catch (error) {
    logError('A long text could not be read in a worker.', error)
    // Reading it here would only freeze the page.
    return error instanceof ReadingTooLong ? asWritten(markdown) : readArticle(markdown, options)
  }
}

/** A text that nobody can read in reasonable time, as its source. */
function asWritten(markdown: string): Article {
  const source = { type: 'text' as const, value: markdown }
  return articleOf([{ type: 'element', tagName: 'pre', properties: {}, children: [source] }], [], 0)
}
