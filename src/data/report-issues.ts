import { type ContentIssue, issueLine } from '../content/issue.ts'

/** Tells the console what is wrong with a file, for whoever edits it. The words come late: a site without faults never loads them. */
export async function reportIssues(
  issues: readonly ContentIssue[],
  write: (message: string) => void,
): Promise<void> {
  if (issues.length === 0) return
  const { checkEn } = await import('../locales/check-en.ts')
  for (const issue of issues) write(issueLine(issue, checkEn))
}
