import { nodesOfType } from './nodes-of.ts'
import type { OpenPage } from './open-page.ts'
import { sourceLine } from './source-lines.ts'

/** A line of visible text, without markup. */
export interface TextLine {
  readonly text: string
  /** The line in the file. */
  readonly line: number
  /** Whether the line contains a backslash, because its editor may want to show markup as text. */
  readonly isEscaped: boolean
}

/**
 * Returns the text of a page line by line, without code, formulas, raw HTML, and addresses. A line with
 * markup gives several pieces.
 */
export function textLines(open: OpenPage): readonly TextLine[] {
  const lines: TextLine[] = []
  for (const node of nodesOfType(open.nodes, 'text')) {
    const first = open.lineOf(node)
    for (const [index, text] of node.value.split('\n').entries()) {
      const line = first + index
      lines.push({ text, line, isEscaped: sourceLine(open, line).includes('\\') })
    }
  }
  return lines
}
