/**
 * Changes the address in place: no entry in history, nothing is loaded, nothing jumps. The router listens to `history.replaceState` by
 * replacing it, and would take the new address for one to go to; so it is not told.
 */
export function replaceAddress(address: string): void {
  History.prototype.replaceState.call(history, history.state, '', address)
}
