/**
 * `npm run rows`: which rows of the checklist no test names. A test names a row by its id in brackets in its title, `[N4]`. Fails on an
 * id that the checklist does not have; rows without a test are listed, not failed, since they are work to come.
 */
import { readFile } from 'node:fs/promises'
import { filesBelow } from './content-tree.ts'

const checklist = await readFile('../shared/CHECKLIST.md', 'utf8').catch(() => undefined)
if (checklist === undefined) {
  console.log('rows: skipped, the checklist (../shared/CHECKLIST.md) is not here')
} else {
  const rows = [...checklist.matchAll(/^\| ([A-Z]\d+) \|/gm)].map((match) => match[1] ?? '')
  const named = new Map<string, string>()
  for (const file of await filesBelow('tests')) {
    if (!/\.test\.tsx?$/.test(file)) continue
    const text = await readFile(`tests/${file}`, 'utf8')
    for (const [, id = ''] of text.matchAll(/\[([A-Z]\d+)\]/g)) named.set(id, `tests/${file}`)
  }
  const unknown = [...named].filter(([id]) => !rows.includes(id))
  const missing = rows.filter((id) => !named.has(id))
  for (const [id, file] of unknown) console.error(`${file}: the checklist has no row ${id}`)
  console.log(`rows: ${rows.length - missing.length} of ${rows.length} are named by a test`)
  if (missing.length > 0) console.log(`without a test: ${missing.join(' ')}`)
  if (unknown.length > 0) process.exitCode = 1
}
