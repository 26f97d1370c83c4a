import type { Plugin } from 'vite'

/** The files of the first load that most pages run as a whole, by name (`boot-chunks.ts`). */
const names = ['page', 'dialect', 'app']

/** A file of the build, as far as it is read here. */
interface BuiltFile {
  readonly type: 'chunk' | 'asset'
  readonly name?: string | undefined
  code?: string
}

/** Returns a plugin that lets Chromium compile the files of the first load while they arrive. */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // Vite writes its list of files at the top, and the comment must be above it.
      order: 'post',
      handler: (_options, bundle) => markFiles(Object.values(bundle) as BuiltFile[]),
    },
  }
}

/**
 * Adds the comment with which Chromium compiles all functions of a file in the background. Other browsers ignore it.
 *
 * @throws if the build lacks one of the files
 */
export function markFiles(files: readonly BuiltFile[]): void {
  const missing = names.filter((name) => !files.some((file) => file.type === 'chunk' && file.name === name))
  if (missing.length > 0)
    throw new Error(`The build has no file ${missing.join(', ')}. Adapt scripts/build/compile-ahead.ts.`)
  for (const file of files) {
    if (file.type === 'chunk' && names.includes(file.name ?? ''))
      file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
  }
}
