import type { Nodes } from 'mdast'

/** Returns every node of a tree in reading order, starting with the tree itself. Walked once for all rules. */
export function nodesOf(tree: Nodes): readonly Nodes[] {
  const nodes: Nodes[] = []
  const collect = (node: Nodes): void => {
    nodes.push(node)
    if (!('children' in node)) return
    for (const child of node.children) collect(child)
  }
  collect(tree)
  return nodes
}

/** Returns the nodes of one type, in reading order. */
export function nodesOfType<Type extends Nodes['type']>(
  nodes: readonly Nodes[],
  type: Type,
): readonly Extract<Nodes, { type: Type }>[] {
  return nodes.filter((node): node is Extract<Nodes, { type: Type }> => node.type === type)
}
