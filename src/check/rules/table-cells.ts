import { nodesOfType } from '../nodes-of.ts'
import type { Fault, PageRule } from '../page-rule.ts'

/** Reports table rows with more cells than the head, because extra cells are not shown. */
export const tableCells: PageRule = {
  id: 'table-cells',
  severity: 'error',
  ofPage: (open) => {
    const faults: Fault[] = []
    for (const { align, children } of nodesOfType(open.nodes, 'table')) {
      const columns = align?.length ?? children[0]?.children.length ?? 0
      for (const row of children) {
        if (row.children.length <= columns) continue
        const values = { cells: row.children.length, columns }
        faults.push({ line: open.lineOf(row), kind: 'table-cells', values })
      }
    }
    return faults
  },
}
