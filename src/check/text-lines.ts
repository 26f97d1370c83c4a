import { nodesOfType } from './nodes-of.ts'
import type { OpenPage } from './open-page.ts'

/** A line of text that readers see, without markup. */
export interface TextLine {
  readonly text: string
  /** In the file. */
  readonly line: number
}

/** The text of a page line by line: code, formulas, raw HTML and addresses are no text. A line with markup gives several pieces. */
export function textLines(open: OpenPage): readonly TextLine[] {
  const lines: TextLine[] = []
  for (const node of nodesOfType(open.nodes, 'text')) {
    const first = open.lineOf(node)
    for (const [index, text] of node.value.split('\n').entries()) lines.push({ text, line: first + index })
  }
  return lines
}
