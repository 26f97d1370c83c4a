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

/** Keys of the notices that the reader has closed permanently. */
export const useClosedForGood = closedIn('local')

/** Keys of the notices that the reader has closed until the browser closes. */
export const useClosedForSession = closedIn('session')
