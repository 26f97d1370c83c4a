import type { Extension } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { flowFromMarkdown } from './flow-from-markdown.ts'
import { inlineFromMarkdown } from './inline/inline-from-markdown.ts'

type Extensions = readonly (Extension | readonly Extension[])[]

/** The tree side of the dialect without GFM, for a pipeline in which `remark-gfm` has been used already. */
export function fromMarkdownBesideGfm(): Extension[] {
  return [...flowFromMarkdown, inlineFromMarkdown]
}

/**
 * Takes the passes over the finished tree away from extensions. GFM's second search for bare addresses finds links that the
 * tokenizer did not see, hence links which the safe HTML of the first paint would lack; it is also quadratic.
 */
export function withoutTransforms(extensions: Extensions): Extension[] {
  return extensions.flat().map(({ transforms: _transforms, ...rest }) => rest)
}

/** The whole language as extensions of mdast-util-from-markdown; goes with `dialectSyntax()`. */
export function dialectFromMarkdown(): Extension[] {
  return [...withoutTransforms(gfmFromMarkdown()), ...fromMarkdownBesideGfm()]
}
