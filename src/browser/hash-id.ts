/** Returns the ID in the address's hash; empty if there is none. */
export function hashId(): string {
  const id = location.hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
