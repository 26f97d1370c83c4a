import type { Element, ElementContent, Properties, RootContent } from 'hast'
import { rawElements } from '../content/raw-elements.ts'
import { isSafeUrl, safeSourceSet, urlAttributes } from '../content/safe-url.ts'
import { placeholderName } from './placeholder-name.ts'

/** A node of a prepared tree as it is written: a text, or name, properties, and children of an element. */
export type PackedNode = string | readonly [tagName: string, properties: Properties | 0, ...PackedNode[]]

/** Returns nodes as they are written in a prepared file: less than half the characters. */
export function packed(nodes: readonly RootContent[]): readonly PackedNode[] {
  return nodes.flatMap((node): readonly PackedNode[] => {
    if (node.type === 'text') return [node.value]
    if (node.type !== 'element') return []
    const { tagName, properties, children } = node
    return [[tagName, Object.keys(properties).length === 0 ? 0 : properties, ...packed(children)]]
  })
}

/** The elements of the dialect. */
const elements = new Set([...rawElements, 'aside', 'input', placeholderName])

const forbidden = /^(?:on|srcdoc$|dangerously|innerhtml$|key$|ref$|is$)/i

/** Nesting that no written tree has. */
const deepest = 400

/**
 * Returns the nodes of a prepared file.
 *
 * @throws if one of them is not an element of the dialect without handlers and with safe addresses: the file is not what the
 * index command writes, and must not be drawn
 */
export function unpacked(nodes: unknown, depth = 0): ElementContent[] {
  if (!Array.isArray(nodes) || depth > deepest) throw new TypeError('This is no list of nodes.')
  return nodes.map((node: unknown) =>
    typeof node === 'string' ? { type: 'text', value: node } : elementOf(node, depth),
  )
}

function elementOf(node: unknown, depth: number): Element {
  const [tagName, properties, ...children] = Array.isArray(node) ? node : []
  if (typeof tagName !== 'string' || !elements.has(tagName))
    throw new TypeError('This is no element of a page.')
  const own = Object.entries((properties || {}) as object)
  if (!own.every(isSafe)) throw new TypeError('An element has a property that pages do not have.')
  return { type: 'element', tagName, properties: properties || {}, children: unpacked(children, depth + 1) }
}

/** Blocks check the addresses in their own options. */
function isSafe([name, value]: readonly [string, unknown]): boolean {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (forbidden.test(name) || parts.some((part) => typeof part === 'object' && part !== null)) return false
  if (name === 'srcSet') return safeSourceSet(String(value)) !== undefined
  const use = urlAttributes.get(name)
  return use === undefined || isSafeUrl(String(value), use)
}
