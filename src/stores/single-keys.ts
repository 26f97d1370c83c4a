import { storageKeys } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** Whether keys that are one character (`/`, `?`) do something by themselves. Speech input types such characters by accident, so that readers can switch them off (WCAG 2.1.4). */
export const useSingleKeys = createStoredValue<boolean>({
  key: storageKeys.singleKeys,
  read: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  write: String,
  default: true,
})
