import type { Nodes } from 'mdast'
import type { OpenPage } from './open-page.ts'

/** Returns a line of the page's text as written, by its number in the file. */
export function sourceLine(open: OpenPage, line: number): string {
  return open.source[line - 1] ?? ''
}

/** Returns the line with which a node ends, as written. */
export function lastLineOf(open: OpenPage, node: Nodes): string {
  const end = node.position?.end
  // A node in a quote that ends early stops before the next line's first character.
  const line =
    end && end.column === 1 && end.line > (node.position?.start.line ?? 0) ? end.line - 1 : end?.line
  return sourceLine(open, open.page.bodyLine + (line ?? 1) - 1)
}

/** Returns the text of a line after the marks of quotes and lists. */
export function behindMarks(line: string): string {
  return line.replace(/^(?:\s*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)))*\s*/, '')
}
