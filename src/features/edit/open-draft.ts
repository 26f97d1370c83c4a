import { mergeTexts } from './merge-texts.ts'
import type { Draft } from './preview/draft.ts'

/** How an editor begins, and what happened to the page since the draft began. */
export interface OpenedDraft {
  readonly draft: Draft
  /** `kept`: the stored draft, of the page as it is. `merged`, `conflicts`: the page has changed since. */
  readonly news?: 'kept' | 'merged' | 'conflicts'
  /** The draft before the merge. */
  readonly before?: Draft
}

type SideNames = Parameters<typeof openDraft>[3]

/**
 * Returns the draft for editing a page, with what the site has now. A page whose move was published meanwhile is at its place.
 *
 * @param stored the draft on this device
 * @param load returns the site's text of a file, `undefined` if there is none
 * @throws if there is neither a draft nor a text
 */
export async function openStoredDraft(
  file: string,
  stored: Draft | undefined,
  load: (file: string) => Promise<string | undefined>,
  names: SideNames,
): Promise<OpenedDraft> {
  const ask = (path: string) => load(path).catch((failure) => (stored ? undefined : Promise.reject(failure)))
  const text = await ask(stored?.movedFrom ?? file)
  if (stored?.movedFrom === undefined || text !== undefined) return openDraft(file, stored, text, names)
  const { movedFrom: _old, ...arrived } = stored
  const now = await ask(file)
  return openDraft(file, now === undefined ? stored : arrived, now, names)
}

/**
 * Returns the draft for editing a page.
 *
 * @param stored the draft on this device
 * @param text the page's text now; `undefined` if it is not known
 * @throws if there is neither
 */
export function openDraft(
  file: string,
  stored: Draft | undefined,
  text: string | undefined,
  names: { readonly own: string; readonly other: string },
): OpenedDraft {
  if (text === undefined) {
    if (!stored) throw new Error(`There is no text of ${file}.`)
    return { draft: stored, news: 'kept' }
  }
  const fresh = { file, text, base: text }
  const isPublished = stored?.movedFrom === undefined && stored?.text === text
  if (!stored || isPublished || isAdded(stored, text)) return { draft: fresh }
  // A new page that someone else has added meanwhile began from nothing.
  const base = stored.base ?? ''
  if (base === text) return { draft: { ...stored, base }, news: 'kept' }
  const merged = mergeTexts(stored.text, base, text, names)
  return {
    draft: { ...stored, base: text, text: merged.text },
    news: merged.conflicts > 0 ? 'conflicts' : 'merged',
    before: stored,
  }
}

/** Returns whether a page is a new one as it was handed in, when a translation also records its original. */
const isAdded = ({ text, base }: Draft, now: string) =>
  base === undefined && text === now.replace(/^basedOn:.*\n/m, '')
