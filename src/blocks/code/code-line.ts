import type { ElementContent } from 'hast'

/** A line of code as it is shown. */
export interface CodeLine {
  readonly text: string
  /** What its author says about it: `added`, `removed`, `focused`, `highlighted`, `warning`, `error`. */
  readonly marks: readonly string[]
}

/** Cuts coloured code into its lines: an element that goes over a line's end is closed there and opened again on the next. */
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
