import { mayInclude } from '../../content/may-include.ts'
import type { IncludeIssue } from '../../dialect/includes.ts'
import type { OpenPage } from '../open-page.ts'
import type { PageRule } from '../page-rule.ts'

/** Requires included files to exist. */
export const includes: PageRule = {
  id: 'include',
  severity: 'error',
  ofPage: (open) =>
    open.includeIssues.map((issue) => {
      const detail = issue.file === open.page.file ? issue.detail : `${issue.file}: ${issue.detail}`
      return { line: lineOf(issue, open), kind: `include-${issue.kind}`, values: { detail } }
    }),
}

/** Returns the page's own line; for a fault inside an included file, the line that includes it. */
function lineOf({ file, line }: IncludeIssue, { page, content, source }: OpenPage): number {
  if (file === page.file) return content.bodyLine + line - 1
  const name = file.slice(file.lastIndexOf('/') + 1)
  const including = source.map((text) => mayInclude(text) && text.includes(name))
  return Math.max(including.indexOf(true), source.findIndex(mayInclude)) + 1
}
