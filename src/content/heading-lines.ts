const fence = /^ {0,3}(`{3,}|~{3,})/

/**
 * Returns whether a page's markdown has a heading for the table of contents, without parsing it. Lines inside
 * code blocks do not count.
 */
export function hasHeadingLine(body: string): boolean {
  let open: string | undefined
  for (const line of body.split('\n')) {
    const marks = fence.exec(line)?.[1]
    if (open === undefined) {
      open = marks
      if (/^#{2,3} /.test(line)) return true
    } else if (marks?.startsWith(open) && line.trim() === marks) open = undefined
  }
  return false
}
