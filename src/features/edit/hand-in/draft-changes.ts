import type { FileChange } from '../file-change.ts'
import type { Draft } from '../preview/draft.ts'
import { withLineBreaksOf } from './line-breaks.ts'

/**
 * Returns what handing in a draft changes.
 *
 * @param published the site's text, for a draft without a known beginning
 */
export function changesOfDraft(draft: Draft, published: string | undefined): readonly FileChange[] {
  const { file: path, movedFrom, base = published } = draft
  if (draft.isGone) return [{ path, base: undefined, text: withLineBreaksOf(base, draft.text) }]
  if (draft.isDeleted) return [{ path, base, text: undefined }]
  const text = withLineBreaksOf(base, draft.text)
  if (movedFrom !== undefined)
    return [
      { path: movedFrom, base, text: undefined },
      { path, base: undefined, text },
    ]
  return base === text ? [] : [{ path, base, text }]
}
