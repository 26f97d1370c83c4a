import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import { storagePrefix } from '../config/storage-prefix.ts'

/*
 * The only module that uses IndexedDB, for values too large for the browser's key-value storage. Workers use it too. If the
 * database is missing, full, forbidden, or broken, nothing is kept.
 */

let store: UseStore | undefined

function openStore(): UseStore {
  store ??= createStore(storagePrefix, 'kept')
  return store
}

/** Returns a kept value, or `undefined` if there is none or it cannot be read. */
export async function readKept(key: string): Promise<unknown> {
  try {
    return await get(key, openStore())
  } catch {
    return undefined
  }
}

/** Keeps a value. Returns whether it succeeded. */
export async function writeKept(key: string, value: unknown): Promise<boolean> {
  try {
    await set(key, value, openStore())
    return true
  } catch {
    return false
  }
}

/** Deletes a kept value. */
export async function removeKept(key: string): Promise<void> {
  try {
    await del(key, openStore())
  } catch {
    // Without a database there is nothing to delete.
  }
}
