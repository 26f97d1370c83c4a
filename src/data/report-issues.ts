import { loadLate } from '../browser/load-late.ts'
import { type ContentIssue, issueLine } from '../content/issue.ts'

/**
 * Logs the issues of a file for its editor. The messages are loaded on demand, so a site without faults never
 * loads them.
 */
export async function reportIssues(
  issues: readonly ContentIssue[],
  write: (message: string) => void,
): Promise<void> {
  if (issues.length === 0) return
  const { check } = await loadLate(() => import('../config/locales/en/check.ts'))
  for (const issue of issues) write(issueLine(issue, check))
}
