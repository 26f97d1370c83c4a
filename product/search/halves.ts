/** Whether a query belongs to the half that nobody looks at while tuning. Its text decides, so nobody chooses. */
export function isUnseen(query: string): boolean {
  // FNV-1a, whose lowest bit is evenly distributed.
  let hash = 0x811c9dc5
  for (const character of query) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return ((hash >>> 16) & 1) === 1
}
