/** Returns the ID in a hash (by default the address's), with or without `#`; empty if there is none. */
export function hashId(hash: string = location.hash): string {
  const id = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** Returns the hash of an address that leads to an ID; empty for none. */
export const hashTo = (id: string | undefined): string => (id ? `#${encodeURIComponent(id)}` : '')
