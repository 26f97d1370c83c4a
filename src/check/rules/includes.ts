import type { IncludeIssue } from '../../dialect/includes.ts'
import type { OpenPage } from '../open-page.ts'
import type { PageRule } from '../page-rule.ts'

const words: Readonly<Record<IncludeIssue['kind'], readonly [what: string, mend: string]>> = {
  missing: ['There is no such file to include', 'Mend the path; it begins with ./ or ../ at this file.'],
  foreign: [
    'Only markdown files of the content folder can be included',
    'Write a relative path that ends in .md.',
  ],
  cycle: ['The files include each other', 'Take one of the includes out.'],
  depth: ['Files are included too deep inside each other', 'Include the file in the page itself.'],
  amount: ['The page includes too many files', 'Split the page.'],
  region: [
    'The file has no such region',
    'Mark it there with <!-- #region name --> and <!-- #endregion name -->.',
  ],
}

/** What a page includes is there. */
export const includes: PageRule = {
  id: 'include',
  severity: 'error',
  ofPage: (open) =>
    open.includeIssues.map((issue) => {
      const [what, mend] = words[issue.kind]
      const place = issue.file === open.page.file ? '' : ` (in ${issue.file})`
      return { line: lineOf(issue, open), what: `${what}: ${issue.detail}${place}.`, mend }
    }),
}

/** The page's own line; for a fault inside an included file the line that includes it. */
function lineOf({ file, line }: IncludeIssue, { page, source }: OpenPage): number {
  if (file === page.file) return page.bodyLine + line - 1
  const name = file.slice(file.lastIndexOf('/') + 1)
  const including = source.map((text) => text.includes('@include:') && text.includes(name))
  return (
    Math.max(
      including.indexOf(true),
      source.findIndex((text) => text.includes('@include:')),
    ) + 1
  )
}
