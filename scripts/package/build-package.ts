/**
 * `npm run package [-- --out DIR]`: writes the folder of the engine's package: the application, the commands as files
 * that need Node alone, the licenses, and its README. `npm pack DIR` makes the file to install.
 */

import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, loadEnv } from 'vite'
import { readerVersion } from '../build/reader-version.ts'
import { listFiles } from '../content/list-files.ts'
import { applicationFiles } from '../new-site/application-files.ts'
import { readOptions } from '../shared/command-line.ts'
import { jsonText } from '../shared/json-text.ts'
import { printLines } from '../shared/output.ts'
import { engineName, engineVersion, scriptOptions } from '../shared/own-command.ts'

const { out } = readOptions({ out: 'dist-package' })
const application = join(out, 'application')
await rm(out, { recursive: true, force: true })
await mkdir(out, { recursive: true })

/** Leaves out what is for the folders of this site's product (`src/config/product-folders.ts`). */
const withoutProduct = { VITE_PRODUCT: 'none' }

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
  define: {
    bundledReader: JSON.stringify(await readerVersion()),
    'import.meta.env.VITE_PRODUCT': JSON.stringify(withoutProduct.VITE_PRODUCT),
  },
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

run('node_modules/vite/bin/vite.js', ['build', '--outDir', application, '--emptyOutDir'])
for (const name of await readdir(application))
  if (!applicationFiles.includes(name)) await rm(join(application, name), { recursive: true })
// Tools of this site's product, which the pages of others can't use.
await rm(join(application, 'assets/tools'), { recursive: true })
for (const name of await readdir(join(application, 'assets')))
  if (name.startsWith('api-server-select-')) await rm(join(application, 'assets', name))
// This file is not built, so it contains the prefix of this site's stored values.
const switchOff = join(application, 'sw-off.js')
const ownPrefix = loadEnv('', '.').VITE_STORAGE_PREFIX
await writeFile(switchOff, (await readFile(switchOff, 'utf8')).replaceAll(`${ownPrefix}-`, `${engineName}-`))
run('scripts/build/build-worker.ts', ['--root', application])

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
await writeFile(join(out, 'package.json'), jsonText(manifest))
const { files } = await listFiles(out)
printLines(`${out}: ${engineName} ${engineVersion}, ${files.length} files`)

/** Runs one of our scripts. Names and stored values of the application are the engine's. */
function run(script: string, args: readonly string[]) {
  const env = { ...process.env, ...withoutProduct, VITE_STORAGE_PREFIX: engineName }
  const { status } = spawnSync(process.execPath, [...scriptOptions(), script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  if (status !== 0) process.exit(status ?? 1)
}
