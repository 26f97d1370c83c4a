import { create } from 'zustand'
import { parsedJson } from '../../config/is-record.ts'
import { siteKeys } from '../../stores/site-keys.ts'
import { onStoredElsewhere, readStored } from '../../stores/storage.ts'
import { createStoredValue } from '../../stores/stored-value.ts'
import { unixLines } from './hand-in/line-breaks.ts'
import { type Draft, type DraftStorage, parseDraft } from './preview/draft.ts'
import { leaveQuestion } from './preview/leave-question.ts'

const { draftsIn, written, isWritten } = createDraftList()

/** The drafts of pages, each for one file. */
export const usePageDrafts = createStoredValue<readonly Draft[]>({
  key: siteKeys.pageDrafts,
  read: draftsIn,
  write: written,
  default: [],
})

/**
 * Returns what reads and writes the list of drafts, and says whether the device has stored what was written last. Each key press
 * stores all drafts, so the list is not parsed again each time.
 */
function createDraftList() {
  let latest: { readonly text: string; readonly list: readonly unknown[] } = { text: '', list: [] }
  let lastWritten = ''
  const listIn = (text = ''): readonly unknown[] => {
    if (text === latest.text) return latest.list
    const json = parsedJson(text)
    latest = { text, list: Array.isArray(json) ? json : [] }
    return latest.list
  }
  return {
    draftsIn: (text: string): readonly Draft[] => listIn(text).flatMap((one) => parseDraft(one) ?? []),
    /** What a later version of the site has stored in another form stays. */
    written: (drafts: readonly Draft[]): string => {
      const unknown = listIn(readStored(siteKeys.pageDrafts)).filter((one) => parseDraft(one) === undefined)
      const list = [...drafts, ...unknown]
      lastWritten = JSON.stringify(list)
      latest = { text: lastWritten, list }
      return lastWritten
    },
    isWritten: () => readStored(siteKeys.pageDrafts) === lastWritten,
  }
}

const onDevice = () => draftsIn(readStored(siteKeys.pageDrafts) ?? '')

/** Drafts that the device could not store. They last as long as the tab. */
const useUnstored = create<{ readonly drafts: readonly Draft[] }>(() => ({ drafts: [] }))
const unstored = () => useUnstored.getState().drafts
const askBeforeLeaving = leaveQuestion()

/** What is stored now, also by another tab a moment ago. */
export const storedDrafts = (): readonly Draft[] =>
  unstored().length === 0 ? onDevice() : withDrafts(onDevice(), unstored())

/** Returns the draft of a file, also if the page is moved from there. */
export const draftOf = (file: string): Draft | undefined =>
  storedDrafts().find((draft) => draft.file === file || draft.movedFrom === file)

/** Returns whether a draft changes anything. */
export const isChange = ({ text, base, movedFrom, isDeleted }: Draft) =>
  base === undefined || unixLines(text) !== unixLines(base) || movedFrom !== undefined || isDeleted === true

function withDrafts(before: readonly Draft[], drafts: readonly Draft[]): readonly Draft[] {
  const files = drafts.map(({ file }) => file)
  return [...before.filter(({ file }) => !files.includes(file)), ...drafts]
}

/** Stores these drafts instead of all others. Returns whether the device has stored them. */
function store(next: readonly Draft[]): boolean {
  usePageDrafts.getState().set(next)
  const isStored = isWritten()
  const kept = isStored ? next : onDevice()
  const drafts = isStored ? [] : next.filter((draft) => !kept.some((one) => isSame(one, draft)))
  useUnstored.setState({ drafts })
  askBeforeLeaving(drafts.length > 0)
  return isStored
}

const isSame = (one: Draft, other: Draft) => one.file === other.file && one.text === other.text

/**
 * Stores drafts in the place of those of the same files. Returns whether the device has stored them; if not, nothing changes.
 *
 * @param gone files whose drafts are removed in the same step
 */
export function storeDrafts(drafts: readonly Draft[], gone: readonly string[] = []): boolean {
  const before = storedDrafts()
  const left = before.filter(({ file }) => !gone.includes(file))
  const isStored = store(withDrafts(left, drafts).filter(isChange))
  if (!isStored) store(before)
  return isStored
}

/** Removes the drafts of some files, such as those that were handed in. */
export function removeDrafts(files: readonly string[]): void {
  store(storedDrafts().filter(({ file }) => !files.includes(file)))
}

/** The place of a page's draft. A text that is as published, at its place, is no draft. */
export function pageDraftStorage(file: string): DraftStorage {
  return {
    isStored: !unstored().some((draft) => draft.file === file),
    set: (draft) => {
      const others = storedDrafts().filter((one) => one.file !== file)
      return store(draft && isChange(draft) ? [...others, draft] : others) || !draft || !isChange(draft)
    },
    // Browsers don't order what two tabs store in the same moment, and a reader can delete what a site has stored.
    onLost: (last, callback) =>
      onStoredElsewhere(siteKeys.pageDrafts, () => {
        const draft = last()
        // Without locks, two tabs could edit the page, and would store theirs in turn for ever.
        if (navigator.locks && isChange(draft) && !onDevice().some((one) => isSame(one, draft)))
          callback(draft)
      }),
  }
}
