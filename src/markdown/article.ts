import type { Element } from 'hast'
import { logError } from '../browser/log.ts'
import { type Article, cutParts, prepareFirstPart } from '../prepare/article-parts.ts'
import { type MarkdownOptions, prepareText } from '../prepare/prepare-text.ts'
import type { Steps } from '../prepare/steps.ts'

/** The texts of an article besides its content. */
export interface ArticleWords {
  /** The heading of the footnotes, for screen readers. */
  readonly footnotes: string
  /** The sentence above a text that could not be parsed. */
  readonly asWritten: string
}

/** Options for parsing a complete text. */
export interface ArticleOptions extends ArticleWords, MarkdownOptions {
  /** Number of nodes that are already on the screen. */
  readonly standing: number
}

/** Parses a complete text. This takes time: use the worker for long texts (`parseInWorker`). Never throws. */
export function parseArticle(markdown: string, options: ArticleOptions): Steps<Article> {
  return orSource(markdown, options, cutParts(prepareText(markdown, options), options.standing))
}

/** Parses the first screens of a page as one part. Never throws. */
export function parseBeginning(markdown: string, words: ArticleWords, length: number): Steps<Article> {
  return orSource(markdown, words, prepareFirstPart(markdown, words.footnotes, length))
}

/** Parses a text, and returns its source if the parser fails: readers lose the layout, but no words. */
function* orSource(
  markdown: string,
  { asWritten }: Pick<ArticleWords, 'asWritten'>,
  parsing: Steps<Article>,
): Steps<Article> {
  try {
    return yield* parsing
  } catch (error) {
    logError('A text could not be parsed.', error)
    return sourceArticle(markdown, asWritten)
  }
}

/**
 * Returns a text that cannot be parsed as its source.
 *
 * @param sentence explains why, above the source
 */
export function sourceArticle(markdown: string, sentence: string): Article {
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
  return { first: [words, source], groups: [], parts: 1, headings: [], missing: 0, standing: 0 }
}
