import { issueOf } from '../../src/check/issue-of.ts'
import { judged } from '../../src/check/preset.ts'
import { checkOff, verdictOf } from '../../src/check/rules/check-off.ts'
import { type SwitchOff, withoutSwitchedOff } from '../../src/check/switched-off.ts'
import type { ContentIssue } from '../../src/content/issue.ts'
import { byPosition } from '../../src/content/issue.ts'
import { rulesOff } from '../../src/content/site-config.ts'
import { affectedFiles } from './affected-files.ts'
import { diagramIssues } from './diagrams.ts'
import { type Folders, readSite } from './read-site.ts'
import { rules } from './rules.ts'

/** The result of checking a content folder. */
export interface CheckResult {
  /** Number of pages read. */
  readonly pages: number
  /** Sorted by file, then by line. Each has a rule and a severity. */
  readonly issues: readonly ContentIssue[]
  /** Number of issues hidden because their rule is switched off by a comment or `checkOff`. */
  readonly switchedOff: number
}

/**
 * Checks a content folder with all rules. Never throws because of content.
 *
 * @param changed limits the issues to files that these changes affect. Default: all files
 */
export async function checkTree(folders: Folders, changed?: readonly string[]): Promise<CheckResult> {
  const { site, pageIssues } = await readSite(folders)
  const isWanted = changed ? affectedFiles(site, changed) : () => true
  const siteIssues = rules.flatMap((rule) =>
    (rule.ofSite?.(site) ?? []).map((fault) => issueOf(fault, fault.file, rule)),
  )
  const drawn = changed ? site.pages.filter(({ file }) => changed.includes(file)) : site.pages
  const found = [...pageIssues, ...siteIssues, ...(await diagramIssues(drawn))]
  const all = found.filter(({ file }) => isWanted(file))
  const off = rulesOff(site.config)
  const ruled = all.filter(({ rule = '' }) => !off.includes(rule))
  const byFile = new Map<string, ContentIssue[]>()
  for (const issue of ruled) byFile.set(issue.file, [...(byFile.get(issue.file) ?? []), issue])
  const unused: ContentIssue[] = []
  for (const { file, switches } of site.pages) {
    if (switches.length === 0 || !isWanted(file)) continue
    const { left, used } = withoutSwitchedOff(byFile.get(file) ?? [], switches)
    byFile.set(file, [...left])
    unused.push(...switches.filter((one) => !used.has(one)).flatMap((one) => unusedIssue(one, file)))
  }
  const left = [...byFile.values()].flat()
  return {
    pages: site.pages.length,
    issues: judged([...left, ...unused], site.config).toSorted(byPosition),
    switchedOff: all.length - left.length,
  }
}

/** Reports a switch that hides nothing, because it would hide the next fault. An invalid switch has its own issue. */
function unusedIssue(one: SwitchOff, file: string): readonly ContentIssue[] {
  if (verdictOf(one)) return []
  const { line, rule } = one
  return [{ file, line, rule: checkOff.id, severity: 'warning', kind: 'off-unused', values: { rule } }]
}
