import type { Span } from '../mdast-nodes.ts'
import type { ElementShape } from '../open-tag.ts'

/**
 * The element that a span of the dialect becomes; both compilers read this table.
 * A spoiler takes the focus, so that a keyboard can uncover it too.
 */
export const spanElements: Readonly<Record<Span['type'], ElementShape>> = {
  mark: { tagName: 'mark', properties: {} },
  spoiler: { tagName: 'span', properties: { className: ['spoiler'], tabindex: '0' } },
  superscript: { tagName: 'sup', properties: {} },
  subscript: { tagName: 'sub', properties: {} },
}
