import type { Draft } from '../preview/draft.ts'

export interface HandInProps {
  readonly drafts: readonly Draft[]
  /** Whether the reader has chosen to hand in: it is open, and the focus is on the next step. */
  readonly isChosen?: boolean
  /** Called when the drafts are no longer needed. */
  readonly onDone: () => void
}
