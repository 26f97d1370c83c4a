/**
 * Returns a sideways flowchart's source changed to run from top to bottom, for narrow places; `undefined` for
 * any other diagram. Directions of its subgraphs stay.
 */
export function topDown(source: string): string | undefined {
  const lines = source.split('\n')
  const at = lines.findIndex((line) => /^\s*(?:flowchart|graph)\s+(?:LR|RL)\b/.test(line))
  if (at < 0) return undefined
  const head = (lines[at] ?? '').replace(/\b(?:LR|RL)\b/, 'TB')
  return lines.with(at, head).join('\n')
}
