import type { Element } from 'hast'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { logError } from '../browser/log.ts'
import { painted } from '../browser/painted.ts'
import { longestHere, longText } from '../config/long-pages.ts'
import { type Article, articleOf, type ReadOptions, readArticle } from './article.ts'
import { keepArticle } from './kept-articles.ts'
import { ReadingTooLong, readElsewhere } from './read-elsewhere.ts'
import { textAtOnce } from './text-at-once.ts'

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
  const atOnce = useMemo(() => textAtOnce(markdown, footnoteLabel), [markdown, footnoteLabel])
  const [found, setFound] = useState<Article>()
  useEffect(() => {
    if (atOnce.isWhole) return
    const given = new AbortController()
    const options = { footnoteLabel, standing: atOnce.standing }
    readLong(markdown, options, given.signal).then((article) => {
      if (!given.signal.aborted) startTransition(() => setFound(article ?? sourceOf(markdown, asWritten)))
    })
    return () => given.abort()
  }, [atOnce, markdown, footnoteLabel, asWritten])
  return atOnce.isWhole ? atOnce.article : (found ?? atOnce.article)
}

/** Once what stands there has been painted; `undefined` where the reader has left by then. */
async function readHere(
  markdown: string,
  options: ReadOptions,
  signal: AbortSignal,
): Promise<Article | undefined> {
  await painted()
  if (signal.aborted) return undefined
  const article = readArticle(markdown, options)
  keepArticle(markdown, options.footnoteLabel, article)
  return article
}

/** A long text's article; `undefined` for a text that nobody can read without holding the page up. */
async function readLong(
  markdown: string,
  options: ReadOptions,
  signal: AbortSignal,
): Promise<Article | undefined> {
  if (markdown.length <= longText) return readHere(markdown, options, signal)
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
