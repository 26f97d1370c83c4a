/**
 * Changes the address without a history entry, a load, or a scroll. The router replaces
 * `history.replaceState` and would treat the new address as a navigation, so this bypasses the router.
 */
export function replaceAddress(address: string): void {
  History.prototype.replaceState.call(history, history.state, '', address)
}
