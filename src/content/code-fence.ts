const fence = /^[ \t]*(`{3,}|~{3,})/

/**
 * Returns the mark of the code block that is open after a line, with its indentation, and `undefined` outside of code
 * blocks. Fences may be indented, as in lists.
 *
 * @param open what this returned for the line before
 */
export function fenceAfter(line: string, open: string | undefined): string | undefined {
  const [all = '', marks = ''] = fence.exec(line) ?? []
  const rest = line.slice(all.length)
  if (open === undefined) return all === '' || (marks.startsWith('`') && rest.includes('`')) ? undefined : all
  // A line that is indented less ends the list item, or the indented code, that the mark is in.
  if (line.trim() !== '' && indentOf(line) < indentOf(open) - 3) return fenceAfter(line, undefined)
  return marks.startsWith(open.trim()) && rest.trim() === '' ? undefined : open
}

const indentOf = (line: string) => line.replaceAll('\t', '    ').search(/\S/)
