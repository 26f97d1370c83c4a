import type { Nodes, Parents } from 'mdast'
import { plainText } from './plain-text.ts'

/** A part of a page as search knows it: from one heading to the next. */
export type PageSection = {
  /** The heading's id in the address; '' for what stands above the first heading. */
  readonly id: string
  /** '' where `id` is. */
  readonly heading: string
  /** What a reader sees, without markup; blocks are separated by line endings. */
  readonly text: string
}

/**
 * Takes a page's text apart for search, with the ids that its headings have on the page.
 *
 * @param tree of `parseMarkdown`, made of the page without its front matter and without the heading that became the title
 */
export function pageSections(tree: Nodes | undefined): readonly PageSection[] {
  const sections = [{ id: '', heading: '', lines: [] as string[] }]
  const visit = (node: Nodes): void => {
    const id = node.type === 'heading' ? node.data?.hProperties?.id : undefined
    if (typeof id === 'string') sections.push({ id, heading: oneLine(plainText(node)), lines: [] })
    else if (holdsBlocks(node)) node.children.forEach(visit)
    else sections.at(-1)?.lines.push(...linesOf(plainText(node)))
  }
  if (tree && 'children' in tree) tree.children.forEach(visit)
  return sections
    .map(({ id, heading, lines }) => ({ id, heading, text: lines.join('\n') }))
    .filter(({ id, text }) => id !== '' || text !== '')
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

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

/** Only these can hold a heading; of everything else the text is taken as a whole. */
function holdsBlocks(node: Nodes): node is Parents {
  return (
    'children' in node &&
    (blockParents.has(node.type) || node.children.some(({ type }) => type === 'heading'))
  )
}
