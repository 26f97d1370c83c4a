/** The part of a file that a request asks for. Both positions belong to it. */
type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  /** The file doesn't have the part. */
  | { readonly kind: 'outside' }

/**
 * Reads the header `Range` (RFC 9110, section 14). Several ranges, and what isn't a range, count as no header.
 *
 * @param size of the file in bytes
 */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return { kind: 'whole' }
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end ? { kind: 'part', start, end } : { kind: 'outside' }
}
