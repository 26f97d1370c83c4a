const ways: readonly string[] = ['reload', 'back_forward']

/**
 * Returns whether this document was reloaded or reached through the history. The reader's previous position
 * then takes precedence over the address.
 */
export function isReloadOrBackForward(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && ways.includes(String(entry.type))
}
