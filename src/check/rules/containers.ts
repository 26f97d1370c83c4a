import { containerRow } from '../../dialect/container/names.ts'
import type { Container } from '../../dialect/flow-nodes.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule } from '../page-rule.ts'
import { textLines } from '../text-lines.ts'

/** Containers have a name that the site knows and a line that closes them; no `:::` is shown as text. */
export const containers: PageRule = {
  id: 'container',
  severity: 'error',
  ofPage: (open) => {
    const faults: Fault[] = []
    for (const node of nodesOfType(open.nodes, 'container')) {
      if (isAlert(node, open)) continue
      const line = open.lineOf(node)
      if (!containerRow(node.name)) {
        const what = `The site knows no container ${node.name}; its content is shown without a box.`
        faults.push({ line, what, mend: 'Use tip, info, note, warning, danger, details, tabs or code-tabs.' })
      }
      if (!isClosed(node, open)) {
        const what = `The container ${node.name} is never closed: all that follows is in it.`
        faults.push({ line, what, mend: 'Close it with a line of as many colons as its first line has.' })
      }
    }
    return [...faults, ...stray(open)]
  },
}

const sourceLine = (open: OpenPage, line: number | undefined): string =>
  open.source[open.page.bodyLine + (line ?? 1) - 2] ?? ''

/** A GitHub alert ends with its quote. */
const isAlert = (node: Container, open: OpenPage): boolean =>
  /^[\s>]*>\s*\[!/.test(sourceLine(open, node.position?.start.line))

/** A closing line closes one container: the innermost that ends there. */
function isClosed(node: Container, open: OpenPage): boolean {
  const end = node.position?.end.line
  const inner = node.children.at(-1)
  const isInners =
    (inner?.type === 'container' || inner?.type === 'component') && inner.position?.end.line === end
  return !isInners && /^[\s>]*:{3,}\s*$/.test(sourceLine(open, end)) && end !== node.position?.start.line
}

function stray(open: OpenPage): readonly Fault[] {
  return textLines(open)
    .filter(({ text }) => /^\s*:{3,}/.test(text))
    .map(({ text, line }) => ({
      line,
      what: `“${text.trim()}” is shown as text.`,
      mend: /^\s*:+\s*$/.test(text)
        ? 'Remove it: no container is open here. An outer container needs more colons than the inner one.'
        : 'Write three colons, a space, a name of letters, and the title behind it.',
    }))
}
