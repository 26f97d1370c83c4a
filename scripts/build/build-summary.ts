import type { Plugin } from 'vite'
import { printLines } from '../shared/output.ts'

/** Returns a plugin that reports the build in one line instead of a line per file. */
export function buildSummary(): Plugin {
  return {
    name: 'build-summary',
    apply: 'build',
    writeBundle(_options, bundle) {
      const files = Object.values(bundle)
      const bytes = files.reduce(
        (sum, file) => sum + Buffer.byteLength(file.type === 'chunk' ? file.code : file.source),
        0,
      )
      printLines(`dist: an application of ${files.length} files, ${Math.round(bytes / 1000)} kB`)
    },
  }
}
