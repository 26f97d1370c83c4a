/** Returns a function that decides whether the browser asks before it closes this tab. */
export function leaveQuestion(): (isNeeded: boolean) => void {
  const ask = (event: Event) => event.preventDefault()
  return (isNeeded) =>
    isNeeded
      ? globalThis.addEventListener?.('beforeunload', ask)
      : globalThis.removeEventListener?.('beforeunload', ask)
}
