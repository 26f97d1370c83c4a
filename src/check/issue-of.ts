import type { ContentIssue } from '../content/issue.ts'
import type { Fault, PageRule } from './page-rule.ts'

/** A fault as the world sees it: with its file, its rule and its weight. */
export function issueOf(fault: Fault, file: string, rule: Pick<PageRule, 'id' | 'severity'>): ContentIssue {
  return { ...fault, file, rule: rule.id, severity: fault.severity ?? rule.severity }
}
