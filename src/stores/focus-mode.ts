import { storageKeys } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** Whether what stands around the article dims while the pointer rests on it (Checklist S10). Off until the reader wants it. */
export const useFocusMode = createStoredValue<boolean>({
  key: storageKeys.focusMode,
  read: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  write: String,
  default: false,
})
