import type { Nodes } from 'mdast'
import type { FaultKind } from '../../locales/check-words.ts'
import type { OpenPage } from '../open-page.ts'
import type { PageRule } from '../page-rule.ts'
import { behindMarks, lastLineOf, sourceLine } from '../source-lines.ts'

/** What is begun is ended: code, formulas and comments that are not take the rest of the page. */
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

/** The last line is the first one's marks, as many or more, on a line of their own. */
function isClosed(node: Nodes, open: OpenPage, marks: RegExp): boolean {
  const first = marks.exec(behindMarks(sourceLine(open, open.lineOf(node))))?.[1]
  // What begins on a line with something else in front of it is not judged.
  if (first === undefined) return true
  const { start, end } = node.position ?? {}
  const last = behindMarks(lastLineOf(open, node)).trimEnd()
  return (
    start?.line !== end?.line && last.length >= first.length && last === (first[0] ?? '').repeat(last.length)
  )
}
