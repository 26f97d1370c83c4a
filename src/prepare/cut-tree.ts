import type { Element, ElementContent, Root, RootContent } from 'hast'
import { placeholderName } from './placeholder-name.ts'

/** Nodes at one position in a page that belong to the same part. */
export interface PartGroup {
  /** Index of the part. */
  readonly part: number
  readonly nodes: RootContent[]
  /** Whether the nodes get a box around them: blocks of the page do, content of a list or table cannot. */
  readonly isBoxed: boolean
}

/** A tree in parts, rendered one by one in reading order. */
export interface CutTree {
  /** The first part. Its `article-part` elements are the placeholders of all others. */
  readonly first: RootContent[]
  readonly groups: readonly PartGroup[]
  readonly parts: number
}

/** Elements that can be rendered in parts. Blocks cannot, because they inspect their children. */
const divisible = new Set('ul ol li dl blockquote table tbody p section aside details div'.split(' '))

interface Options {
  /** Approximate number of elements in a part. */
  readonly weight: number
  /**
   * Number of the root's nodes that belong to the first part regardless of weight, because they are already
   * on the screen.
   */
  readonly standing: number
}

/**
 * Cuts a page into parts of about equal weight: between blocks, and inside large lists, tables, quotes, and
 * paragraphs. Modifies the tree.
 */
export function cutTree(root: Root, { weight: most, standing }: Options): CutTree {
  const weights = new WeakMap<object, number>()
  const onScreen = new Set(root.children.slice(0, standing))
  const groups: PartGroup[] = []
  let part = 0
  let filled = 0

  const cutChildren = (children: readonly RootContent[]): RootContent[] => {
    const own: RootContent[] = []
    let list = own
    let listPart = part
    let last: Element | undefined
    children.forEach((child, index) => {
      const stands = onScreen.has(child)
      // A first child stays with its parent, which it names (the title of a box, the head of a table), and so
      // does the node after a heading.
      if (index > 0 && !stands && filled >= most && !isHeading(last)) {
        part += 1
        filled = 0
      }
      if (listPart !== part) {
        list = []
        listPart = part
        own.push(placeholderOf(groups.push({ part, nodes: list, isBoxed: children === root.children }) - 1))
      }
      list.push(child)
      if (child.type === 'element') last = child
      const weight = weightOf(child, weights)
      if (!stands && weight > most && isDivisible(child)) {
        child.children = cutChildren(child.children) as ElementContent[]
      } else filled += weight
    })
    return own
  }

  const first = cutChildren(root.children)
  return { first, groups, parts: part + 1 }
}

function placeholderOf(group: number): Element {
  return { type: 'element', tagName: placeholderName, properties: { dataGroup: group }, children: [] }
}

const isHeading = (element: Element | undefined): boolean => /^h[1-6]$/.test(element?.tagName ?? '')

function isDivisible(node: RootContent): node is Element {
  return node.type === 'element' && divisible.has(node.tagName) && node.properties.dataBlock === undefined
}

/** Estimates the number of rendered elements of a node; each line of code becomes one. */
function weightOf(node: RootContent, known: WeakMap<object, number>): number {
  if (node.type === 'text') return 1 + node.value.length / 400
  if (node.type !== 'element') return 0
  let weight = known.get(node)
  if (weight === undefined) {
    weight = 1
    for (const child of node.children) weight += weightOf(child, known)
    if (node.tagName === 'pre') weight += linesOf(node)
    known.set(node, weight)
  }
  return weight
}

function linesOf(node: Element): number {
  let lines = 0
  for (const child of node.children) {
    if (child.type === 'element') lines += linesOf(child)
    if (child.type === 'text') lines += child.value.split('\n').length
  }
  return lines
}
