import type { ElementContent } from 'hast'
import type { ReactNode } from 'react'
import { Fragment } from 'react/jsx-runtime'
import type { CodeLine } from './code-line.ts'

export interface CodeLinesProps {
  readonly lines: readonly CodeLine[]
  /** The lines as highlighted nodes; absent until they are ready, and for text without a language. */
  readonly colored: readonly (readonly ElementContent[])[] | undefined
  /** The first line's number; absent for code without numbers. */
  readonly firstNumber: number | undefined
}

/**
 * Lines of code with their marks. The style sheet draws the numbers, so that they are not selected, but does
 * not count them, because a browser recounts the whole page whenever a line is added or removed.
 */
export function CodeLines({ lines, colored, firstNumber }: CodeLinesProps) {
  return lines.map(({ text, marks }, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the source
      key={index}
      data-number={firstNumber === undefined ? undefined : firstNumber + index}
      data-mark={marks.join(' ') || undefined}
    >
      {colored ? colored[index]?.map(toReact) : text}
      {'\n'}
    </span>
  ))
}

/** Converts the output of highlight.js, which is only text and `span` elements with classes. */
function toReact(node: ElementContent, index: number): ReactNode {
  if (node.type === 'text') return <Fragment key={index}>{node.value}</Fragment>
  if (node.type !== 'element') return null
  const { className } = node.properties
  return (
    <span key={index} className={Array.isArray(className) ? className.join(' ') : undefined}>
      {node.children.map(toReact)}
    </span>
  )
}
