import type { Element } from 'hast'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { logError } from '../browser/log.ts'
import { longestHere, longText } from '../config/long-pages.ts'
import { type Article, articleOf, type ReadOptions, readArticle } from './article.ts'
import { articleBeginning } from './article-beginning.ts'
import { keepArticle, keptArticle } from './kept-articles.ts'
import { ReadingTooLong, readElsewhere } from './read-elsewhere.ts'

/** What an article says besides its text. */
export interface ArticleWords {
  /** The heading over the footnotes, for screen readers. */
  readonly footnotes: string
  /** What stands above a text that could not be read. */
  readonly asWritten: string
}

/**
 * A page's text, read. A short one is there at once; of a long one the beginning is, and the whole follows from the worker. While a
 * page's new text is being read, its old one stays.
 */
export function useArticle(markdown: string, { footnotes: footnoteLabel, asWritten }: ArticleWords): Article {
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
      if (!given.signal.aborted) startTransition(() => setFound(article ?? sourceOf(markdown, asWritten)))
    })
    return () => given.abort()
  }, [beginning, markdown, footnoteLabel, asWritten])
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

/** A long text's article; `undefined` for a text that nobody can read without holding the page up. */
async function readLong(
  markdown: string,
  options: ReadOptions,
  signal: AbortSignal,
): Promise<Article | undefined> {
  try {
    const article = await readElsewhere(markdown, options, signal)
    keepArticle(markdown, options.footnoteLabel, article)
    return article
  } catch (error) {
    logError('A long text could not be read in a worker.', error)
    if (error instanceof ReadingTooLong || markdown.length > longestHere) return undefined
    return readArticle(markdown, options)
  }
}

/** A text as its source, whole, below a sentence that says why. */
function sourceOf(markdown: string, sentence: string): Article {
  const words: Element = {
    type: 'element',
    tagName: 'p',
    properties: { role: 'note' },
    children: [{ type: 'text', value: sentence }],
  }
  const source: Element = {
    type: 'element',
    tagName: 'pre',
    properties: { dataBlock: 'code', dataLanguage: 'md', dataLineNumbers: 'off', dataCollapsedLines: 'off' },
    children: [{ type: 'text', value: markdown }],
  }
  return articleOf([words, source], [], 0)
}
