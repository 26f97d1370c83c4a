import { fenceAfter } from './code-fence.ts'

/**
 * Returns whether a page's markdown has a heading for the table of contents, without parsing it. Lines inside
 * code blocks do not count.
 */
export function hasHeadingLine(body: string): boolean {
  let open: string | undefined
  for (const line of body.split('\n')) {
    open = fenceAfter(line, open)
    if (open === undefined && /^#{2,3} /.test(line)) return true
  }
  return false
}
