import type { RootContent } from 'hast'
import { EXIT, visit } from 'unist-util-visit'

/** Returns whether nodes of a page contain a block that fits (docs/decisions/0001). */
export function hasBlock(nodes: readonly RootContent[], fits: (name: string) => boolean): boolean {
  let isFound = false
  visit({ type: 'root', children: [...nodes] }, 'element', ({ properties: { dataBlock } }) => {
    if (typeof dataBlock !== 'string' || !fits(dataBlock)) return undefined
    isFound = true
    return EXIT
  })
  return isFound
}
