/**
 * `npm run names`: checks that the engine doesn't name the product. Its name comes from the content, and everything else
 * about it is in `product/`. Fails on the name in another file, and on exceptions that nothing needs.
 */
import { readFile } from 'node:fs/promises'
import { filesBelow } from '../content/list-files.ts'
import { printError, printLines } from '../shared/output.ts'

const productName = /\balist|alist(?:gotech|go)?\b(?<!datalist)/i
/** The name of this package, from which the tests and host files take names of folders and of stored values. */
const packageName = /alist-docs/g

/** Files that may contain the name, and why. */
const exceptions = [
  { files: /^src\/tools\/flows\//, reason: 'addresses that the API servers of the token tools define' },
  { files: /^src\/features\/api-server\/api-server-select\.tsx$/, reason: 'the same addresses' },
  { files: /^scripts\/code\/check-names\.ts$/, reason: 'the pattern of this check' },
  { files: /^tests\/(?:browser|component)\/tools\.test\.tsx?$/, reason: 'the same addresses' },
  { files: /^tests\/(?:component\/)?support\/providers\.ts$/, reason: 'the same addresses' },
  { files: /^tests\/unit\/tools\/calls\.test\.ts$/, reason: 'the same addresses' },
  { files: /^tests\/browser\/package\.test\.ts$/, reason: 'searches the package for the name' },
  { files: /^scripts\/bench\/measure\.ts$/, reason: 'the prefix of stored values, which .env defines' },
]

const files = [
  ...(await filesBelow('src')).map((file) => `src/${file}`),
  ...(await filesBelow('scripts')).map((file) => `scripts/${file}`),
  ...(await filesBelow('tests')).map((file) => `tests/${file}`),
  ...(await filesBelow('hosts')).map((file) => `hosts/${file}`),
  ...['index.html', 'diagram-frame.html', 'public/demo-frame.html', 'public/site.webmanifest'],
  ...['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'],
]
const unused = new Set(exceptions)
const faults: string[] = []
for (const file of files) {
  const text = await readFile(file, 'utf8')
  const isEngine = !/^(?:tests|hosts)\//.test(file)
  const lines = (isEngine ? text : text.replaceAll(packageName, '')).split('\n')
  const named = lines.flatMap((line, at) =>
    productName.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [],
  )
  const exception = exceptions.find((each) => each.files.test(file))
  if (exception && named.length > 0) unused.delete(exception)
  if (!exception) faults.push(...named)
}

for (const fault of faults) printError(fault, '  Move it to product/ or to the content.')
for (const { files: pattern } of unused)
  printError(`No file needs the exception ${pattern}. Remove it from scripts/code/check-names.ts.`)
if (faults.length > 0 || unused.size > 0 || files.length < 500) process.exitCode = 1
else printLines(`names: ${files.length} files read, ${exceptions.length} exceptions`)
