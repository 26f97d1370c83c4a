import type { FaultWords } from '../locales/check-words.ts'
import type { OpenPage } from './open-page.ts'

export type Severity = 'error' | 'warning'

/** What is wrong, wherever it stands. */
export type Verdict = FaultWords & {
  /** Where this fault weighs less than the rule's others. Absent: the rule's own. */
  readonly severity?: Severity
}

/** Something wrong in a page. */
export type Fault = Verdict & {
  /** 1-based, in the file. */
  readonly line: number
}

/** One thing that can be told from a page alone. A new rule is one file and one row of `page-rules.ts`. */
export interface PageRule {
  /** How messages and tests name it: `dead-link`. */
  readonly id: string
  readonly severity: Severity
  readonly ofPage: (page: OpenPage) => readonly Fault[]
}
