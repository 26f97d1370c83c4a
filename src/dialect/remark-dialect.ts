import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import type { Extension as SyntaxExtension } from 'micromark-util-types'
import { dialectFromMarkdown, withoutTransforms } from './from-markdown.ts'
import { limitedGfm } from './limits.ts'
import { dialectSyntax } from './syntax.ts'

/** The part of a unified processor used by remark's syntax plugins. */
type ParserData = {
  micromarkExtensions?: SyntaxExtension[]
  fromMarkdownExtensions?: (FromMarkdownExtension | FromMarkdownExtension[])[]
}

/** The dialect's plugin for remark. It must come after remark-gfm, whose extensions it completes (`parse-markdown.ts`). */
export function remarkDialect(this: { data(): object }): void {
  const data: ParserData = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []).map(limitedGfm), ...dialectSyntax]
  data.fromMarkdownExtensions = [
    ...withoutTransforms(data.fromMarkdownExtensions ?? []),
    ...dialectFromMarkdown,
  ]
}
