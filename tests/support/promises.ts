/** A row of a table of docs/security.md whose last column is named "Tests". */
interface SecurityPromise {
  /** Its first cell, if the first column is named "Id". Rows of other tables need no titles. */
  readonly id: string | undefined
  readonly name: string
  readonly tests: readonly { readonly file: string; readonly titles: readonly string[] }[]
}

/** Reads the rows that name tests: `` `tests/unit/a.test.ts`: “part of a title”, “part of another” ``. */
export function readPromises(text: string): readonly SecurityPromise[] {
  const rows: SecurityPromise[] = []
  let header: readonly string[] = []
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) header = []
    else if (header.length === 0) header = cellsOf(line)
    else if (header.at(-1) === 'Tests' && !line.startsWith('| ---')) {
      const cells = cellsOf(line)
      const [name = ''] = cells
      rows.push({ id: header[0] === 'Id' ? name : undefined, name, tests: testsIn(cells.at(-1) ?? '') })
    }
  }
  return rows
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** Returns the tests of a cell. A file is followed by its titles. */
function testsIn(cell: string): SecurityPromise['tests'] {
  return [...cell.matchAll(/`([^`]+)`([^`]*)/g)].map(([, file = '', rest = '']) => ({
    file,
    titles: [...rest.matchAll(/“([^”]+)”/g)].flatMap(([, title]) => title ?? []),
  }))
}

/** Returns the titles of the tests and groups of a file, as they are written. Those that are skipped don't count. */
export function titlesIn(code: string): readonly string[] {
  const call =
    /\b(?:test|it|describe)(?:\.(?!skip|todo|fixme)\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*([`'"])((?:(?!\1).)*)\1/gs
  return [...code.matchAll(call)].map(([, , title = '']) => title)
}

/**
 * Returns what is wrong with the tests that promises name.
 *
 * @param read returns the text of a file by its path in the repository; `undefined` if it does not exist
 */
export function brokenReferences(
  promises: readonly SecurityPromise[],
  read: (file: string) => string | undefined,
): readonly string[] {
  return promises.flatMap(({ id, name, tests }) => {
    if (tests.length === 0) return [`${name}: names no test`]
    return tests.flatMap(({ file, titles }) => {
      const code = read(file)
      if (code === undefined) return [`${name}: ${file} does not exist`]
      if (id !== undefined && titles.length === 0) return [`${name}: names no test of ${file}`]
      const known = titlesIn(code)
      const gone = titles.filter((title) => !known.some((one) => one.includes(title)))
      return gone.map((title) => `${name}: ${file} has no test “${title}”`)
    })
  })
}
