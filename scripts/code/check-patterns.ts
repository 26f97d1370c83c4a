/**
 * `npm run patterns`: checks that every regular expression of the application, and of what reads authors' SVG
 * files, takes linear time on any text. Fails on an expression that may take longer and is not in the list of
 * exceptions, and on exceptions that nothing needs. Scripts that read only this repository are left out.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { check } from 'recheck'
import { filesBelow } from '../content/list-files.ts'
import { printError, printLines } from '../shared/output.ts'
import { allowedPatterns } from './allowed-patterns.ts'
import { type FoundPattern, findPatterns } from './find-patterns.ts'

/** Milliseconds for one pattern. The steps of its matches are counted: their time would call a linear pattern slow on a busy machine. */
const limits = { timeout: 30_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

/** Answers of earlier runs, by pattern. */
const cacheFile = 'node_modules/.cache/patterns.json'
const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string }
const unknownAnswer = 'cannot be analyzed'
const known = new Map<string, string>(
  JSON.parse(await readFile(cacheFile, 'utf8').catch(() => '[]')) as [string, string][],
)
const used = new Map<string, string>()

/** Returns why a pattern may be slow. The empty text means that it is linear. */
async function analyze(source: string, flags: string): Promise<string> {
  const result = await check(source, flags, limits)
  if (result.status === 'safe') return ''
  return result.status === 'vulnerable' ? `takes ${result.complexity.summary} time` : unknownAnswer
}

/** Returns why a pattern may be slow, or `undefined` if it is linear. */
async function doubtOf({ source, flags }: FoundPattern): Promise<string | undefined> {
  if (source === undefined) return 'is built at run time'
  const key = `${version} /${source}/${flags}`
  const answer = known.get(key) ?? used.get(key) ?? (await analyze(source, flags))
  // On a busy machine the time runs out, so this answer is not kept.
  if (answer !== unknownAnswer) used.set(key, answer)
  return answer || undefined
}

const files = [
  ...(await filesBelow('src')).filter((file) => /\.tsx?$/.test(file)).map((file) => `src/${file}`),
  'scripts/content/active-files.ts',
  'scripts/content/active-svg.ts',
]
const patterns = (await Promise.all(files.map(findPatterns))).flat()
const doubtful: (FoundPattern & { readonly doubt: string })[] = []
for (const pattern of patterns) {
  const doubt = await doubtOf(pattern)
  if (doubt !== undefined) doubtful.push({ ...pattern, doubt })
}

await mkdir(dirname(cacheFile), { recursive: true })
await writeFile(cacheFile, JSON.stringify([...used]))

const faults: string[] = []
for (const file of new Set([...doubtful, ...allowedPatterns].map((entry) => entry.file))) {
  const found = doubtful.filter((pattern) => pattern.file === file)
  const allowed = allowedPatterns.find((entry) => entry.file === file)?.count ?? 0
  if (found.length > allowed) {
    faults.push(...found.map(({ line, text, doubt }) => `${file}:${line} ${doubt}: ${text.slice(0, 120)}`))
  }
  if (found.length === 0)
    faults.push(`${file}: no pattern needs its exception. Remove it from scripts/code/allowed-patterns.ts.`)
}
// A checker that reads nothing finds nothing.
if (patterns.length < files.length / 2)
  faults.push(`only ${patterns.length} patterns were found in ${files.length} files`)
for (const fault of faults) printError(fault)
if (faults.length > 0) process.exitCode = 1
else
  printLines(
    `patterns: ${patterns.length} in ${files.length} files, ${doubtful.length} of them on short texts, all others linear`,
  )
