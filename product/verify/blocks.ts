import { join } from 'node:path'
import type { Nodes } from 'mdast'
import { contentText } from '../../scripts/content/content-text.ts'
import { filesBelow } from '../../scripts/content/list-files.ts'
import { openPage } from '../../src/check/open-page.ts'

/** A block of commands on a page. */
export interface CommandBlock {
  /** Below the content folder. */
  readonly file: string
  readonly line: number
  readonly source: string
  /** The reason in its fence; `undefined` if the block should run. */
  readonly noRun: string | undefined
  /** Titles of the tabs around it, outermost first. */
  readonly tabs: readonly string[]
}

const shells = new Set(['bash', 'sh', 'shell', 'console'])

/** Returns every block of shell commands below a content folder, sorted by file and line. */
export async function commandBlocks(folder: string, locale: string): Promise<readonly CommandBlock[]> {
  const files = await filesBelow(join(folder, locale))
  const blocks = await Promise.all(files.map((file) => blocksOf(folder, `${locale}/${file}`)))
  return blocks.flat()
}

async function blocksOf(folder: string, file: string): Promise<readonly CommandBlock[]> {
  const open = await openPage((await contentText(folder, file)) ?? '', file, async () => undefined)
  if (!open) return []
  const [tree] = open.nodes
  return tree
    ? [...inside(tree, [])].map(({ line, ...block }) => ({ ...block, file, line: open.lineOf(line) }))
    : []
}

interface FoundBlock extends Omit<CommandBlock, 'file' | 'line'> {
  /** Returns the node at the line. */
  readonly line: Nodes
}

function* inside(node: Nodes, tabs: readonly string[]): Iterable<FoundBlock> {
  if (node.type === 'fence') {
    const { language = '', noRun } = node.info
    if (shells.has(language)) yield { line: node, source: node.value, noRun, tabs }
    return
  }
  if (!('children' in node)) return
  const within = node.type === 'tabSection' ? [...tabs, node.head.title] : tabs
  for (const child of node.children) yield* inside(child, within)
}
