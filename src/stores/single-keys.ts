import { storageKeys } from './storage-keys.ts'
import { createStoredFlag } from './stored-value.ts'

/**
 * Whether single-character keys (`/`, `?`) work as shortcuts. Speech input can type such characters by
 * accident, so readers can switch them off (WCAG 2.1.4).
 */
export const useSingleKeys = createStoredFlag(storageKeys.singleKeys, true)
