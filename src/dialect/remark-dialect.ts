import type { Root } from 'mdast'
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import type { Extension as SyntaxExtension } from 'micromark-util-types'
import { finishTree } from './dialect-tree.ts'
import { fromMarkdownBesideGfm, withoutTransforms } from './from-markdown.ts'
import { limitedGfm } from './limits.ts'
import { type DialectOptions, syntaxBesideGfm } from './syntax.ts'

/** The part of a unified processor used by remark's syntax plugins. */
type ParserData = {
  micromarkExtensions?: SyntaxExtension[]
  fromMarkdownExtensions?: (FromMarkdownExtension | FromMarkdownExtension[])[]
}

/**
 * The dialect's plugin for remark and react-markdown. It must come after remark-gfm, whose extensions it
 * completes: `remarkPlugins={[[remarkGfm, gfmOptions], remarkDialect]}`. The tree is the same as that of
 * `parseMarkdown`.
 */
export function remarkDialect(
  this: { data(): object },
  options: DialectOptions | null | undefined = {},
): (tree: Root) => void {
  const data: ParserData = this.data()
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []).map(limitedGfm),
    ...syntaxBesideGfm(options ?? {}),
  ]
  data.fromMarkdownExtensions = [
    ...withoutTransforms(data.fromMarkdownExtensions ?? []),
    ...fromMarkdownBesideGfm(),
  ]
  return finishTree
}
