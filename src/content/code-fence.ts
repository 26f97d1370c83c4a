const fence = /^[ \t]*(`{3,}|~{3,})/

/**
 * Returns the marks of the code block that is open after a line, and `undefined` outside of code blocks. Fences may be
 * indented, as in lists.
 *
 * @param open what this returned for the line before
 */
export function fenceAfter(line: string, open: string | undefined): string | undefined {
  const [all = '', marks] = fence.exec(line) ?? []
  if (marks === undefined) return open
  const rest = line.slice(all.length)
  if (open === undefined) return marks.startsWith('`') && rest.includes('`') ? undefined : marks
  return marks.startsWith(open) && rest.trim() === '' ? undefined : open
}
