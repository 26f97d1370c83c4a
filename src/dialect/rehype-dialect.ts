import type { Element, Parents, Root } from 'hast'
import { EXIT, visit } from 'unist-util-visit'
import { placeRawHtml } from './raw-html/raw-html.ts'
import { isSafeUrl } from './safe-url.ts'

/**
 * The dialect's plugin for rehype and react-markdown: raw HTML becomes its safe subset, forbidden addresses
 * lose their property, and a duplicate ID stays only on its first element. Elements from markdown and from
 * the dialect's own constructs pass unchanged. It must be the first rehype plugin. External links are marked
 * by the application.
 */
export function rehypeDialect(): (tree: Root) => void {
  return (tree) => {
    // Most pages have no raw HTML and cost one walk.
    if (hasRaw(tree)) placeRaw(tree)
    visit(tree, 'element', cleanAddresses)
  }
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

function cleanAddresses({ properties }: Element): void {
  if (!isSafeUrl(String(properties.href ?? ''), 'link')) delete properties.href
  for (const name of ['src', 'poster', 'cite'] as const) {
    if (!isSafeUrl(String(properties[name] ?? ''), 'source')) delete properties[name]
  }
}

function dropTakenId({ properties }: Element, taken: Set<string>): void {
  const { id } = properties
  if (typeof id !== 'string') return
  if (taken.has(id)) delete properties.id
  else taken.add(id)
}
