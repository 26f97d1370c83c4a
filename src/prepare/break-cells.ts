import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { codeParts } from '../dialect/code-breaks.ts'

const cells = new Set(['td', 'th'])
const mayBreak: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] }

/** Adds line break opportunities to code in table cells. They are not copied and do not affect find. */
export function breakCells(tree: Root): void {
  visit(tree, 'element', (cell) => {
    if (!cells.has(cell.tagName)) return undefined
    visit(cell, 'element', breakCode)
    return SKIP
  })
}

function breakCode(code: Element): void {
  if (code.tagName !== 'code') return
  code.children = code.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'text') return [child]
    return codeParts(child.value).flatMap((value, index): ElementContent[] => [
      ...(index > 0 ? [mayBreak] : []),
      { type: 'text', value },
    ])
  })
}
