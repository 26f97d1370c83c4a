const scriptAddress = /^[^a-z]*(?:javascript|vbscript|data):/i

/** Nesting that no written frame has. */
const deepest = 20

/**
 * Returns whether data that another program wrote, such as the index command, contains an address that runs a script, or is nested
 * deeper than anything that is written.
 */
export function hasScript(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return scriptAddress.test(value)
  if (typeof value !== 'object' || value === null) return false
  return depth > deepest || Object.values(value).some((one) => hasScript(one, depth + 1))
}
