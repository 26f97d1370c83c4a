import type { Element } from 'hast'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { type Article, articleOf } from './article.ts'
import { loadBlocksAhead } from './blocks-ahead.ts'
import { textAtOnce } from './text-at-once.ts'
import { readWhole } from './whole-article.ts'

/** The texts of an article besides its content. */
export interface ArticleWords {
  /** The heading of the footnotes, for screen readers. */
  readonly footnotes: string
  /** The sentence above a text that could not be parsed. */
  readonly asWritten: string
}

/** The article for a text. */
interface Found {
  readonly markdown: string
  readonly article: Article
}

/**
 * Returns a page's parsed text. A short text is available at once; for a long one, its start is, and the rest
 * follows from the worker. While a page's new text is being parsed, the old one stays.
 */
export function useArticle(markdown: string, { footnotes: footnoteLabel, asWritten }: ArticleWords): Article {
  const atOnce = useMemo(() => textAtOnce(markdown, footnoteLabel), [markdown, footnoteLabel])
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (atOnce.isWhole) {
      // The article of an earlier text must not be shown for this one.
      setFound(undefined)
      return
    }
    const given = new AbortController()
    const options = { footnoteLabel, standing: atOnce.standing }
    readWhole(markdown, options, given.signal).then(async (article) => {
      if (article) await loadBlocksAhead(article)
      if (given.signal.aborted) return
      startTransition(() => setFound({ markdown, article: article ?? sourceOf(markdown, asWritten) }))
    })
    return () => given.abort()
  }, [atOnce, markdown, footnoteLabel, asWritten])
  return atOnce.isWhole ? atOnce.article : (found?.article ?? atOnce.article)
}

/** Shows a text as its source, below a sentence that explains why. */
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
