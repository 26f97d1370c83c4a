import type { CSSProperties, ReactNode, Ref } from 'react'
import { hyphenated } from '../../content/hyphenated.ts'
import type { BlockElement } from './block.ts'

interface PlainBlockProps {
  readonly element: BlockElement
  readonly ref?: Ref<HTMLElement>
  readonly style?: CSSProperties | undefined
  readonly children: ReactNode
}

/** A block as in the first paint: its element with its `data-*`, which the prose styles use (docs/decisions/0001). */
export function PlainBlock({ element, ref, style, children }: PlainBlockProps) {
  const Tag = element.tagName as 'div'
  return (
    <Tag {...dataOf(element)} ref={ref as Ref<HTMLDivElement>} style={style}>
      {children}
    </Tag>
  )
}

/** Returns the `data-*` attributes and the class of an element as React props. */
function dataOf({ properties }: BlockElement): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue
    if (name.startsWith('data')) attributes[hyphenated(name)] = value === true ? '' : String(value)
    if (name === 'className' && Array.isArray(value)) attributes.className = value.join(' ')
    if (name === 'id') attributes.id = String(value)
  }
  return attributes
}
