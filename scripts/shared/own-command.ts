import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import project from '../../package.json' with { type: 'json' }

/** The name of the package and of its command. */
export const engineName = 'live-docs'

/** The version of the engine. */
export const engineVersion: string = project.version

/** In the package, the built application is beside the commands, each of which is one bundled file. */
const packagedApplication = join(import.meta.dirname, '../application')

/** Whether this runs in the package. */
export const isPackaged = existsSync(packagedApplication)

/** The folder of the built application. */
export const builtApplication = isPackaged ? packagedApplication : join(import.meta.dirname, '../../dist')

/** The folder of the site that `build` writes and `preview` shows. */
export const ownSite = isPackaged ? 'site' : 'dist'

/** The content folder, if none is named. */
export const ownContent = isPackaged ? 'content' : 'public/content'

/** The commands of the package, by name, and the scripts of this repository that run the same code. */
const npmScripts = {
  new: 'new-site',
  dev: 'dev',
  index: 'index',
  check: 'check:content',
  build: 'site',
  preview: 'preview',
  upgrade: 'upgrade',
} as const

export type CommandName = keyof typeof npmScripts

/** Returns a command as the reader types it. */
export function commandLine(name: CommandName, more = ''): string {
  const line = isPackaged ? `npx ${engineName} ${name}` : `npm run ${npmScripts[name]}`
  if (more === '') return line
  return isPackaged ? `${line} ${more}` : `${line} -- ${more}`
}

/** Our scripts that others start, below `scripts/`. */
const scripts = {
  'build-index': 'build-index.ts',
  'build-history': 'content/build-history.ts',
  'page-worker': 'check/page-worker.ts',
} as const

type ScriptName = keyof typeof scripts

/** Returns a script's file. */
export function scriptFile(name: ScriptName): string {
  return isPackaged
    ? join(import.meta.dirname, `${name}.mjs`)
    : join(import.meta.dirname, '..', scripts[name])
}

/** Returns the options with which Node runs our scripts. */
export function scriptOptions(): readonly string[] {
  return isPackaged ? [] : ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
}
