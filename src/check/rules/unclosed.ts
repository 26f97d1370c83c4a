import type { Nodes } from 'mdast'
import type { FaultKind } from '../../config/locales/check-words.ts'
import type { OpenPage } from '../open-page.ts'
import type { PageRule } from '../page-rule.ts'
import { behindMarks, lastLineOf, sourceLine } from '../source-lines.ts'

/** Reports unclosed code blocks, formulas, and comments, which include the rest of the page. */
export const unclosed: PageRule = {
  id: 'unclosed',
  severity: 'error',
  ofPage: (open) =>
    open.nodes.flatMap((node) => {
      const kind = faultOf(node, open)
      return kind ? [{ line: open.lineOf(node), kind }] : []
    }),
}

function faultOf(node: Nodes, open: OpenPage): Extract<FaultKind, `${string}-unclosed`> | undefined {
  switch (node.type) {
    case 'fence':
      return isClosed(node, open, /^(`{3,}|~{3,})/) ? undefined : 'fence-unclosed'
    case 'math':
      return isClosed(node, open, /^(\${2,})/) ? undefined : 'math-unclosed'
    case 'html':
      return /^<!--(?![\s\S]*-->)/.test(node.value) ? 'comment-unclosed' : undefined
    default:
      return undefined
  }
}

/** Returns whether the last line has at least as many marks as the first, and nothing else. */
function isClosed(node: Nodes, open: OpenPage, marks: RegExp): boolean {
  const first = marks.exec(behindMarks(sourceLine(open, open.lineOf(node))))?.[1]
  // Blocks with other text before them on the first line are not checked.
  if (first === undefined) return true
  const { start, end } = node.position ?? {}
  const last = behindMarks(lastLineOf(open, node)).trimEnd()
  return (
    start?.line !== end?.line && last.length >= first.length && last === (first[0] ?? '').repeat(last.length)
  )
}
