/**
 * `npm run rows`: lists the rows of docs/specification.md that no test covers. A test covers a row if its
 * title has the id in brackets, `[N4]`. Fails if a test, comment, or document cites a row or section that the
 * specification does not have. Rows without a test are only listed.
 */
import { readFile } from 'node:fs/promises'
import { filesBelow } from './content-tree.ts'
import { readSpecification, unknownCitations } from './specification.ts'

const specification = readSpecification(await readFile('docs/specification.md', 'utf8'))
const covered = new Set<string>()
let fileCount = 0

for (const folder of ['src', 'scripts', 'tests', 'docs', 'api']) {
  for (const name of await filesBelow(folder)) {
    if (!/\.(?:tsx?|mjs|css|md)$/.test(name)) continue
    const file = `${folder}/${name}`
    const text = await readFile(file, 'utf8')
    fileCount++
    for (const cited of unknownCitations(text, specification)) {
      console.error(`${file}: docs/specification.md has no ${cited}. Correct the reference, or add the row.`)
      process.exitCode = 1
    }
    if (!/\.test\.tsx?$/.test(name)) continue
    for (const [, id = ''] of text.matchAll(/\[([A-Z]\d+)\]/g)) covered.add(id)
  }
}

const missing = [...specification.rows].filter((id) => !covered.has(id))
console.log(
  `rows: ${specification.rows.size - missing.length} of ${specification.rows.size} are covered by a test (${fileCount} files read)`,
)
if (missing.length > 0) console.log(`without a test: ${missing.join(' ')}`)
