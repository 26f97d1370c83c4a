import type { Element, ElementContent, RootContent } from 'hast'
import type { HtmlPiece } from './html-fragment.ts'
import { htmlPieces } from './html-fragment.ts'
import { impliedClosings, isOptionalEnd } from './implied-end.ts'
import { rawElement } from './raw-element.ts'
import { droppedWithContent, voidElements } from './sanitise-schema.ts'

/** An open tag of raw HTML; `element` is absent if its content must be dropped. */
type Frame = {
  readonly name: string
  readonly element: Element | undefined
  readonly children: RootContent[]
}

// Deeper raw HTML is an attack on recursive renderers, not layout: further tags are left out, their content
// stays.
const deepest = 60

/**
 * Replaces raw HTML among the children of one parent with elements. Opening and closing tags wrap the
 * markdown between them, each element passes the sanitizer, and an unclosed tag contains nothing (its content
 * follows it).
 *
 * @param children with `raw` nodes; their own children must already be done
 * @returns the children without any `raw` node
 */
export function placeRawHtml(children: readonly RootContent[]): RootContent[] {
  const bottom: Frame = { name: '', element: undefined, children: [] }
  const frames: Frame[] = [bottom]
  const top = (): Frame => frames.at(-1) ?? bottom

  const close = (): void => {
    if (frames.length === 1) return
    const frame = frames.pop()
    if (frame?.element) top().children.push(finished(frame.element, frame.children))
  }

  const closeUntil = (name: string): void => {
    const index = frames.findLastIndex((frame) => frame.name === name)
    while (index > 0 && frames.length > index) close()
  }

  const open = (piece: Extract<HtmlPiece, { kind: 'open' }>): void => {
    const { name } = piece
    while (impliedClosings(name).has(top().name)) close()
    if (name === 'a') closeUntil('a')
    const isLeaf = voidElements.has(name) || piece.selfClosing
    if (droppedWithContent.has(name)) {
      if (!isLeaf && frames.length < deepest) frames.push({ name, element: undefined, children: [] })
      return
    }
    const element = rawElement(name, piece.attributes)
    if (!element) return
    if (isLeaf) top().children.push(element)
    else if (frames.length < deepest) frames.push({ name, element, children: [] })
  }

  for (const child of children) {
    if (child.type !== 'raw') {
      if (child.type === 'element') while (impliedClosings(child.tagName).has(top().name)) close()
      top().children.push(child)
      continue
    }
    for (const piece of htmlPieces(child.value)) {
      if (piece.kind === 'open') open(piece)
      else if (piece.kind === 'close') closeUntil(piece.name)
      else if (piece.kind === 'text') top().children.push({ type: 'text', value: piece.value })
    }
  }
  while (frames.length > 1) {
    if (isOptionalEnd(top().name)) close()
    else release(frames, bottom)
  }
  return bottom.children
}

/** Ends a tag without an end tag: an anchor stays as an empty element, its content follows it. */
function release(frames: Frame[], bottom: Frame): void {
  const frame = frames.pop()
  if (!frame) return
  const below = (frames.at(-1) ?? bottom).children
  if (frame.element?.properties.id) below.push(finished(frame.element, []))
  for (const child of frame.children) below.push(child)
}

const tableParts = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup'])

function finished(element: Element, children: readonly RootContent[]): Element {
  const isAllowed = (child: RootContent): child is ElementContent => {
    if (child.type === 'doctype') return false
    // White space between the parts of a table is not content.
    return !(tableParts.has(element.tagName) && child.type === 'text' && child.value.trim() === '')
  }
  return { ...element, children: children.filter(isAllowed) }
}
