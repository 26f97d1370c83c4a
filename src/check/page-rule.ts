import type { OpenPage } from './open-page.ts'

export type Severity = 'error' | 'warning'

/** Something wrong in a page. */
export interface Fault {
  /** 1-based, in the file. */
  readonly line: number
  /** What is wrong, as a sentence. */
  readonly what: string
  /** What the editor can do about it, as a sentence. */
  readonly mend: string
  /** Where this fault weighs less than the rule's others. Absent: the rule's own. */
  readonly severity?: Severity
}

/** One thing that can be told from a page alone. A new rule is one file and one row of `page-rules.ts`. */
export interface PageRule {
  /** How messages and tests name it: `dead-link`. */
  readonly id: string
  readonly severity: Severity
  readonly ofPage: (page: OpenPage) => readonly Fault[]
}
