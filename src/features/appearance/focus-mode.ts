import { storageKeys } from '../../stores/storage-keys.ts'
import { createStoredValue } from '../../stores/stored-value.ts'

/** Whether everything around the article dims while the pointer rests on it (Spec S10). Off by default. */
export const useFocusMode = createStoredValue<boolean>({
  key: storageKeys.focusMode,
  read: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  write: String,
  default: false,
})
