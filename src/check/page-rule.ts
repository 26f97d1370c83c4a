import type { FaultWords } from '../config/locales/check-words.ts'
import type { TextEdit } from '../content/issue.ts'
import type { OpenPage } from './open-page.ts'

export type Severity = 'error' | 'warning'

/** A fault without its position. */
export type Verdict = FaultWords & {
  /** Severity of this fault if it differs from the rule's. */
  readonly severity?: Severity
}

/** A fault in a page. */
export type Fault = Verdict & {
  /** 1-based, in the file. */
  readonly line: number
  readonly edit?: TextEdit | undefined
}

/** A check of a single page. For a new rule, add a file and a row in `page-rules.ts`. */
export interface PageRule {
  /** ID used in messages and tests: `dead-link`. */
  readonly id: string
  readonly severity: Severity
  readonly ofPage: (page: OpenPage) => readonly Fault[]
}
