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

export const draftOf = (file: string): Draft | undefined =>
  storedDrafts().find((draft) => draft.file === file)

/** Stores drafts in the place of those of the same files. Returns whether the device has stored them; if not, none is. */
export function storeDrafts(drafts: readonly Draft[]): boolean {
  const before = storedDrafts()
  const files = drafts.map(({ file }) => file)
  const next = [...before.filter(({ file }) => !files.includes(file)), ...drafts]
  usePageDrafts.getState().set(next)
  const isStored = readStored(siteKeys.pageDrafts) === JSON.stringify(next)
  if (!isStored) usePageDrafts.getState().set(before)
  return isStored
}

/** Removes the drafts of some files, such as those that were handed in. */
export function removeDrafts(files: readonly string[]): void {
  usePageDrafts.getState().set(storedDrafts().filter(({ file }) => !files.includes(file)))
}

/** The place of a page's draft. A text that is as published is no draft. */
export function pageDraftStorage(file: string): DraftStorage {
  return {
    set: (draft) => {
      const others = storedDrafts().filter((one) => one.file !== file)
      const isChanged = draft !== undefined && draft.text !== draft.base
      usePageDrafts.getState().set(isChanged ? [...others, draft] : others)
    },
    isStored: (draft) => draft.text === draft.base || draftOf(file)?.text === draft.text,
  }
}
