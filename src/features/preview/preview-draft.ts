import { readStored } from '../../stores/storage.ts'
import { storageKeys } from '../../stores/storage-keys.ts'
import { createStoredValue } from '../../stores/stored-value.ts'

/** A draft on the preview page. */
export interface Draft {
  /** The content file that the draft is for, such as `en/guide/install/docker.md`. */
  readonly file: string
  readonly text: string
  /** The site's text that the draft began from, if it was loaded from the site. */
  readonly base?: string
}

/** The draft, stored on the device until the editor removes it; `undefined` if there is none. */
export const usePreviewDraft = createStoredValue<Draft | undefined>({
  key: storageKeys.previewDraft,
  read: (text) => {
    try {
      const json: unknown = JSON.parse(text)
      if (typeof json !== 'object' || json === null) return undefined
      const { file, text: markdown, base } = json as Record<string, unknown>
      if (typeof file !== 'string' || typeof markdown !== 'string') return undefined
      return { file, text: markdown, ...(typeof base === 'string' && { base }) }
    } catch {
      return undefined
    }
  },
  write: (draft) => (draft === undefined ? '' : JSON.stringify(draft)),
  default: undefined,
})

/** Returns whether the draft survives closing the tab. Storage may be full or blocked. */
export function isDraftStored(draft: Draft): boolean {
  return readStored(storageKeys.previewDraft) === JSON.stringify(draft)
}
