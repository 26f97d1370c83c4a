import type { Extension } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { flowFromMarkdown } from './flow-from-markdown.ts'
import { inlineFromMarkdown } from './inline/inline-from-markdown.ts'

type Extensions = readonly (Extension | readonly Extension[])[]

/** Returns the tree side of the dialect without GFM, for a pipeline that already uses `remark-gfm`. */
export function fromMarkdownBesideGfm(): Extension[] {
  return [...flowFromMarkdown, inlineFromMarkdown]
}

/**
 * Removes the passes over the finished tree from extensions. GFM's second search for bare addresses finds
 * links that the tokenizer did not see, so the first paint would lack them. It is also quadratic.
 */
export function withoutTransforms(extensions: Extensions): Extension[] {
  return extensions.flat().map(({ transforms: _transforms, ...rest }) => rest)
}

/** Returns the whole language as extensions of mdast-util-from-markdown, for use with `dialectSyntax()`. */
export function dialectFromMarkdown(): Extension[] {
  return [...withoutTransforms(gfmFromMarkdown()), ...fromMarkdownBesideGfm()]
}
