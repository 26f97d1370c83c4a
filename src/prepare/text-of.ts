interface TextNode {
  readonly type: string
  readonly value?: string
  readonly children?: readonly TextNode[]
}

/** Returns the text of a node and its descendants: the source of a code block, the words of a heading. */
export function textOf(node: TextNode | undefined): string {
  return node === undefined ? '' : (node.value ?? (node.children ?? []).map(textOf).join(''))
}
