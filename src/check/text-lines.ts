import { nodesOfType } from './nodes-of.ts'
import type { OpenPage } from './open-page.ts'
import { sourceLine } from './source-lines.ts'

/** A line of text that readers see, without markup. */
export interface TextLine {
  readonly text: string
  /** In the file. */
  readonly line: number
  /** Whether a backslash stands on the line: its editor may want to show markup as it is written. */
  readonly isEscaped: boolean
}

/** The text of a page line by line: code, formulas, raw HTML and addresses are no text. A line with markup gives several pieces. */
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
