import { createStore, del, delMany, get, keys, set } from 'idb-keyval'
import { within } from '../browser/within.ts'
import { sitePrefix } from './site-keys.ts'

/*
 * The only module that uses IndexedDB, for values too large for the browser's key-value storage. Workers use it too. If the
 * database is missing, full, forbidden, broken, or silent, nothing is stored.
 */

/** Opens the database with the first value. */
const store = createStore(sitePrefix, 'kept')

/** How long the browser may take for a value. Milliseconds. */
const timeout = 5000
/** Aborted once the browser has not answered in time: all work then fails at once. */
const answers = new AbortController()

/** Runs work on the database. */
async function run<T>(work: () => Promise<T>): Promise<T> {
  answers.signal.throwIfAborted()
  const done = await within(
    timeout,
    work().then((result) => ({ result })),
  )
  if (done) return done.result
  answers.abort(new Error('The database does not answer.'))
  throw answers.signal.reason
}

/** Returns a stored value, or `undefined` if there is none or it cannot be read. */
export async function readEntry(key: string): Promise<unknown> {
  try {
    return await run(() => get(key, store))
  } catch {
    return undefined
  }
}

/** Keeps a value. Returns whether it succeeded. */
export async function writeEntry(key: string, value: unknown): Promise<boolean> {
  try {
    await run(() => set(key, value, store))
    return true
  } catch {
    return false
  }
}

/** Deletes a stored value. */
export async function removeEntry(key: string): Promise<void> {
  try {
    await run(() => del(key, store))
  } catch {
    // Without a database there is nothing to delete.
  }
}

/** Deletes every stored value whose key fits. */
export async function removeEntriesWhere(fits: (key: string) => boolean): Promise<void> {
  try {
    const known = await run(() => keys(store))
    const old = known.filter((key) => typeof key === 'string' && fits(key))
    await run(() => delMany(old, store))
  } catch {
    // Without a database there is nothing to delete.
  }
}
