import type { Extension } from 'mdast-util-from-markdown'
import { flowFromMarkdown } from './flow-from-markdown.ts'
import { inlineFromMarkdown } from './inline/inline-from-markdown.ts'

type Extensions = readonly (Extension | readonly Extension[])[]

/** The tree side of the dialect, in addition to GFM. */
export const dialectFromMarkdown: readonly Extension[] = [...flowFromMarkdown, inlineFromMarkdown]

/**
 * Removes the passes over the finished tree from extensions. GFM's second search for bare addresses finds
 * links that the tokenizer did not see, so the first paint would lack them. It is also quadratic.
 */
export function withoutTransforms(extensions: Extensions): Extension[] {
  return extensions.flat().map(({ transforms: _transforms, ...rest }) => rest)
}
