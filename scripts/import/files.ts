import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** Returns the text of a file; `undefined` if there is none. */
export function sourceText(file: string | undefined): string | undefined {
  if (file === undefined || !isFile(file)) return undefined
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
}

/** Returns the first of some files that exists in one of some folders. */
export function firstFile(folders: readonly string[], names: readonly string[]): string | undefined {
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file))
}

/** Names with every ending that a configuration in JavaScript can have. */
export const scriptNames = (name: string): readonly string[] =>
  ['js', 'ts', 'mjs', 'mts', 'cjs', 'cts'].map((ending) => `${name}.${ending}`)

/** Folders that no page is in. */
const foreign = new Set(['node_modules', 'dist', 'build', '__tests__', '__a11y__'])

/** Returns the files below a folder, sorted, with `/`. Hidden folders and those of packages are left out. */
export function filesIn(folder: string, below = ''): readonly string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true }).toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  )
  return entries.flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory())
      return entry.name.startsWith('.') || foreign.has(entry.name) ? [] : filesIn(folder, path)
    return entry.isFile() ? [path] : []
  })
}
