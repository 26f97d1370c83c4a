/*
 * A JSX runtime that creates DOM elements, for the first paint. The build compiles the same views for it and
 * for React (scripts/build/dom-views.ts). It supports what views use: attributes with React's or hast's
 * names, styles, nested children. It ignores what only the application needs: keys, refs, handlers.
 */

type Props = Readonly<Record<string, unknown>>

export const Fragment = Symbol('Fragment')

type Component = (props: Props) => unknown

/** Creates an element or calls a view. Text is inserted as text and never parsed as markup. */
export function jsx(type: string | typeof Fragment | Component, props: Props): unknown {
  if (typeof type === 'function') return type(props)
  const made = type === Fragment ? document.createDocumentFragment() : elementOf(String(type), props)
  append(made, props.children)
  return made
}

/** @alias */
export const jsxs = jsx
/** Used in development. @alias */
export const jsxDEV = jsx

const svgTags = new Set('svg path circle rect line polyline polygon ellipse g'.split(' '))

function elementOf(tag: string, props: Props): Element {
  const element = svgTags.has(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag)
  for (const [name, value] of Object.entries(props)) setProperty(element, name, value)
  return element
}

/** Appends JSX children to a node: nodes and text, in lists of any depth. */
export function append(parent: Node, child: unknown): void {
  if (Array.isArray(child)) {
    for (const one of child) append(parent, one)
    return
  }
  if (child instanceof Node) parent.appendChild(child)
  else if (child !== undefined && child !== null && typeof child !== 'boolean')
    parent.appendChild(document.createTextNode(String(child)))
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

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
