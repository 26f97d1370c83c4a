import { nodesOfType } from '../nodes-of.ts'
import type { Fault, PageRule } from '../page-rule.ts'
import { textLines } from '../text-lines.ts'

/** Requires a note for every footnote mark, and a mark for every note. */
export const footnotes: PageRule = {
  id: 'footnote',
  severity: 'error',
  ofPage: (open) => {
    const faults: Fault[] = []
    const used = new Set(
      nodesOfType(open.wholeNodes, 'footnoteReference').map(({ identifier }) => identifier),
    )
    const defined = new Set<string>()
    for (const node of nodesOfType(open.nodes, 'footnoteDefinition')) {
      const values = { name: node.label ?? node.identifier }
      const line = open.lineOf(node)
      if (defined.has(node.identifier)) faults.push({ line, kind: 'footnote-twice', values })
      else if (!used.has(node.identifier)) faults.push({ line, kind: 'footnote-unused', values })
      defined.add(node.identifier)
    }
    for (const { text, line, isEscaped } of textLines(open)) {
      const name = isEscaped ? undefined : /\[\^([^\]\s]+)\]/.exec(text)?.[1]
      if (name !== undefined) faults.push({ line, kind: 'footnote-undefined', values: { name } })
    }
    return faults
  },
}
