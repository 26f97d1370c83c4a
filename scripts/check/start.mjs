/**
 * `npm run check:content`: starts the content check. With `--changed`, it runs a bundled copy that is made again when
 * the program changes, because loading its 200 modules takes longer than checking a few pages.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const command = 'scripts/check/check-content.ts'
/** Next to the packages: not part of the repository, and deleted with them. */
const folder = 'node_modules/.cache/check-program'

if (process.argv.includes('--changed')) await import(pathToFileURL(await bundle()).href)
else {
  const args = ['--import', 'tsx', command, ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  process.exitCode = status ?? 1
}

/** Returns the bundle of the present program, making it if there is none. */
async function bundle() {
  const name = versionOf(['scripts', 'src', 'package-lock.json'])
  const file = join(process.cwd(), folder, `${name}.mjs`)
  if (existsSync(file)) return file
  const { build } = await import('vite')
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [{ name: 'own-folders', transform: withOwnFolder }],
    // They are loaded for diagrams only.
    ssr: { noExternal: true, external: ['jsdom', 'mermaid'] },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      rolldownOptions: {
        input: { [name]: command },
        output: { entryFileNames: '[name].mjs', minify: false },
      },
    },
  })
  return file
}

/** Modules look for others beside them, so each keeps the folder of its source. */
function withOwnFolder(code, id) {
  if (!code.includes('import.meta.dirname')) return undefined
  return code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
}

/** Returns a name for the present state of files: their names, sizes, and times. */
function versionOf(places) {
  const hash = createHash('sha256').update(process.version)
  const add = (path) => {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  for (const place of places) {
    if (statSync(place).isDirectory()) {
      for (const entry of readdirSync(place, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) add(join(entry.parentPath ?? entry.path, entry.name))
    } else add(place)
  }
  return hash.digest('hex').slice(0, 16)
}
