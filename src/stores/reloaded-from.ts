import { readStored } from './storage.ts'
import { storageKeys } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** The script of the version that was left because one of its parts was gone; empty for none. */
export const useReloadedFrom = createStoredValue<string>({
  key: storageKeys.reloadedFrom,
  kind: 'session',
  read: (text) => (/^[\w.-]{1,80}\.js$/.test(text) ? text : undefined),
  write: String,
  default: '',
})

/**
 * Notes that this version is left for a newer one. `false` where it was left before, or where that cannot be remembered: leaving again would
 * go round in circles.
 */
export function leaveVersion(script: string): boolean {
  if (useReloadedFrom.getState().value === script) return false
  useReloadedFrom.getState().set(script)
  return readStored(storageKeys.reloadedFrom, 'session') === script
}
