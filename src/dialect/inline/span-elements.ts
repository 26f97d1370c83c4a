import type { ElementShape } from '../element-shape.ts'
import type { Span } from '../mdast-nodes.ts'

/**
 * The element for each kind of span; both compilers use this table. A spoiler is focusable, so that it can be
 * revealed with the keyboard.
 */
export const spanElements: Readonly<Record<Span['type'], ElementShape>> = {
  mark: { tagName: 'mark', properties: {} },
  spoiler: { tagName: 'span', properties: { className: ['spoiler'], tabIndex: '0' } },
  superscript: { tagName: 'sup', properties: {} },
  subscript: { tagName: 'sub', properties: {} },
}
