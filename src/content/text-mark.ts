/** Returns a short hash of a text (32-bit FNV-1a), only to tell two texts apart. A byte order mark is ignored. */
export function textMark(text: string): string {
  let hash = 0x811c9dc5
  const start = text.startsWith('\ufeff') ? 1 : 0
  for (let at = start; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
