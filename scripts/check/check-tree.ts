import { issueOf } from '../../src/check/issue-of.ts'
import type { ContentIssue } from '../../src/content/issue.ts'
import { type Folders, readSite } from './read-site.ts'
import { rules } from './rules.ts'

/** What the check says of a content folder. */
export interface CheckResult {
  /** How many pages were read. */
  readonly pages: number
  /** By file, then by line; every one has a rule and a severity. */
  readonly issues: readonly ContentIssue[]
}

/** Holds a content folder to all rules. Never throws because of content. */
export async function checkTree(folders: Folders): Promise<CheckResult> {
  const { site, pageIssues } = await readSite(folders)
  const siteIssues = rules.flatMap((rule) =>
    (rule.ofSite?.(site) ?? []).map((fault) => issueOf(fault, fault.file, rule)),
  )
  return { pages: site.pages.length, issues: [...pageIssues, ...siteIssues].toSorted(byPlace) }
}

function byPlace(one: ContentIssue, other: ContentIssue): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1
  return one.line - other.line
}
