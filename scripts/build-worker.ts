/**
 * `npm run worker [-- --root DIR]`: builds the service worker into a built site, as `sw.js` at its root, lists the application's files in it, and
 * those of its late parts in `late-parts.json`.
 * The last step of `npm run build`: everything it lists has to be there.
 */
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { readOptions } from './command-line.ts'
import { writeLateParts, writeShellFiles } from './shell-files.ts'

const options = readOptions({ root: 'dist' })

await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    target: 'es2023',
    outDir: resolve(options.root),
    emptyOutDir: false,
    rolldownOptions: {
      input: resolve(import.meta.dirname, '../src/worker/entry.ts'),
      output: { format: 'iife', codeSplitting: false, entryFileNames: 'sw.js' },
    },
  },
})

await writeLateParts(options.root)
const files = (await writeShellFiles(options.root)) ?? []
const sizes = await Promise.all(files.map(({ url }) => stat(join(options.root, url))))
const kilobytes = Math.round(sizes.reduce((sum, { size }) => sum + size, 0) / 1000)
console.log(`${options.root}/sw.js: an application of ${files.length} files, ${kilobytes} kB`)
