/** The id of the place on the page that the address names; empty where it names none. */
export function hashId(): string {
  const id = location.hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
