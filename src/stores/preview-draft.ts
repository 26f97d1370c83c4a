import { readStored } from './storage.ts'
import { storageKeys } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** What an editor writes on the preview page. */
export interface Draft {
  /** The content file it is meant for: `en/guide/install/docker.md`. */
  readonly file: string
  readonly text: string
}

/** The draft, kept on the device until the editor removes it; `undefined` where there is none. */
export const usePreviewDraft = createStoredValue<Draft | undefined>({
  key: storageKeys.previewDraft,
  read: (text) => {
    try {
      const json: unknown = JSON.parse(text)
      if (typeof json !== 'object' || json === null) return undefined
      const { file, text: markdown } = json as Record<string, unknown>
      return typeof file === 'string' && typeof markdown === 'string' ? { file, text: markdown } : undefined
    } catch {
      return undefined
    }
  },
  write: (draft) => (draft === undefined ? '' : JSON.stringify(draft)),
  default: undefined,
})

/** Whether the draft outlives the tab: storage may be full or forbidden. */
export function isDraftKept(draft: Draft): boolean {
  return readStored(storageKeys.previewDraft) === JSON.stringify(draft)
}
