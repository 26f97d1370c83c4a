import type { ListItem } from 'mdast'
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown'

declare module 'mdast-util-from-markdown' {
  interface CompileData {
    /** Lines that show nothing: comments, closing lines. */
    silentLines?: Set<number>
  }
}

/**
 * The tree side of invisible lines. The tree builder takes line endings inside a container for blank lines of
 * the list item around it, so the looseness of such items is computed again: an item is loose if a blank line
 * separates its own blocks.
 */
export const silentLinesFromMarkdown: Extension = {
  enter: {
    componentStray: noteLines,
    containerClose: noteLines,
  },
  exit: {
    listItem(token) {
      const node = this.stack.at(-1)
      if (node?.type === 'listItem') correctSpread(node, this.data.silentLines ?? new Set())
      this.exit(token)
    },
  },
}

/** Records the lines of a token that leaves nothing. */
export function noteLines(this: CompileContext, token: Token): undefined {
  const lines = this.data.silentLines ?? new Set()
  for (let { line } = token.start; line <= token.end.line; line += 1) lines.add(line)
  this.data.silentLines = lines
}

function correctSpread(item: ListItem, silentLines: ReadonlySet<number>): void {
  if (!item.children.some(({ type }) => type === 'container' || type === 'component')) return
  item.spread = item.children.some((child, index) => {
    const before = item.children[index - 1]?.position?.end.line
    const start = child.position?.start.line
    if (before === undefined || start === undefined) return false
    for (let line = before + 1; line < start; line += 1) if (!silentLines.has(line)) return true
    return false
  })
}
