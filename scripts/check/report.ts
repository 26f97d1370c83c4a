import { join, relative, sep } from 'node:path'
import { type CheckWords, faultText, sayFault } from '../../src/config/locales/check-words.ts'
import { type ContentIssue, issueLine } from '../../src/content/issue.ts'
import { encodeParts } from '../../src/content/page-path.ts'

/** What a run of the content check reports. */
export interface Report {
  /** Folder of the issues' files. */
  readonly content: string
  /** Number of pages read. */
  readonly pages: number
  readonly issues: readonly ContentIssue[]
  /** Number of issues hidden by comments and `checkOff`. */
  readonly switchedOff: number
  /** Number of issues that the baseline accepts. */
  readonly accepted: number
}

export const formats = ['text', 'json', 'sarif'] as const

/** Returns the number of issues of a severity. */
export const countOf = ({ issues }: Report, severity: ContentIssue['severity']): number =>
  issues.filter((issue) => issue.severity === severity).length

/** Returns an issue as a line of text: `content/en/a.md:3: Problem. Fix. (error dead-link)`. */
export function lineOf(issue: ContentIssue, { content }: Report, words: CheckWords): string {
  const line = issueLine({ ...issue, file: join(content, issue.file) }, words)
  return `${line} (${issue.severity} ${issue.rule})`
}

/** Returns a report as JSON: each issue with its parts and its sentences. */
export function asJson(report: Report, words: CheckWords): object {
  const { pages, switchedOff, accepted, issues } = report
  return {
    pages,
    errors: countOf(report, 'error'),
    warnings: countOf(report, 'warning'),
    switchedOff,
    accepted,
    issues: issues.map((issue) => ({ ...issue, ...sayFault(issue, words) })),
  }
}

/** Returns a report as SARIF 2.1.0 (OASIS), which code hosts show beside the lines. Paths start in the current folder. */
export function asSarif({ content, issues }: Report, words: CheckWords): object {
  const rules = [...new Set(issues.map(({ rule = '' }) => rule))].toSorted()
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'content check', rules: rules.map((id) => ({ id })) } },
        results: issues.map((issue) => ({
          ruleId: issue.rule,
          level: issue.severity,
          message: { text: faultText(issue, words) },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: uriOf(join(content, issue.file)) },
                region: { startLine: issue.line },
              },
            },
          ],
        })),
      },
    ],
  }
}

const uriOf = (file: string) => encodeParts(relative('.', file).replaceAll(sep, '/'))
