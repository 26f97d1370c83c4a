import type { Nodes, Parents, TableRow } from 'mdast'
import { oneLine } from '../content/text-ends.ts'
import { plainText } from './plain-text.ts'

/** A part of a page for the search: from one heading to the next. */
export type PageSection = {
  /** The heading's ID; '' for the text above the first heading. */
  readonly id: string
  /** '' if `id` is empty. */
  readonly heading: string
  /** The visible text without markup, with line endings between blocks, and tabs between the cells of a row. */
  readonly text: string
}

/**
 * Splits a page's text into sections for the search, with the heading IDs of the page.
 *
 * @param tree of `parseMarkdown`, from the page without its front matter and without the heading used as the
 * title
 */
export function pageSections(tree: Nodes | undefined): readonly PageSection[] {
  const sections = [{ id: '', heading: '', lines: [] as string[] }]
  const visit = (node: Nodes): void => {
    const id = node.type === 'heading' ? node.data?.hProperties?.id : undefined
    if (typeof id === 'string') sections.push({ id, heading: oneLine(plainText(node)), lines: [] })
    else if (node.type === 'table') sections.at(-1)?.lines.push(...node.children.map(rowText))
    else if (holdsBlocks(node)) node.children.forEach(visit)
    else sections.at(-1)?.lines.push(...linesOf(plainText(node)))
  }
  if (tree && 'children' in tree) tree.children.forEach(visit)
  return sections
    .map(({ id, heading, lines }) => ({ id, heading, text: lines.join('\n') }))
    .filter(({ id, text }) => id !== '' || text !== '')
}

const rowText = ({ children }: TableRow) => children.map((cell) => oneLine(plainText(cell))).join('\t')

const linesOf = (text: string) =>
  text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '')

const blockParents = new Set([
  'blockquote',
  'list',
  'listItem',
  'container',
  'tabSection',
  'footnoteDefinition',
])

/** Returns whether a node can contain headings or tables; the text of other nodes is taken as a whole. */
function holdsBlocks(node: Nodes): node is Parents {
  return (
    'children' in node &&
    (blockParents.has(node.type) || node.children.some(({ type }) => type === 'heading' || type === 'table'))
  )
}
