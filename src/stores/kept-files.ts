import { createStore, del, get, set, type UseStore } from 'idb-keyval'

/* The one door to IndexedDB, for what is too large for localStorage; workers use it too. A database that is missing, full, forbidden or
broken is survived here: then nothing is kept. */

let store: UseStore | undefined

function openStore(): UseStore {
  store ??= createStore('alist-docs', 'kept')
  return store
}

/** `undefined` where nothing is kept or nothing can be read. */
export async function readKept(key: string): Promise<unknown> {
  try {
    return await get(key, openStore())
  } catch {
    return undefined
  }
}

/** Whether the value is kept now. */
export async function writeKept(key: string, value: unknown): Promise<boolean> {
  try {
    await set(key, value, openStore())
    return true
  } catch {
    return false
  }
}

/** Forgets a value. */
export async function removeKept(key: string): Promise<void> {
  try {
    await del(key, openStore())
  } catch {
    // Nothing could be kept there either.
  }
}
