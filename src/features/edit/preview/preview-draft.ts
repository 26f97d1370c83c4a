import { parsedJson } from '../../../config/is-record.ts'
import { readStored } from '../../../stores/storage.ts'
import { storageKeys } from '../../../stores/storage-keys.ts'
import { createStoredValue } from '../../../stores/stored-value.ts'
import { type Draft, type DraftStorage, parseDraft } from './draft.ts'

/** The draft, stored on the device until the editor removes it; `undefined` if there is none. */
export const usePreviewDraft = createStoredValue<Draft | undefined>({
  key: storageKeys.previewDraft,
  read: (text) => parseDraft(parsedJson(text)),
  write: (draft) => (draft === undefined ? '' : JSON.stringify(draft)),
  default: undefined,
})

export const previewDraftStorage: DraftStorage = {
  set: (draft) => usePreviewDraft.getState().set(draft),
  isStored: (draft) => readStored(storageKeys.previewDraft) === JSON.stringify(draft),
}
