import { resolve } from 'node:path'
import type { Alias, Plugin } from 'vite'
import { existing, leanPackageAliases } from './lean-packages.ts'

/** Decodes character references with a table, because a worker has no document to decode them with. */
const decodeByTable = (modules = 'node_modules') => ({
  find: /^decode-named-character-reference$/,
  replacement: existing(
    resolve(modules, 'decode-named-character-reference/index.js'),
    'decode-named-character-reference',
    'scripts/build/module-aliases.ts',
  ),
})

/** Without it, the first paint would wait for a file with the bundler's helper for CommonJS. */
const jsxAsModule = {
  find: /^react\/jsx-runtime$/,
  replacement: resolve('scripts/build/lean-packages/jsx-runtime.ts'),
}

/**
 * Returns the packages that are replaced, as Vite's `resolve.alias`. In development, React checks what JSX creates, and pages
 * and workers share the prepared packages.
 */
export function moduleAliases(command: 'serve' | 'build', modules?: string): readonly Alias[] {
  return [...leanPackageAliases(modules), command === 'serve' ? decodeByTable(modules) : jsxAsModule]
}

/** Returns the plugin for workers, which are built apart from the pages. */
export function decodeWithoutDocument(modules?: string): Plugin {
  const { find, replacement } = decodeByTable(modules)
  return {
    name: 'decode-without-document',
    enforce: 'pre',
    resolveId: (id) => (find.test(id) ? replacement : undefined),
  }
}
