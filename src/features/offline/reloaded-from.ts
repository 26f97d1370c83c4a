import { readStored } from '../../stores/storage.ts'
import { storageKeys } from '../../stores/storage-keys.ts'
import { createStoredValue } from '../../stores/stored-value.ts'

/** The script of the version that was abandoned because one of its parts was missing; empty for none. */
export const useReloadedFrom = createStoredValue<string>({
  key: storageKeys.reloadedFrom,
  kind: 'session',
  read: (text) => (/^[\w.-]{1,80}\.js$/.test(text) ? text : undefined),
  write: String,
  default: '',
})

/**
 * Records that this version is abandoned for a newer one. Returns `false` if it was abandoned before, or if
 * that cannot be stored, because reloading again would cause a loop.
 */
export function leaveVersion(script: string): boolean {
  if (useReloadedFrom.getState().value === script) return false
  useReloadedFrom.getState().set(script)
  return readStored(storageKeys.reloadedFrom, 'session') === script
}
