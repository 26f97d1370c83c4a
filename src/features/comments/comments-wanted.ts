import { storageKeys } from '../../stores/storage-keys.ts'
import { createStoredValue } from '../../stores/stored-value.ts'

/** Whether the reader has asked for comments. From then on, they load on every page that has them (Spec P7). */
export const useCommentsWanted = createStoredValue<boolean>({
  key: storageKeys.comments,
  read: (text) => text === 'true' || undefined,
  write: String,
  default: false,
})
