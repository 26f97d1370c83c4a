import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { breakCells } from './break-cells.ts'
import { prepareCards } from './card-tables.ts'
import { headRows } from './row-headers.ts'

/**
 * Completes the elements of a text for its views: long names in cells can break, rows have headers, and tables
 * can be shown as cards. Modifies the tree. Source positions are removed, because nothing needs them and they are
 * half of what a worker would have to send.
 */
export function prepareTree(root: Root): void {
  breakCells(root)
  headRows(root)
  prepareCards(root)
  visit(root, (node) => {
    delete node.position
  })
}
