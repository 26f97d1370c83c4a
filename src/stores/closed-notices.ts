import type { StorageKind } from './storage.ts'
import { storageKeys } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** More keys than this are not kept: the oldest notices are long gone from the site. */
const mostKeys = 100

const closedIn = (kind: StorageKind) =>
  createStoredValue<readonly string[]>({
    key: storageKeys.closedNotices,
    kind,
    read: (text) => {
      try {
        const json: unknown = JSON.parse(text)
        return Array.isArray(json) ? json.filter((key) => typeof key === 'string') : undefined
      } catch {
        return undefined
      }
    },
    write: (keys) => JSON.stringify(keys.slice(-mostKeys)),
    default: [],
  })

const closed = { local: closedIn('local'), session: closedIn('session') }

/** The keys closed for good (`local`) or for this session. */
export const keysClosedFor = (kind: StorageKind) => closed[kind]

interface ClosedNotices {
  /** Keys of the notices that the reader has closed. */
  readonly keys: readonly string[]
  /** Remembers a notice as closed: `local` for good, `session` until the browser is closed. */
  readonly close: (key: string, kind: StorageKind) => void
}

/** Which notices the reader has closed (Spec §4 "Notice popup"). */
export function useClosedNotices(): ClosedNotices {
  const forGood = closed.local()
  const forNow = closed.session()
  const close = (key: string, kind: StorageKind) => {
    const { value, set } = kind === 'local' ? forGood : forNow
    set([...value.filter((other) => other !== key), key])
  }
  return { keys: [...forGood.value, ...forNow.value], close }
}
