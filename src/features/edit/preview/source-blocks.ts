import type { Nodes } from 'mdast'
import { lineOfField, type OpenPage } from '../../../check/open-page.ts'
import { plainText } from '../../../dialect/plain-text.ts'

/** A position in a file. Both numbers are 1-based. */
export interface SourcePoint {
  readonly line: number
  readonly column: number
}

/** A block of a draft, such as a paragraph or a cell, where it is in the file. */
export interface SourceBlock {
  readonly start: SourcePoint
  readonly end: SourcePoint
  /** Its own letters and digits, by which its element on the page is found. */
  readonly letters: string
}

const types: ReadonlySet<Nodes['type']> = new Set([
  'heading',
  'paragraph',
  'tableCell',
  'fence',
  'containerTitle',
])

/** Returns the blocks of a draft in reading order, starting with its title. Texts of included files are left out. */
export function sourceBlocksOf(open: OpenPage): readonly SourceBlock[] {
  const line = lineOfField(open, 'title')
  const title = {
    start: { line, column: 1 },
    end: { line, column: (open.source[line - 1] ?? '').length + 1 },
    letters: lettersOf(open.page.title),
  }
  return [title, ...open.nodes.flatMap((node) => blockOf(open, node))].filter(({ letters }) => letters !== '')
}

function blockOf({ page }: OpenPage, node: Nodes): readonly SourceBlock[] {
  if (!types.has(node.type) || !node.position) return []
  const { start, end } = node.position
  const inFile = ({ line, column }: SourcePoint) => ({ line: line + page.bodyLine - 1, column })
  return [{ start: inFile(start), end: inFile(end), letters: lettersOf(plainText(node)) }]
}

/** Returns the letters and digits of a text. Marks, spaces, and icons differ between a source and its page. */
export const lettersOf = (text: string): string => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]+/gu, '')
