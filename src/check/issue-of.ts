import type { ContentIssue } from '../content/issue.ts'
import type { Fault, PageRule } from './page-rule.ts'

/** Converts a fault to an issue with its file, rule, and severity. */
export function issueOf(fault: Fault, file: string, rule: Pick<PageRule, 'id' | 'severity'>): ContentIssue {
  return { ...fault, file, rule: rule.id, severity: fault.severity ?? rule.severity }
}
