/**
 * `npm run check:content [-- PATHS] [-- --json] [-- --strict] [-- --lang zh] [-- --content DIR] [-- --public
 * DIR]`: reports problems in the content with file, line, and how to fix them, using the site's own parser
 * and path rule. The whole folder is read (links need all pages); PATHS limit what is reported; `--lang` is
 * the language of the report. Exit code 1 for errors, with `--strict` also for warnings; 2 if a path does not
 * exist.
 */
import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { checkTextsOf } from '../../src/config/locales/check-texts.ts'
import { type CheckWords, sayFault } from '../../src/config/locales/check-words.ts'
import { locales, rootLocale } from '../../src/config/locales/locale.ts'
import { type ContentIssue, issueLine } from '../../src/content/issue.ts'
import { requirePages } from '../content/content-folder.ts'
import { readContentHistory } from '../content/content-history.ts'
import { readOptionsAndPaths } from '../shared/command-line.ts'
import { printError, printLines } from '../shared/output.ts'
import { checkTree } from './check-tree.ts'

const { options, paths } = readOptionsAndPaths(
  { content: 'public/content', public: '', lang: rootLocale.id },
  ['json', 'strict'],
)
const words = wordsOf(options.lang)
const wanted = paths.map(belowContent)
const started = performance.now()
const {
  pages,
  issues: all,
  switchedOff,
} = await checkTree({
  content: options.content,
  public: options.public === '' ? undefined : options.public,
  history: readContentHistory(options.content),
})
requirePages(options.content, { length: pages })
const seconds = ((performance.now() - started) / 1000).toFixed(1)
const issues = all.filter(({ file }) => wanted.length === 0 || wanted.some((path) => isBelow(file, path)))
const errors = issues.filter(({ severity }) => severity === 'error').length
const warnings = issues.length - errors

const hidden = switchedOff === 0 ? '' : `, ${switchedOff} switched off`

if (options.json)
  printLines(
    ...JSON.stringify({ pages, errors, warnings, switchedOff, issues: issues.map(said) }, null, 2).split(
      '\n',
    ),
  )
else {
  for (const issue of issues) print(issue)
  printLines(`content: ${pages} pages read in ${seconds} s, ${errors} errors, ${warnings} warnings${hidden}`)
}
if (errors > 0 || (options.strict && warnings > 0)) process.exitCode = 1

function print(issue: ContentIssue) {
  const place = { ...issue, file: join(options.content, issue.file) }
  const line = `${issueLine(place, words)} (${issue.severity} ${issue.rule})`
  if (issue.severity === 'error') printError(line)
  else printError(line)
}

/** Returns an issue for programs: its sentences, and their parts. */
function said(issue: ContentIssue) {
  return { ...issue, ...sayFault(issue, words) }
}

function wordsOf(lang: string): CheckWords {
  const locale = locales.find(({ id }) => id === lang)
  if (locale) return checkTextsOf(locale.id)
  printError(`--lang must be ${locales.map(({ id }) => id).join(' or ')}, not ${lang}.`)
  process.exit(2)
}

/** Converts a path from the shell, or from a message, to one below the content folder. */
function belowContent(path: string): string {
  const found = [path, join(options.content, path)].find(existsSync)
  if (found === undefined) {
    printError(`${path} does not exist. Check the path.`)
    process.exit(2)
  }
  return relative(options.content, found).split(sep).join('/')
}

function isBelow(file: string, path: string): boolean {
  return path === '' || file === path || file.startsWith(`${path}/`)
}
