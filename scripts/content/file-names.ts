import { locales } from '../../src/config/locales/locale.ts'
import type { ContentIssue } from '../../src/content/issue.ts'
import { addressOfFile } from '../../src/content/page-path.ts'

const isMarkdown = (file: string) => /\.(?:md|markdown|mdx?)$/i.test(file)
const isHidden = (file: string) => file.split('/').some((name) => /^[._]/.test(name))

/** Reports Markdown files that look like pages but are not, and names that some systems cannot distinguish. */
export function fileNameIssues(files: readonly string[]): readonly ContentIssue[] {
  return [...noPages(files), ...sameButCase(files)]
}

function noPages(files: readonly string[]): readonly ContentIssue[] {
  const lost = files.filter((file) => isMarkdown(file) && !isHidden(file) && !addressOfFile(file))
  return lost.map((file): ContentIssue => {
    const name = file.replace(/\.\w+$/, '.md')
    if (locales.some(({ id }) => file.startsWith(`${id}/`)))
      return { file, line: 1, kind: 'file-extension', values: { name: name.split('/').at(-1) ?? name } }
    const folders = locales.map(({ id }) => `${id}/`).join(', ')
    return { file, line: 1, severity: 'warning', kind: 'file-outside', values: { folders } }
  })
}

/** Returns files or folders whose paths differ only in letter case, except the first of each. */
function sameButCase(files: readonly string[]): readonly ContentIssue[] {
  const seen = new Map<string, string>()
  const issues: ContentIssue[] = []
  for (const file of files) {
    const names = file.split('/')
    const paths = names.map((_, depth) => names.slice(0, depth + 1).join('/'))
    const twin = paths.find((path) => (seen.get(foldCase(path)) ?? path) !== path)
    for (const path of paths) if (!seen.has(foldCase(path))) seen.set(foldCase(path), path)
    if (twin === undefined) continue
    const other = seen.get(foldCase(twin)) ?? ''
    issues.push({ file, line: 1, kind: 'file-case', values: { name: twin, other } })
  }
  return issues
}

const foldCase = (path: string) => path.normalize('NFC').toLowerCase()
