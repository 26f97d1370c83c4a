import type { Fault, PageRule, Severity } from '../../src/check/page-rule.ts'
import type { Site } from './site.ts'

/** A fault that only shows in the whole site. */
export type SiteFault = Fault & {
  /** Below the content folder. */
  readonly file: string
}

/** A rule for content. For a new rule, add a file and a row in `rules.ts`. */
export interface Rule {
  /** ID used in messages and tests: `dead-link`. */
  readonly id: string
  readonly severity: Severity
  /** Checks a single page, as a rule of `src/check/`. */
  readonly ofPage?: PageRule['ofPage']
  /** Checks all pages and the configuration. */
  readonly ofSite?: (site: Site) => readonly SiteFault[]
}
