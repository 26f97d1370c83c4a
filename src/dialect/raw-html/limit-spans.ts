import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Maximum number of cells that the spans of a page cover. Browsers keep all of them, in time that grows faster. */
export const mostSpannedCells = 20_000

/** Removes the spans of table cells that would exceed the limit, and `rowspan="0"`, which covers all further rows. */
export function limitSpans(tree: Root): void {
  let left = mostSpannedCells
  visit(tree, 'element', ({ properties }) => {
    const { colSpan = 1, rowSpan = 1 } = properties
    const cells = Number(colSpan) * Number(rowSpan)
    if (cells === 1) return
    if (cells > 1 && cells <= left) left -= cells
    else {
      delete properties.colSpan
      delete properties.rowSpan
    }
  })
}
