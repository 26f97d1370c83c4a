/**
 * `npm run check:content [-- PATHS] [-- --format text|json|sarif] [-- --strict] [-- --lang zh] [-- --content DIR]
 * [-- --public DIR] [-- --base PATH] [-- --baseline FILE] [-- --update-baseline] [-- --changed]`: reports problems in the content with file, line, and
 * how to fix them, using the site's own parser and path rule. The whole folder is read (links need all pages); PATHS
 * limit what is reported, and `--changed` limits it to what differs from the main branch; `--lang` is the language of the report. A baseline hides the issues that it accepts, and
 * `--update-baseline` accepts all. Exit code 1 for errors, with `--strict` also for warnings; 2 if a path does not
 * exist or an option has another value.
 */
import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { checkTextsOf } from '../../src/config/locales/check-texts.ts'
import type { CheckWords } from '../../src/config/locales/check-words.ts'
import { locales, rootLocale } from '../../src/config/locales/locale.ts'
import { changedFiles } from '../content/changed-files.ts'
import { requirePages } from '../content/content-folder.ts'
import { readContentHistory } from '../content/content-history.ts'
import { baseFault } from '../publish/base-address.ts'
import { readOptionsAndPaths, refuse } from '../shared/command-line.ts'
import { printJson, printLines } from '../shared/output.ts'
import { commandLine, isPackaged, ownContent } from '../shared/own-command.ts'
import { baselineOf, beyondBaseline, readBaseline, writeBaseline } from './baseline.ts'
import { checkTree } from './check-tree.ts'
import { asJson, asSarif, countOf, formats, lineOf, type Report } from './report.ts'

const { options, paths } = readOptionsAndPaths(
  { content: ownContent, public: '', lang: rootLocale.id, format: 'text', baseline: '', base: '' },
  ['strict', 'update-baseline', 'changed'],
  {
    usage: commandLine('check', '[PATHS]'),
    about: 'Reports problems in the pages with file, line, and fix. Paths limit what is reported.',
    options: {
      content: 'Folder of the pages.',
      public: 'Folder that contains img/, if it is not the folder of the pages.',
      lang: `Language of the report: ${locales.map(({ id }) => id).join(', ')}.`,
      format: `Form of the report: ${formats.join(', ')}.`,
      base: 'The path of the site, such as /docs/, with which the list of versions is compared.',
      baseline: 'File with accepted problems, which are not reported.',
      strict: 'Ends with 1 for warnings too.',
      changed: 'Reports only what differs from the main branch, its translations, and what links to it.',
      'update-baseline': 'Accepts all present problems.',
    },
  },
)
const wrongBase = options.base === '' ? undefined : baseFault(options.base)
if (wrongBase !== undefined) refuse(wrongBase)
const words = wordsOf(options.lang)
const format = formats.find((name) => name === options.format)
if (format === undefined) refuse(`--format must be ${formats.join(' or ')}, not ${options.format}.`)
if (options['update-baseline'] && (options.baseline === '' || paths.length > 0))
  refuse(
    '--update-baseline needs --baseline FILE, and accepts the issues of the whole site. Remove the paths.',
  )
if (options['update-baseline'] && options.changed)
  refuse('--update-baseline accepts the issues of the whole site. Remove --changed.')
const wanted = paths.map(belowContent)
const started = performance.now()
const changed = options.changed ? await changedFiles(options.content) : undefined
if (options.changed && changed === undefined)
  refuse('--changed needs a Git repository. Run the command without it.')
const {
  pages,
  issues: all,
  switchedOff,
} = await checkTree(
  {
    content: options.content,
    public: options.public || (isPackaged ? options.content : undefined),
    history: readContentHistory(options.content),
    base: options.base || undefined,
  },
  changed,
)
requirePages(options.content, { length: pages })
const seconds = ((performance.now() - started) / 1000).toFixed(1)

if (options['update-baseline']) {
  await writeBaseline(options.baseline, baselineOf(all))
  printLines(`${options.baseline}: ${all.length} issues accepted`)
} else print(await reportOf())

async function reportOf(): Promise<Report & { readonly fixed: number }> {
  const baseline = options.baseline === '' ? new Map() : await readBaseline(options.baseline)
  if (baseline === undefined)
    refuse(`${options.baseline} is no baseline. To write one, run the command again with --update-baseline.`)
  const { left, fixed } = beyondBaseline(all, baseline)
  const issues = left.filter(({ file }) => wanted.length === 0 || wanted.some((path) => isBelow(file, path)))
  const accepted = all.length - left.length
  return { content: options.content, pages, issues, switchedOff, accepted, fixed }
}

function print(report: Report & { readonly fixed: number }): void {
  const errors = countOf(report, 'error')
  const warnings = countOf(report, 'warning')
  if (format === 'text') {
    printLines(...report.issues.map((issue) => lineOf(issue, report, words)))
    const hidden = [
      ...(switchedOff > 0 ? [`, ${switchedOff} switched off`] : []),
      ...(report.accepted > 0 ? [`, ${report.accepted} in the baseline`] : []),
    ].join('')
    printLines(
      `content: ${pages} pages read in ${seconds} s, ${errors} errors, ${warnings} warnings${hidden}`,
    )
    if (report.fixed > 0)
      printLines(`${report.fixed} issues of the baseline are fixed. Update it with --update-baseline.`)
  } else {
    const json = format === 'json' ? asJson(report, words) : asSarif(report, words)
    printJson(json)
  }
  if (errors > 0 || (options.strict && warnings > 0)) process.exitCode = 1
}

function wordsOf(lang: string): CheckWords {
  const locale = locales.find(({ id }) => id === lang)
  if (locale) return checkTextsOf(locale.id)
  return refuse(`--lang must be ${locales.map(({ id }) => id).join(' or ')}, not ${lang}.`)
}

/** Converts a path from the shell, or from a message, to one below the content folder. */
function belowContent(path: string): string {
  const found = [path, join(options.content, path)].find(existsSync)
  if (found === undefined) refuse(`${path} does not exist. Check the path.`)
  return relative(options.content, found).split(sep).join('/')
}

function isBelow(file: string, path: string): boolean {
  return path === '' || file === path || file.startsWith(`${path}/`)
}
