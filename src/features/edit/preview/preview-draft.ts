import { parsedJson } from '../../../config/is-record.ts'
import { readStored } from '../../../stores/storage.ts'
import { storageKeys } from '../../../stores/storage-keys.ts'
import { createStoredValue } from '../../../stores/stored-value.ts'
import { type Draft, type DraftStorage, parseDraft } from './draft.ts'
import { leaveQuestion } from './leave-question.ts'

const written = (draft: Draft | undefined) => (draft === undefined ? '' : JSON.stringify(draft))

/** The draft, stored on the device until the editor removes it; `undefined` if there is none. */
export const usePreviewDraft = createStoredValue<Draft | undefined>({
  key: storageKeys.previewDraft,
  read: (text) => parseDraft(parsedJson(text)),
  write: written,
  default: undefined,
})

const askBeforeLeaving = leaveQuestion()

export const previewDraftStorage: DraftStorage = {
  set: (draft) => {
    usePreviewDraft.getState().set(draft)
    const isStored = draft === undefined || readStored(storageKeys.previewDraft) === written(draft)
    askBeforeLeaving(!isStored)
    return isStored
  },
}
