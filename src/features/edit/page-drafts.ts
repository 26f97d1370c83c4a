import { create } from 'zustand'
import { parsedJson } from '../../config/is-record.ts'
import { siteKeys } from '../../stores/site-keys.ts'
import {
  onAnyStoredElsewhere,
  onStoredElsewhere,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from '../../stores/storage.ts'
import { unixLines } from './hand-in/line-breaks.ts'
import { type Draft, type DraftStorage, parseDraft } from './preview/draft.ts'
import { leaveQuestion } from './preview/leave-question.ts'

/*
 * Each draft has its own key, so a key press stores one draft, and two tabs that edit two pages never write the same value.
 * Earlier versions stored all drafts in one list. A tab with such a version may still be open, so the list is read, too, and
 * its drafts are the newer ones.
 */

const prefix = `${siteKeys.pageDrafts}/`
const keyOf = (file: string) => prefix + file

const filesOf = (drafts: readonly Draft[]) => drafts.map(({ file }) => file)
const without = (drafts: readonly Draft[], files: readonly string[]) =>
  drafts.filter(({ file }) => !files.includes(file))

function withDrafts(before: readonly Draft[], drafts: readonly Draft[]): readonly Draft[] {
  return [...without(before, filesOf(drafts)), ...drafts].toSorted((one, other) =>
    one.file < other.file ? -1 : 1,
  )
}

/** Returns what is in the list of earlier versions, with what no known version understands. */
function listed(): readonly unknown[] {
  const json = parsedJson(readStored(siteKeys.pageDrafts) ?? '')
  return Array.isArray(json) ? json : []
}

function removeFromList(file: string): void {
  const list = listed()
  const left = list.filter((one) => parseDraft(one)?.file !== file)
  if (left.length === list.length) return
  if (left.length === 0) removeStored(siteKeys.pageDrafts)
  else writeStored(siteKeys.pageDrafts, JSON.stringify(left))
}

/** Returns whether the device has stored a draft. */
function write(draft: Draft): boolean {
  const isStored = writeStored(keyOf(draft.file), JSON.stringify(draft))
  if (isStored) removeFromList(draft.file)
  return isStored
}

function erase(file: string): void {
  removeStored(keyOf(file))
  removeFromList(file)
}

const draftsOf = (values: readonly unknown[]) => values.flatMap((one) => parseDraft(one) ?? [])

function onDevice(): readonly Draft[] {
  const own = storedKeys(prefix).flatMap((key) => {
    const draft = parseDraft(parsedJson(readStored(key) ?? ''))
    return draft && keyOf(draft.file) === key ? draft : []
  })
  return withDrafts(own, draftsOf(listed()))
}

interface PageDrafts {
  /** The drafts of pages, each for one file. */
  readonly value: readonly Draft[]
  /** Those that the device could not store. They last as long as the tab. */
  readonly unstored: readonly Draft[]
}

export const usePageDrafts = create<PageDrafts>(() => {
  for (const draft of draftsOf(listed())) write(draft)
  return { value: onDevice(), unstored: [] }
})

onAnyStoredElsewhere((key = prefix) => {
  if (key.startsWith(siteKeys.pageDrafts)) usePageDrafts.setState({ value: storedDrafts() })
})

const askBeforeLeaving = leaveQuestion()

/** What is stored now, also by another tab a moment ago. */
export const storedDrafts = (): readonly Draft[] => withDrafts(onDevice(), usePageDrafts.getState().unstored)

/** Returns the draft of a file, also if the page is moved from there. */
export const draftOf = (file: string): Draft | undefined =>
  storedDrafts().find((draft) => draft.file === file || draft.movedFrom === file)

/** Returns whether a draft changes anything. */
export const isChange = ({ text, base, movedFrom, isDeleted }: Draft) =>
  base === undefined || unixLines(text) !== unixLines(base) || movedFrom !== undefined || isDeleted === true

/** Removes the drafts of some files, and stores others. Returns whether the device has stored all of them. */
function store(drafts: readonly Draft[], gone: readonly string[]): boolean {
  for (const file of gone) erase(file)
  const failed = drafts.filter((draft) => !write(draft))
  const { value, unstored } = usePageDrafts.getState()
  const left = without(unstored, [...gone, ...filesOf(drafts)])
  usePageDrafts.setState({
    value: withDrafts(without(value, gone), drafts),
    unstored: [...left, ...failed],
  })
  askBeforeLeaving(left.length + failed.length > 0)
  return failed.length === 0
}

/**
 * Stores drafts in the place of those of the same files. Returns whether the device has stored them; if not, nothing changes.
 *
 * @param gone files whose drafts are removed in the same step
 */
export function storeDrafts(drafts: readonly Draft[], gone: readonly string[] = []): boolean {
  const files = [...gone, ...filesOf(drafts)]
  const before = storedDrafts().filter(({ file }) => files.includes(file))
  const changes = drafts.filter(isChange)
  const isStored = store(
    changes,
    files.filter((file) => !filesOf(changes).includes(file)),
  )
  if (!isStored) store(before, files)
  return isStored
}

/** Removes the drafts of some files, such as those that were handed in. */
export function removeDrafts(files: readonly string[]): void {
  store([], files)
}

/** The place of a page's draft. A text that is as published, at its place, is no draft. */
export function pageDraftStorage(file: string): DraftStorage {
  return {
    isStored: !filesOf(usePageDrafts.getState().unstored).includes(file),
    set: (draft) => (draft && isChange(draft) ? store([draft], []) : store([], [file])),
    onElsewhere: (callback) =>
      onStoredElsewhere(keyOf(file), () => {
        // Without locks, two tabs could edit the page, and would store theirs in turn for ever.
        if (navigator.locks) callback(onDevice().find((one) => one.file === file))
      }),
  }
}
