import type { RootContent } from 'hast'

/** Returns whether nodes of a page contain a block that fits (docs/decisions/0001). */
export function hasBlock(nodes: readonly RootContent[], fits: (name: string) => boolean): boolean {
  return nodes.some((node) => {
    if (node.type !== 'element') return false
    const { dataBlock } = node.properties
    return (typeof dataBlock === 'string' && fits(dataBlock)) || hasBlock(node.children, fits)
  })
}
