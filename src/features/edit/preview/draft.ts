import { isRecord } from '../../../config/is-record.ts'

/** A draft of a page. */
export interface Draft {
  /** The content file that the draft is for, such as `en/guide/install/docker.md`. */
  readonly file: string
  readonly text: string
  /** The site's text that the draft began from, if it was loaded from the site. */
  readonly base?: string
  /** The file that the page is moved from, whose text is `base`. */
  readonly movedFrom?: string
  /** The file is deleted. */
  readonly isDeleted?: true
}

/** Returns whether the site has the page of a draft at its place. */
export const isOnSite = ({ base, movedFrom }: Draft): boolean => base !== undefined && movedFrom === undefined

/** Where a draft stays on the device. */
export interface DraftStorage {
  /** Stores a draft; `undefined` removes it. */
  readonly set: (draft: Draft | undefined) => void
  /** Returns whether the draft survives closing the tab. Storage may be full or blocked. */
  readonly isStored: (draft: Draft) => boolean
}

/** Returns a stored draft; `undefined` if it is none. */
export function parseDraft(json: unknown): Draft | undefined {
  if (!isRecord(json)) return undefined
  const { file, text, base, movedFrom, isDeleted } = json
  if (typeof file !== 'string' || typeof text !== 'string') return undefined
  return {
    file,
    text,
    ...(typeof base === 'string' && { base }),
    ...(typeof movedFrom === 'string' && { movedFrom }),
    ...(isDeleted === true && { isDeleted }),
  }
}
