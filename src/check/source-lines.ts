import type { Nodes } from 'mdast'
import type { OpenPage } from './open-page.ts'

/** A line of the page's text as its editor wrote it, by its number in the file. */
export function sourceLine(open: OpenPage, line: number): string {
  return open.source[line - 1] ?? ''
}

/** The line with which a node ends, as its editor wrote it. */
export function lastLineOf(open: OpenPage, node: Nodes): string {
  const end = node.position?.end
  // A node in a quote that ends early is cut before its next line's first character.
  const line =
    end && end.column === 1 && end.line > (node.position?.start.line ?? 0) ? end.line - 1 : end?.line
  return sourceLine(open, open.page.bodyLine + (line ?? 1) - 1)
}

/** What stands on a line behind the marks of the quotes and lists around it. */
export function behindMarks(line: string): string {
  return line.replace(/^(?:\s*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)))*\s*/, '')
}
