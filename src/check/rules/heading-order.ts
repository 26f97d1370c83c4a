import { plainText } from '../../dialect/plain-text.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule } from '../page-rule.ts'

/** Requires the title in the front matter; the body starts with `##` and skips no level on the way down. */
export const headingOrder: PageRule = {
  id: 'heading-order',
  severity: 'error',
  ofPage: (open) => [...leadingTitle(open), ...levels(open)],
}

/** Finds a `#` heading at the very start. The site uses it as the title, so it is no longer in the tree. */
function leadingTitle({ page, content, source }: OpenPage): readonly Fault[] {
  if (page.bodyLine === content.bodyLine) return []
  const cut = source.slice(content.bodyLine - 1, page.bodyLine - 1)
  const line =
    content.bodyLine +
    Math.max(
      0,
      cut.findIndex((text) => text.trim() !== ''),
    )
  return [{ line, kind: 'heading-first' }]
}

function levels(open: OpenPage): readonly Fault[] {
  const faults: Fault[] = []
  let before = 1
  for (const node of nodesOfType(open.nodes, 'heading')) {
    const line = open.lineOf(node)
    const text = plainText(node)
    const { depth } = node
    if (depth === 1) faults.push({ line, kind: 'heading-title', values: { text } })
    else if (depth > before + 1) {
      const values = { text, level: depth, above: before, marks: '#'.repeat(before + 1) }
      faults.push({ line, kind: 'heading-level', values })
    }
    if (text === '' && node.children.length === 0) faults.push({ line, kind: 'heading-empty' })
    before = depth
  }
  return faults
}
