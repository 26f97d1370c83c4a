const length = /^(?:0|auto|[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:px|em|rem|ex|ch|lh|vw|vh|cm|mm|in|pt|pc|%))$/

/**
 * Parses an author's margin: one to four lengths, `0`, or `auto` (Spec §5 "Margin strings"). A plain number
 * means pixels.
 *
 * @returns the margin as CSS; `undefined` for anything else
 */
export function readMargin(text: string): string | undefined {
  const values = text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .map((value) => (/^[+-]?\d+(?:\.\d+)?$/.test(value) && Number(value) !== 0 ? `${value}px` : value))
  const areRight = values.length <= 4 && values.every((value) => length.test(value))
  return areRight ? values.join(' ') : undefined
}
