import { latePart } from '../../../ui/late-part.tsx'
import { CrashNote } from '../../../ui/page/crash-note.tsx'
import type { HandInProps } from './hand-in-props.ts'

/** What hands in drafts: in the preview, and beside a page. */
export const HandIn = latePart<HandInProps>('hand-in', () => import('./draft-hand-in.tsx'), {
  failed: CrashNote,
})
