import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Packages that the build replaces with a part of themselves (docs/decisions/0019), each with the files of
 * the package that its replacement in `lean-packages/` imports. The package does not export those files, so
 * the build resolves them only here.
 */
const replaced = {
  lowlight: ['lib/index.js'],
  'mdast-util-to-markdown': [],
  'markdown-table': [],
  '@ungap/structured-clone': [],
  'property-information': [],
  'style-to-object': [],
  extend: [],
  vfile: [],
  'vfile-message': [],
} satisfies Record<string, readonly string[]>

/** Returns the replacement's file: `@ungap/structured-clone` → `structured-clone.ts`. */
const replacementOf = (name: string) =>
  resolve(import.meta.dirname, `lean-packages/${name.split('/').at(-1)}.ts`)

/**
 * Returns the rows for Vite's `resolve.alias`.
 * @throws if a package no longer has a file that its replacement imports, with the names of both
 */
export function leanPackageAliases(modules = resolve('node_modules')) {
  return Object.entries(replaced).flatMap(([name, files]) => [
    { find: new RegExp(`^${name}$`), replacement: replacementOf(name) },
    ...files.map((file) => ({
      find: new RegExp(`^${name}/${file}$`),
      replacement: existing(resolve(modules, name, file), name, 'scripts/build/lean-packages.ts'),
    })),
  ])
}

/** @throws if a package no longer has a file, with the names of the package and of the file that needs it */
export function existing(path: string, name: string, user: string): string {
  if (existsSync(path)) return path
  throw new Error(
    `${path} no longer exists: the package ${name} has changed. Adapt its replacement, or remove its row in ${user}.`,
  )
}
