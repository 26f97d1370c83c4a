/**
 * `npm run rows`: lists the rows of docs/specification.md that no test covers. A test covers a row if its
 * title has the id in brackets, `[N4]`. Fails if a test, comment, or document cites a row or section that the
 * specification does not have, or if only browser tests that `npm test` leaves out cover a row. Rows without a
 * test are only listed.
 */
import { readFile } from 'node:fs/promises'
import { filesBelow } from '../content/list-files.ts'
import { printError, printLines } from '../shared/output.ts'
import { readSpecification, unknownCitations } from './specification.ts'

const specification = readSpecification(await readFile('docs/specification.md', 'utf8'))
const covered = new Set<string>()
const coveredInShortRun = new Set<string>()
let fileCount = 0

for (const folder of ['src', 'scripts', 'product', 'tests', 'docs']) {
  for (const name of await filesBelow(folder)) {
    if (!/\.(?:tsx?|mjs|css|md)$/.test(name)) continue
    const file = `${folder}/${name}`
    const text = await readFile(file, 'utf8')
    fileCount++
    for (const cited of unknownCitations(text, specification)) {
      printError(`${file}: docs/specification.md has no ${cited}. Correct the reference, or add the row.`)
      process.exitCode = 1
    }
    if (!/\.test\.tsx?$/.test(name)) continue
    for (const id of rowsIn(text)) covered.add(id)
    const isBrowserTest = file.startsWith('tests/browser/')
    for (const id of rowsIn(isBrowserTest ? journeysIn(text) : text)) coveredInShortRun.add(id)
  }
}

for (const id of covered) {
  if (coveredInShortRun.has(id)) continue
  printError(`${id}: npm test runs no test of this row. Make one of its browser tests a journey().`)
  process.exitCode = 1
}

const missing = [...specification.rows].filter((id) => !covered.has(id))
printLines(
  `rows: ${specification.rows.size - missing.length} of ${specification.rows.size} are covered by a test (${fileCount} files read)`,
)
if (missing.length > 0) printLines(`without a test: ${missing.join(' ')}`)

/** Returns the ids that start a string, as titles do: `'[F4] [X1] finds …'`. Comments and data don't count. */
function rowsIn(text: string): readonly string[] {
  const starts = text.match(/(?<=[`'"])(?:\[[A-Z]\d+\] ?)+/g) ?? []
  return starts.flatMap((start) => start.match(/[A-Z]\d+/g) ?? [])
}

/** Returns the text of a file without the titles of tests that are no journeys; '' if it has no journey. */
function journeysIn(text: string): string {
  if (!text.includes('journey(')) return ''
  return text.replaceAll(/\b(?:test|it)\(\s*([`'])(?:(?!\1).)*\1,(?!\s*journey\()/g, '')
}
