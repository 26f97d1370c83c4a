import { parsedJson } from '../../config/is-record.ts'
import type { StorageKind } from '../../stores/storage.ts'
import { storageKeys } from '../../stores/storage-keys.ts'
import { createStoredValue } from '../../stores/stored-value.ts'

/** Maximum number of keys to keep. The oldest notices are no longer on the site by then. */
const mostKeys = 100

const closedIn = (kind: StorageKind) =>
  createStoredValue<readonly string[]>({
    key: storageKeys.closedNotices,
    kind,
    read: (text) => {
      const json = parsedJson(text)
      return Array.isArray(json) ? json.filter((key) => typeof key === 'string') : undefined
    },
    write: (keys) => JSON.stringify(keys.slice(-mostKeys)),
    default: [],
  })

const closed = { local: closedIn('local'), session: closedIn('session') }

/** Returns the keys closed permanently (`local`) or for this session. */
export const keysClosedFor = (kind: StorageKind) => closed[kind]

interface ClosedNotices {
  /** Keys of the notices that the reader has closed. */
  readonly keys: readonly string[]
  /** Marks a notice as closed: permanently for `local`, until the browser closes for `session`. */
  readonly close: (key: string, kind: StorageKind) => void
}

/** Returns the notices that the reader has closed (Spec §4 "Notice popup"). */
export function useClosedNotices(): ClosedNotices {
  const forGood = closed.local()
  const forNow = closed.session()
  const close = (key: string, kind: StorageKind) => {
    const { value, set } = kind === 'local' ? forGood : forNow
    set([...value.filter((other) => other !== key), key])
  }
  return { keys: [...forGood.value, ...forNow.value], close }
}
