/*
 * The only module that uses localStorage and sessionStorage, which biome.json holds. It handles storage that is missing, full,
 * forbidden, or contains invalid text.
 */

export type StorageKind = 'local' | 'session'

/** Returns the browser's storage, or `undefined` if accessing it throws (private windows, blocked cookies). */
function storageOf(kind: StorageKind): Storage | undefined {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** Returns a stored text, or `undefined` if there is none or it cannot be read. */
export function readStored(key: string, kind: StorageKind = 'local'): string | undefined {
  try {
    return storageOf(kind)?.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Returns whether a stored text means that something is on. */
export const isStoredOn = (text: string | undefined, isUsuallyOn: boolean): boolean =>
  isUsuallyOn ? text !== 'false' : text === 'true'

/** Stores a text. Returns whether it succeeded. A failure is not an error: the choice then lasts as long as the tab. */
export function writeStored(key: string, value: string, kind: StorageKind = 'local'): boolean {
  try {
    storageOf(kind)?.setItem(key, value)
    return storageOf(kind) !== undefined
  } catch {
    return false
  }
}

/** Deletes a stored value, if storage is available. */
export function removeStored(key: string, kind: StorageKind = 'local'): void {
  try {
    storageOf(kind)?.removeItem(key)
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Returns the stored keys that begin with a prefix. */
export function storedKeys(prefix: string): readonly string[] {
  try {
    const storage = storageOf('local')
    const keys = Array.from({ length: storage?.length ?? 0 }, (_key, index) => storage?.key(index) ?? '')
    return keys.filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/**
 * Calls back when another tab changes the value, with `undefined` if it was removed, alone or with all others. Returns a
 * function that stops this.
 */
export function onStoredElsewhere(key: string, callback: (value: string | undefined) => void): () => void {
  return onAnyStoredElsewhere((changed, value) => (changed ?? key) === key && callback(value))
}

/** Like `onStoredElsewhere`, for all values: the key is `undefined` if all were removed. */
export function onAnyStoredElsewhere(
  callback: (key: string | undefined, value: string | undefined) => void,
): () => void {
  const listen = ({ key, newValue }: StorageEvent) => callback(key ?? undefined, newValue ?? undefined)
  globalThis.addEventListener?.('storage', listen)
  return () => globalThis.removeEventListener?.('storage', listen)
}

/** Hides a localStorage that throws on access, so that libraries that probe it do not fail. */
export function hideForbiddenStorage(): void {
  try {
    void globalThis.localStorage
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true })
  }
}

/** Returns whether the browser can store choices beyond this tab. */
export function canStore(): boolean {
  try {
    return storageOf('local')?.length !== undefined
  } catch {
    return false
  }
}
