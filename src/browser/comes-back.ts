const ways: readonly string[] = ['reload', 'back_forward']

/** Whether this document was loaded again or come back to: its reader may have left a place on it, which counts more than the address. */
export function comesBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && ways.includes(String(entry.type))
}
