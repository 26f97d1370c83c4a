import { createStore, del, delMany, get, keys, set } from 'idb-keyval'
import { storagePrefix } from '../config/storage-prefix.ts'

/*
 * The only module that uses IndexedDB, for values too large for the browser's key-value storage. Workers use it too. If the
 * database is missing, full, forbidden, or broken, nothing is kept.
 */

/** Opens the database with the first value. */
const store = createStore(storagePrefix, 'kept')

/** Returns a kept value, or `undefined` if there is none or it cannot be read. */
export async function readKept(key: string): Promise<unknown> {
  try {
    return await get(key, store)
  } catch {
    return undefined
  }
}

/** Keeps a value. Returns whether it succeeded. */
export async function writeKept(key: string, value: unknown): Promise<boolean> {
  try {
    await set(key, value, store)
    return true
  } catch {
    return false
  }
}

/** Deletes a kept value. */
export async function removeKept(key: string): Promise<void> {
  try {
    await del(key, store)
  } catch {
    // Without a database there is nothing to delete.
  }
}

/** Deletes every kept value whose key fits. */
export async function removeKeptWhere(fits: (key: string) => boolean): Promise<void> {
  try {
    await delMany(
      (await keys(store)).filter((key) => typeof key === 'string' && fits(key)),
      store,
    )
  } catch {
    // Without a database there is nothing to delete.
  }
}
