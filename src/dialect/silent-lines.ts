import type { ListItem } from 'mdast'
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown'
import type { CompileContext as HtmlContext, HtmlExtension } from 'micromark-util-types'

declare module 'mdast-util-from-markdown' {
  interface CompileData {
    /** Lines of which nothing shows: comments, closings. */
    silentLines?: Set<number>
  }
}

/**
 * The tree side of lines that leave nothing. The tree builder takes the line endings inside a container for blank lines of the
 * list item around it, so the looseness of such items is found again: one is loose when a blank line parts its own blocks.
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

/** The HTML side: behind such a line, text begins on a line of its own. */
export const silentLinesHtml: HtmlExtension = {
  exit: {
    componentStray: stopSlurping,
    containerClose: stopSlurping,
  },
}

/** Paragraphs of a tight item let the line endings behind them go; a block without output has to end that. */
export function stopSlurping(this: HtmlContext): undefined {
  this.setData('slurpAllLineEndings')
}

/** Note the lines of a token that leaves nothing. */
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
