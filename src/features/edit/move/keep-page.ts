import { textsAfterDeletion } from '../../../move/moved-texts.ts'
import { mergeTexts } from '../merge-texts.ts'
import { storeDrafts, storedDrafts } from '../page-drafts.ts'
import type { Draft } from '../preview/draft.ts'
import { shortHash } from '../short-hash.ts'

/**
 * Takes the deletion of a page back: in all languages, with its links, menus, and redirects. What else the editor has written
 * into these drafts stays. Returns the drafts as they were.
 */
export async function keepPage(file: string): Promise<readonly Draft[]> {
  const drafts = storedDrafts()
  const name = file.slice(file.indexOf('/'))
  const deleted = drafts.filter((one) => one.isDeleted && one.file.slice(one.file.indexOf('/')) === name)
  const heirs = new Map(
    deleted.flatMap(({ file: own, heir }) => (heir === undefined ? [] : [[own, heir] as const])),
  )
  const published = new Map(
    drafts.flatMap(({ file: own, base }) => (base === undefined ? [] : [[own, base] as const])),
  )
  const changed = await textsAfterDeletion(published, heirs, shortHash)
  const next = drafts.flatMap((draft) => {
    const after = changed.get(draft.file)
    if (after === undefined || draft.base === undefined) return []
    const { text, conflicts } = mergeTexts(draft.text, after, draft.base, { own: '', other: '' })
    return conflicts > 0 || text === draft.text ? [] : [{ ...draft, text }]
  })
  const files = [...deleted, ...next].map((one) => one.file)
  storeDrafts(
    next,
    deleted.map((one) => one.file),
  )
  return drafts.filter((one) => files.includes(one.file))
}
