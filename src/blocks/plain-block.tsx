import { type CSSProperties, createElement, type ReactNode, type Ref } from 'react'
import type { BlockElement } from './block.ts'

interface PlainBlockProps {
  readonly element: BlockElement
  readonly ref?: Ref<HTMLElement>
  readonly style?: CSSProperties | undefined
  readonly children: ReactNode
}

/** A block as the first paint shows it: its element with its `data-*`, which the prose styles know (docs/decisions/0001). */
export function PlainBlock({ element, ref, style, children }: PlainBlockProps) {
  return createElement(element.tagName, { ...dataOf(element), ref, style }, children)
}

/** The `data-*` attributes and the class of an element, as React wants them. */
function dataOf({ properties }: BlockElement): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue
    if (name.startsWith('data')) attributes[attributeName(name)] = value === true ? '' : String(value)
    if (name === 'className' && Array.isArray(value)) attributes.className = value.join(' ')
    if (name === 'id') attributes.id = String(value)
  }
  return attributes
}

const attributeName = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
