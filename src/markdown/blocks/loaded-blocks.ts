import type { ComponentType } from 'react'
import { loadLate } from '../../browser/load-late.ts'
import type { LateBlockProps, LateBlockRow } from './block.ts'

type Block = ComponentType<LateBlockProps>

const loaded = new WeakMap<LateBlockRow, Block>()

/** Returns a block that was loaded ahead of its page. */
export const blockLoadedAhead = (row: LateBlockRow): Block | undefined =>
  row.isLoadedAhead ? loaded.get(row) : undefined

/**
 * Loads a block.
 *
 * @returns `undefined` if a handler prevented the error (`loadLate`)
 */
export async function loadBlock(row: LateBlockRow): Promise<Block | undefined> {
  const module = await loadLate(row.load)
  if (module) loaded.set(row, module.default)
  return module?.default
}
