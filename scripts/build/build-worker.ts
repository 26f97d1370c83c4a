/**
 * `npm run worker [-- --root DIR] [-- --urgent]`: builds the service worker of a built site as `sw.js` at its root, with
 * the list of the application's files, and lists the lazily loaded parts in `late-parts.json`. It is the last
 * step of `npm run build`, because every listed file must exist. With `--urgent`, open tabs change to this version at
 * once instead of asking the reader (docs/offline.md).
 */
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { readOptions } from '../shared/command-line.ts'
import { printLines } from '../shared/output.ts'
import { urgentLine, workerFile, writeLateParts, writeShellFiles } from './shell-files.ts'

const options = readOptions({ root: 'dist' }, ['urgent'])

await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    target: 'es2023',
    outDir: resolve(options.root),
    emptyOutDir: false,
    rolldownOptions: {
      input: resolve(import.meta.dirname, '../../src/worker/entry.ts'),
      output: { format: 'iife', codeSplitting: false, entryFileNames: 'sw.js' },
    },
  },
})

await writeLateParts(options.root)
if (options.urgent) {
  const worker = join(options.root, workerFile)
  await writeFile(worker, urgentLine + (await readFile(worker, 'utf8')))
}
const files = (await writeShellFiles(options.root)) ?? []
const sizes = await Promise.all(files.map(({ url }) => stat(join(options.root, url))))
const kilobytes = Math.round(sizes.reduce((sum, { size }) => sum + size, 0) / 1000)
printLines(`${options.root}/${workerFile}: an application of ${files.length} files, ${kilobytes} kB`)
