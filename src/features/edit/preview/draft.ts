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
  /** The page for the readers of a deleted one. */
  readonly heir?: string
  /** The site no longer has the page. Handing in creates it again. */
  readonly isGone?: true
}

/** Returns whether the site has the page of a draft at its place, as far as the draft knows. */
export const isOnSite = ({ base, movedFrom, isGone }: Draft): boolean =>
  base !== undefined && movedFrom === undefined && !isGone

/** Where a draft stays on the device. */
export interface DraftStorage {
  /** Stores a draft; `undefined` removes it. Returns whether it survives closing the tab: storage may be full or blocked. */
  readonly set: (draft: Draft | undefined) => boolean
  /** `false` if what the editor begins with is only in this tab. */
  readonly isStored?: boolean
  /** Calls back with what another tab has stored; `undefined` if it removed the draft. Returns a function that stops this. */
  readonly onElsewhere?: (callback: (stored: Draft | undefined) => void) => () => void
}

/** Returns a stored draft; `undefined` if it is none. */
export function parseDraft(json: unknown): Draft | undefined {
  if (!isRecord(json)) return undefined
  const { file, text, base, movedFrom, isDeleted, heir, isGone } = json
  if (typeof file !== 'string' || typeof text !== 'string') return undefined
  return {
    file,
    text,
    ...(typeof base === 'string' && { base }),
    ...(typeof movedFrom === 'string' && { movedFrom }),
    ...(isDeleted === true && { isDeleted }),
    ...(typeof heir === 'string' && { heir }),
    ...(isGone === true && { isGone }),
  }
}
