import type { ElementContent } from 'hast'

/** A line of code, ready to be rendered. */
export interface CodeLine {
  readonly text: string
  /** Its marks: `added`, `removed`, `focused`, `highlighted`, `warning`, `error`. */
  readonly marks: readonly string[]
}

/**
 * Splits highlighted code into lines: an element that spans a line's end is closed there and opened again on
 * the next line.
 */
export function splitLines(nodes: readonly ElementContent[]): readonly (readonly ElementContent[])[] {
  const lines: ElementContent[][] = [[]]
  const put = (node: ElementContent) => lines.at(-1)?.push(node)
  for (const node of nodes) {
    if (node.type === 'text') {
      node.value.split('\n').forEach((value, index) => {
        if (index > 0) lines.push([])
        if (value !== '') put({ type: 'text', value })
      })
    }
    if (node.type === 'element') {
      splitLines(node.children).forEach((children, index) => {
        if (index > 0) lines.push([])
        if (children.length > 0) put({ ...node, children: [...children] })
      })
    }
  }
  return lines
}
