import type { Root } from 'mdast'
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import type { Extension as SyntaxExtension } from 'micromark-util-types'
import { finishTree } from './dialect-tree.ts'
import { fromMarkdownBesideGfm, withoutTransforms } from './from-markdown.ts'
import { shallowContainers } from './limits.ts'
import { type DialectOptions, syntaxBesideGfm } from './syntax.ts'

/** The part of a unified processor that remark's syntax plugins talk to. */
type ParserData = {
  micromarkExtensions?: SyntaxExtension[]
  fromMarkdownExtensions?: (FromMarkdownExtension | FromMarkdownExtension[])[]
}

/**
 * The dialect as a plugin of remark and react-markdown. It stands behind remark-gfm, whose extensions it completes:
 * `remarkPlugins={[[remarkGfm, gfmOptions], remarkDialect]}`. The tree is then the same as `parseMarkdown` gives.
 */
export function remarkDialect(
  this: { data(): object },
  options: DialectOptions | null | undefined = {},
): (tree: Root) => void {
  const data: ParserData = this.data()
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []).map(shallowContainers),
    ...syntaxBesideGfm(options ?? {}),
  ]
  data.fromMarkdownExtensions = [
    ...withoutTransforms(data.fromMarkdownExtensions ?? []),
    ...fromMarkdownBesideGfm(),
  ]
  return finishTree
}
