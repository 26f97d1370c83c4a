import { parsedJson } from '../../config/is-record.ts'
import { siteKeys } from '../../stores/site-keys.ts'
import { readStored } from '../../stores/storage.ts'
import { createStoredValue } from '../../stores/stored-value.ts'
import { type Draft, type DraftStorage, parseDraft } from './preview/draft.ts'

/** The drafts of pages, each for one file. */
export const usePageDrafts = createStoredValue<readonly Draft[]>({
  key: siteKeys.pageDrafts,
  read: draftsIn,
  write: (drafts) => JSON.stringify(drafts),
  default: [],
})

function draftsIn(text: string): readonly Draft[] {
  const json = parsedJson(text)
  return Array.isArray(json) ? json.flatMap((one) => parseDraft(one) ?? []) : []
}

/** What is stored now, also by another tab a moment ago. */
export const storedDrafts = (): readonly Draft[] => draftsIn(readStored(siteKeys.pageDrafts) ?? '')

/** Returns the draft of a file, also if the page is moved from there. */
export const draftOf = (file: string): Draft | undefined =>
  storedDrafts().find((draft) => draft.file === file || draft.movedFrom === file)

/** Returns whether a draft changes anything. */
export const isChange = ({ text, base, movedFrom, isDeleted }: Draft) =>
  text !== base || movedFrom !== undefined || isDeleted === true

/**
 * Stores drafts in the place of those of the same files. Returns whether the device has stored them; if not, nothing changes.
 *
 * @param gone files whose drafts are removed in the same step
 */
export function storeDrafts(drafts: readonly Draft[], gone: readonly string[] = []): boolean {
  const before = storedDrafts()
  const files = [...gone, ...drafts.map(({ file }) => file)]
  const next = [...before.filter(({ file }) => !files.includes(file)), ...drafts.filter(isChange)]
  usePageDrafts.getState().set(next)
  const isStored = readStored(siteKeys.pageDrafts) === JSON.stringify(next)
  if (!isStored) usePageDrafts.getState().set(before)
  return isStored
}

/** Removes the drafts of some files, such as those that were handed in. */
export function removeDrafts(files: readonly string[]): void {
  usePageDrafts.getState().set(storedDrafts().filter(({ file }) => !files.includes(file)))
}

/** The place of a page's draft. A text that is as published, at its place, is no draft. */
export function pageDraftStorage(file: string): DraftStorage {
  return {
    set: (draft) => {
      const others = storedDrafts().filter((one) => one.file !== file)
      usePageDrafts.getState().set(draft && isChange(draft) ? [...others, draft] : others)
    },
    isStored: (draft) => !isChange(draft) || draftOf(file)?.text === draft.text,
  }
}
