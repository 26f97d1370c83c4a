/**
 * `npm run package [-- --out DIR]`: writes the folder of the engine's package: the built application, the commands as
 * files that need Node alone, the licenses, and its README. `npm pack DIR` makes the file to install. The site must have
 * been built.
 */

import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { listFiles } from '../content/list-files.ts'
import { applicationFiles } from '../new-site/application-files.ts'
import { readOptions } from '../shared/command-line.ts'
import { printError, printLines } from '../shared/output.ts'
import { builtApplication, engineName, engineVersion } from '../shared/own-command.ts'

const { out } = readOptions({ out: 'dist-package' })
if (!existsSync(join(builtApplication, 'sw.js'))) {
  printError('The application is not built. Run npm run build first.')
  process.exit(1)
}
await rm(out, { recursive: true, force: true })
await mkdir(out, { recursive: true })

/** The files that Node starts, by name. */
const commands = {
  command: 'scripts/command/command.ts',
  'build-index': 'scripts/build-index.ts',
  'build-history': 'scripts/content/build-history.ts',
  'page-worker': 'scripts/check/page-worker.ts',
}

await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  // The check of diagrams needs a browser's document, which is larger than everything else together.
  ssr: { noExternal: true, external: ['jsdom', 'mermaid'] },
  build: {
    ssr: true,
    outDir: join(out, 'commands'),
    target: 'node20',
    rolldownOptions: {
      input: commands,
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs', minify: false },
    },
  },
})

for (const name of applicationFiles)
  await cp(join(builtApplication, name), join(out, 'application', name), { recursive: true })
for (const name of ['LICENSE', 'CHANGELOG.md']) await cp(name, join(out, name))
await cp('package/README.md', join(out, 'README.md'))
const { description, license, engines } = JSON.parse(await readFile('package.json', 'utf8'))
const manifest = {
  name: engineName,
  version: engineVersion,
  description,
  license,
  type: 'module',
  bin: { [engineName]: 'commands/command.mjs' },
  files: ['application', 'commands', 'CHANGELOG.md'],
  engines,
}
await writeFile(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
const { files } = await listFiles(out)
printLines(`${out}: ${engineName} ${engineVersion}, ${files.length} files`)
