import { storedDrafts } from '../page-drafts.ts'
import { usePreviewDraft } from '../preview/preview-draft.ts'
import { removeImagesExcept } from './image-drafts.ts'

/** Removes the images that no draft on this device shows any more. */
export function removeUnusedImages(): Promise<void> {
  const drafts = [...storedDrafts(), usePreviewDraft.getState().value]
  return removeImagesExcept(drafts.map((draft) => draft?.text ?? ''))
}
