import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

export const repository = join(import.meta.dirname, '../..')
/** Below `node_modules`, where the packages that stay outside the bundle are found. */
const cacheFolder = join(repository, 'node_modules/.cache')

const bundles = new Map<string, Promise<string>>()

/** Bundles a script into one file, once for each test file: compiling it anew takes a second at every start. */
function bundleOf(script: string): Promise<string> {
  const known = bundles.get(script) ?? bundle(script)
  bundles.set(script, known)
  return known
}

async function bundle(script: string): Promise<string> {
  await mkdir(cacheFolder, { recursive: true })
  const outDir = await mkdtemp(join(cacheFolder, 'script-'))
  await build({
    root: repository,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: script,
      outDir,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'script.mjs' } },
    },
  })
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  return join(outDir, 'script.mjs')
}

/**
 * Runs a command that reads no file beside itself, as `npm run` does.
 *
 * @param script its path from the root of the repository
 *
 * @returns its exit code, whatever it is, and its output of both kinds
 */
export async function runScript(
  script: string,
  args: readonly string[],
  cwd = repository,
  env = process.env,
): Promise<{ readonly code: number; readonly printed: string }> {
  const file = await bundleOf(script)
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { cwd, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
    )
  })
}
