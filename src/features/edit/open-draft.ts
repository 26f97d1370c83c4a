import { openPage } from '../../check/open-page.ts'
import { readPathname } from '../../content/page-path.ts'
import { loadYaml } from '../../data/page-query.ts'
import { likelyFilesOf } from '../../data/page-target.ts'
import { unixLines } from './hand-in/line-breaks.ts'
import { mergeTexts } from './merge-texts.ts'
import type { Draft } from './preview/draft.ts'

/** How an editor begins, and what happened to the page since the draft began. */
export interface OpenedDraft {
  readonly draft: Draft
  /**
   * `kept`: the stored draft, of the page as it is. `merged`, `conflicts`: the page has changed since. `moved`,
   * `movedConflicts`: it has moved here. `gone`: the site no longer has it.
   */
  readonly news?: 'kept' | 'merged' | 'conflicts' | 'moved' | 'movedConflicts' | 'gone'
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
  let isKnown = true
  const ask = (path: string) =>
    load(path).catch((failure) => {
      isKnown = false
      return stored ? undefined : Promise.reject(failure)
    })
  const text = await ask(stored?.movedFrom ?? file)
  const isGone = isKnown && text === undefined && stored?.base !== undefined && stored.movedFrom === undefined
  if (isGone) return { draft: { ...stored, isGone: true }, news: 'gone' }
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
  if (!stored) return { draft: fresh }
  const now = unixLines(text)
  const own = unixLines(stored.text)
  if ((stored.movedFrom === undefined && own === now) || isAdded(stored, text)) return { draft: fresh }
  // A new page that someone else has added meanwhile began from nothing.
  const base = unixLines(stored.base ?? '')
  const { isGone: _gone, ...there } = stored
  if (base === now) return { draft: { ...there, base: text }, news: 'kept' }
  const merged = mergeTexts(own, base, now, names)
  return {
    draft: { ...there, base: text, text: merged.text },
    news: merged.conflicts > 0 ? 'conflicts' : 'merged',
    before: stored,
  }
}

/** Returns whether a page is a new one as it was handed in, when a translation also records its original. */
const isAdded = ({ text, base }: Draft, now: string) =>
  base === undefined && text === now.replace(/^basedOn:.*\n/m, '')

/**
 * Returns the draft of a page's former file, from which the page was moved meanwhile; `undefined` if there is none.
 *
 * @param text the page's text now
 */
export async function arrivedDraft(
  file: string,
  text: string,
  draftOf: (file: string) => Draft | undefined,
): Promise<Draft | undefined> {
  const { redirectFrom = [] } =
    (await openPage(text, file, async () => undefined, undefined, loadYaml))?.page.metadata ?? {}
  const drafts = redirectFrom.flatMap((path) => {
    const reading = readPathname(path)
    const files = reading.kind === 'canonical' ? likelyFilesOf(reading.address) : []
    return files.flatMap((one) => draftOf(one) ?? [])
  })
  return drafts.find((draft) => draft.base !== undefined && draft.file !== file && !draft.movedFrom)
}
