/*
 * Draws JSX as DOM elements, for the first paint. What JSX creates are plain objects, which React and this
 * module read (docs/decisions/0025). It supports what views use: attributes with React's or hast's names,
 * styles, nested children. It ignores what only the application needs: keys, refs, handlers.
 */
import type { ReactElement, ReactNode } from 'react'
import { hyphenated } from '../content/hyphenated.ts'
import { isJsxElement } from '../ui/child-elements.ts'

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

/** Appends JSX children to a node: elements and text, in lists of any depth. Text is never parsed as markup. */
export function append(parent: Node, child: ReactNode | Node): void {
  if (Array.isArray(child)) {
    for (const one of child) append(parent, one)
    return
  }
  if (isJsxElement(child)) appendElement(parent, child as ReactElement<Props>)
  else if (child instanceof Node) parent.appendChild(child)
  else if (child !== undefined && child !== null && typeof child !== 'boolean')
    parent.appendChild(document.createTextNode(String(child)))
}

function appendElement(parent: Node, { type, props }: ReactElement<Props>): void {
  if (typeof type === 'function') append(parent, (type as (props: Props) => ReactNode)(props))
  else if (typeof type !== 'string') append(parent, props.children)
  else append(parent.appendChild(elementOf(type, props)), props.children)
}

const svgTags = new Set('svg path circle rect line polyline polygon ellipse g'.split(' '))

function elementOf(tag: string, props: Props): Element {
  const element = svgTags.has(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag)
  for (const [name, value] of Object.entries(props)) setProperty(element, name, value)
  return element
}

const withoutMeaning = new Set(['children', 'key', 'ref', 'node', 'context'])

function setProperty(element: Element, name: string, value: unknown): void {
  if (value === undefined || value === null || withoutMeaning.has(name) || typeof value === 'function') return
  if (name === 'style') {
    setStyle(element as HTMLElement, value)
    return
  }
  const attribute = attributeOf(name)
  const isText = /^(?:aria|data)-/.test(attribute)
  if (value === false && !isText) return
  const text = Array.isArray(value) ? value.join(' ') : value
  element.setAttribute(attribute, text === true && !isText ? '' : String(text))
}

const renamed: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' }

/** Returns the attribute's name: `data-*`, `aria-*`, and SVG strokes are hyphenated; HTML ignores capitals. */
function attributeOf(name: string): string {
  if (/^(?:data|aria|stroke)[A-Z]/.test(name)) return hyphenated(name)
  return renamed[name] ?? name
}

function setStyle(element: HTMLElement, style: unknown): void {
  if (typeof style === 'string') element.style.cssText = style
  if (typeof style !== 'object' || style === null) return
  for (const [name, value] of Object.entries(style)) {
    if (value !== undefined && value !== null) element.style.setProperty(hyphenated(name), String(value))
  }
}
