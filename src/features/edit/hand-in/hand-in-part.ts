import { latePart } from '../../../ui/late-part.tsx'
import { CrashNote } from '../../../ui/page/crash-note.tsx'
import type { Draft } from '../preview/draft.ts'

interface HandInProps {
  readonly drafts: readonly Draft[]
  readonly onDone: () => void
}

/** What hands in drafts: in the preview, and beside a page. */
export const HandIn = latePart<HandInProps>('hand-in', () => import('./draft-hand-in.tsx'), {
  failed: CrashNote,
})
