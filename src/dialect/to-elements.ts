import type { Element, Parents, Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { EXIT, visit } from 'unist-util-visit'
import { drawableText } from '../content/drawable-text.ts'
import { urlAttributes } from '../content/safe-url.ts'
import { dropUnsafeUrls } from './raw-html/drop-unsafe-urls.ts'
import { limitSpans } from './raw-html/limit-spans.ts'
import { placeRawHtml } from './raw-html/raw-html.ts'

/**
 * Returns the elements of a parsed text. Raw HTML becomes its safe subset, forbidden addresses lose their
 * property, and a duplicate ID from raw HTML is removed. External links are marked by the application.
 *
 * @param footnoteLabel the heading of the footnotes, for screen readers
 */
export function toElements(tree: MarkdownRoot, footnoteLabel?: string): Root {
  const root = toHast(tree, { allowDangerousHtml: true, ...(footnoteLabel && { footnoteLabel }) }) as Root
  // Most pages have no raw HTML and cost one walk.
  if (hasRaw(root)) placeRaw(root)
  visit(root, 'element', ({ properties }) => dropUnsafeUrls(properties))
  limitSpans(root)
  visit(root, (node) => {
    if (node.type === 'text') node.value = drawableText(node.value)
    else if (node.type === 'element') drawableProperties(node)
  })
  return root
}

/** Properties can be shown as well, such as a description, a title, or an option of a block. */
function drawableProperties({ properties }: Element): void {
  for (const [name, value] of Object.entries(properties))
    if (typeof value === 'string' && name !== 'id' && !urlAttributes.has(name))
      properties[name] = drawableText(value)
}

function placeRaw(tree: Root): void {
  const own = new Set<Element>()
  const ids = new Set<string>()
  visit(tree, 'element', (node) => {
    own.add(node)
    if (typeof node.properties.id === 'string') ids.add(node.properties.id)
  })
  replaceRaw(tree)
  visit(tree, 'element', (node) => {
    if (!own.has(node)) dropTakenId(node, ids)
  })
}

function hasRaw(tree: Root): boolean {
  let found = false
  visit(tree, (node) => {
    found = node.type === 'raw' || node.type === 'comment'
    return found ? EXIT : undefined
  })
  return found
}

/** Children first, so that the content of a tag is already done. */
function replaceRaw(node: Parents): void {
  let hasRaw = false
  for (const child of node.children) {
    if (child.type === 'raw' || child.type === 'comment') hasRaw = true
    else if ('children' in child) replaceRaw(child)
  }
  if (!hasRaw) return
  const placed = placeRawHtml(node.children.filter((child) => child.type !== 'comment'))
  if (node.type === 'root') node.children = placed
  else node.children = placed.filter((child) => child.type !== 'doctype')
}

function dropTakenId({ properties }: Element, taken: Set<string>): void {
  const { id } = properties
  if (typeof id !== 'string') return
  if (taken.has(id)) delete properties.id
  else taken.add(id)
}
