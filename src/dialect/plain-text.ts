import type { Nodes } from 'mdast'

/**
 * Returns the visible text of a node without markup, used for heading IDs and the search. Images, raw HTML,
 * footnote marks, and a component's attributes (`<Badge text="x" />`) are not text; formulas count with their
 * source. Blocks in the node are separated by a line ending, a hard break is a space.
 */
export function plainText(node: Nodes): string {
  const parts: string[] = []
  collect(node, parts)
  return parts.join('').trim()
}

const isSilent = (node: Nodes): boolean => node.type === 'html' || node.type === 'definition'

function collect(node: Nodes, parts: string[]): void {
  if (isSilent(node)) return
  if (node.type === 'break') parts.push(' ')
  else if ('value' in node) parts.push(node.value)
  else if ('children' in node) {
    const children: readonly Nodes[] = node.children
    for (const child of children) {
      if (isBlock(child) && parts.length > 0) parts.push('\n')
      collect(child, parts)
    }
  }
}

const blocks = new Set([
  'paragraph',
  'heading',
  'blockquote',
  'list',
  'listItem',
  'code',
  'container',
  'containerTitle',
  'fence',
  'tabSection',
  'table',
  'tableRow',
  'tableCell',
  'math',
  'footnoteDefinition',
])

const isBlock = (node: Nodes): boolean => blocks.has(node.type)
