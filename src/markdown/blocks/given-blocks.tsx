import { createContext, use } from 'react'
import { type BlockElement, type BlockRow, optionOf } from './block.ts'
import { blockRow, type GivenBlock } from './registry.ts'

/** The rows of blocks whose components belong to layers above this one. The routes provide them. */
export type GivenBlocks = Readonly<Partial<Record<GivenBlock, BlockRow>>>

const GivenBlocksContext = createContext<GivenBlocks>({})

export const GivenBlocksProvider = GivenBlocksContext.Provider

export const useGivenBlocks = (): GivenBlocks => use(GivenBlocksContext)

/** Returns the row of an element's block; `undefined` if the element is not a block, or nobody provides it. */
export function useBlockRow(element: BlockElement | undefined): BlockRow | undefined {
  const given = useGivenBlocks()
  const name = element && optionOf(element, 'dataBlock')
  return name === undefined ? undefined : (blockRow(name) ?? given[name as GivenBlock])
}
