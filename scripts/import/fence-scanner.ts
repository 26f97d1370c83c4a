/** Where a line is: outside of code, the line that opens or closes a block of code, or in one. */
type LinePlace = 'outside' | 'opening' | 'code' | 'closing'

/**
 * Returns a function that is called with each line of a text in order, and says where the line is. Code may be indented
 * by any number of spaces, as between tags and in indented blocks.
 */
export function fenceScanner(): (line: string) => LinePlace {
  let open: { readonly marks: string; readonly column: number } | undefined
  return (line) => {
    const [, before = '', marks] = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(`{3,}|~{3,})/.exec(line) ?? []
    if (!open) {
      if (
        marks === undefined ||
        (marks.startsWith('`') && line.slice(before.length + marks.length).includes('`'))
      )
        return 'outside'
      open = { marks, column: before.length }
      return 'opening'
    }
    const isClosing =
      marks?.startsWith(open.marks) && before.length < open.column + 4 && /^[\s>]*(?:`+|~+)\s*$/.test(line)
    if (!isClosing) return 'code'
    open = undefined
    return 'closing'
  }
}
