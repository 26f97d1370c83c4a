import type { ContentIssue } from '../content/issue.ts'
import type { Fault, PageRule } from './page-rule.ts'

/** A fault as the world sees it: with its file, its rule and its weight. */
export function issueOf(
  { line, what, mend, severity }: Fault,
  file: string,
  rule: Pick<PageRule, 'id' | 'severity'>,
): ContentIssue {
  return { file, line, rule: rule.id, severity: severity ?? rule.severity, what, mend }
}
