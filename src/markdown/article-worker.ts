/** The worker that parses long texts: receives a text and returns the article, one part per message. */

import type { Article } from '../prepare/article-parts.ts'
import type { PartGroup } from '../prepare/cut-tree.ts'
import { atOnce } from '../prepare/steps.ts'
import { type ArticleOptions, parseArticle } from './article.ts'

export interface ParseRequest extends ArticleOptions {
  readonly markdown: string
}

/** The groups of each later part by index, then everything else. */
export type ParseAnswer =
  | { readonly kind: 'part'; readonly groups: readonly (readonly [number, PartGroup])[] }
  | { readonly kind: 'end'; readonly article: Omit<Article, 'groups'> }

const send = (answer: ParseAnswer) => postMessage(answer)

addEventListener('message', ({ data: { markdown, ...options } }: MessageEvent<ParseRequest>) => {
  const { groups, ...article } = atOnce(parseArticle(markdown, options))
  // Messages are deserialized on the page's own thread, so many small ones keep it responsive.
  for (let part = 1; part < article.parts; part += 1) {
    send({ kind: 'part', groups: [...groups.entries()].filter(([, group]) => group.part === part) })
  }
  send({ kind: 'end', article })
})
