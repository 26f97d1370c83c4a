import type { Article } from '../prepare/article-parts.ts'
import { blockPart } from './blocks/block-frame.tsx'
import { blockNames, blockRow } from './blocks/registry.ts'
import { hasBlock } from './has-block.ts'

/**
 * Loads the blocks of a text that need more room than what the author wrote, so that the text is shown with
 * them and nothing below moves. A block that cannot be loaded says so in its place.
 */
export async function loadBlocksAhead({ first, groups }: Article): Promise<void> {
  const nodes = [...first, ...groups.flatMap((group) => group.nodes)]
  const parts = blockNames.flatMap((name) => {
    const row = blockRow(name)
    const isAhead = row?.kind === 'late' && row.isLoadedAhead
    return isAhead && hasBlock(nodes, (found) => found === name) ? [blockPart(name, row)] : []
  })
  await Promise.all(parts.map((part) => part.load())).catch(() => undefined)
}
