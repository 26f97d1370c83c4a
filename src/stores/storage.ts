/* The one door to localStorage and sessionStorage. Storage that is missing, full, forbidden or holds garbage is survived here. */

export type StorageKind = 'local' | 'session'

/** The browser's storage, or `undefined` where even asking for it throws (private windows, blocked cookies). */
function storageOf(kind: StorageKind): Storage | undefined {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** `undefined` where nothing is stored or nothing can be read. */
export function readStored(key: string, kind: StorageKind = 'local'): string | undefined {
  try {
    return storageOf(kind)?.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether the value is stored now. A refusal is no error: the choice then lasts as long as the tab. */
export function writeStored(key: string, value: string, kind: StorageKind = 'local'): boolean {
  try {
    storageOf(kind)?.setItem(key, value)
    return storageOf(kind) !== undefined
  } catch {
    return false
  }
}

/** Deletes a value. Storage that refuses has nothing to delete. */
export function removeStored(key: string, kind: StorageKind = 'local'): void {
  try {
    storageOf(kind)?.removeItem(key)
  } catch {
    // Nothing could be stored there either.
  }
}

/** Calls back when another tab changes the value; `undefined` when it was removed. Returns what ends it. */
export function onStoredElsewhere(key: string, callback: (value: string | undefined) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) callback(event.newValue ?? undefined)
  }
  globalThis.addEventListener?.('storage', listen)
  return () => globalThis.removeEventListener?.('storage', listen)
}

/** Takes a localStorage that throws when it is only looked at out of the way of libraries that look at it. */
export function hideForbiddenStorage(): void {
  try {
    void globalThis.localStorage
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true })
  }
}

/** Whether the browser lets the site remember choices beyond this tab. */
export function canStore(): boolean {
  try {
    return storageOf('local')?.length !== undefined
  } catch {
    return false
  }
}
