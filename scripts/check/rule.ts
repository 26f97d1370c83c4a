import type { Fault, PageRule, Severity } from '../../src/check/page-rule.ts'
import type { Site } from './site.ts'

/** Something wrong that only the whole site shows. */
export type SiteFault = Fault & {
  /** Below the content folder. */
  readonly file: string
}

/** One thing that content has to be. A new rule is one file and one row of `rules.ts`. */
export interface Rule {
  /** How messages and tests name it: `dead-link`. */
  readonly id: string
  readonly severity: Severity
  /** What can be told from one page alone: a rule of `src/check/`. */
  readonly ofPage?: PageRule['ofPage']
  /** What takes all pages and the configuration. */
  readonly ofSite?: (site: Site) => readonly SiteFault[]
}
