import { nodesOfType } from '../nodes-of.ts'
import type { Fault, PageRule } from '../page-rule.ts'
import { sourceLine } from '../source-lines.ts'

/** Requires the marked lines of a code block to exist. */
export const fenceLines: PageRule = {
  id: 'fence-lines',
  severity: 'warning',
  ofPage: (open) => {
    const faults: Fault[] = []
    for (const node of nodesOfType(open.nodes, 'fence')) {
      const line = open.lineOf(node)
      const written = /[`~]{3,}[^{}"']*\{([\w\s,-]*)\}/.exec(sourceLine(open, line))?.[1]
      const count = node.value.split('\n').length
      if (written === undefined || fits(written, count)) continue
      faults.push({ line, kind: 'fence-lines', values: { lines: written, count } })
    }
    return faults
  },
}

function fits(written: string, count: number): boolean {
  return written.split(',').every((part) => {
    const [, first, last] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? []
    const [from, to] = [Number(first), Number(last ?? first)]
    return from >= 1 && from <= to && to <= count
  })
}
