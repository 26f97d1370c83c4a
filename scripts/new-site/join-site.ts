/**
 * `build [DIR] [--out OUT] [--host NAME] [--base PATH] [--built DIR]`: joins the built application and a content folder
 * to a site. A folder without language folders is one language, the one at the root. Images of the
 * folder `img` in DIR are served at `/img/`. OUT must be a site of this command, or not exist. It is replaced once the
 * new site is complete.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { rootLocale } from '../../src/config/locales/locale.ts'
import { siteConfigFile } from '../../src/content/site-config.ts'
import { hasLanguage } from '../content/content-folder.ts'
import { listFiles } from '../content/list-files.ts'
import { readOptionsAndPaths, refuse } from '../shared/command-line.ts'
import { printError, printLines } from '../shared/output.ts'
import {
  builtApplication,
  commandLine,
  isPackaged,
  scriptFile,
  scriptOptions,
} from '../shared/own-command.ts'
import { applicationFiles } from './application-files.ts'
import { hostNames, hosts } from './hosts.ts'

const { options, paths } = readOptionsAndPaths(
  { out: 'site', base: '', built: builtApplication, host: '' },
  ['plain-host'],
  {
    usage: commandLine('build', '[FOLDER]'),
    about: 'Writes the site of a content folder. Default folder: content.',
    options: {
      out: 'Folder of the site.',
      host: `The host: ${hostNames.join(', ')}.`,
      base: 'The path of the site, such as /docs/.',
      'plain-host': 'For a host that sets no headers and has no fallback.',
      built: 'Folder of the built application.',
    },
  },
)
const [content = 'content', ...others] = paths
if (others.length > 0) refuse(`Name one content folder: ${commandLine('build', '../my-docs --out site')}`)
const host = options.host === '' ? undefined : hosts[options.host]
if (options.host !== '' && host === undefined)
  refuse(`--host ${options.host} is not known. Use one of ${hostNames.join(', ')}.`)
if (!existsSync(join(options.built, 'sw.js')))
  refuse(`${options.built} contains no built application.${isPackaged ? '' : ' Run npm run build first.'}`)
if (!existsSync(content)) refuse(`The folder ${content} doesn't exist. Name the folder of your pages.`)
const listed = await listFiles(content)
if (!listed.files.some((file) => file.endsWith('.md')))
  refuse(`${content} contains no pages. Pages are Markdown files.`)
// Hidden files are not copied.
const unusable = listed.refused.find(({ file }) => !/(?:^|\/)\./.test(file))
if (unusable)
  refuse(
    `${join(content, unusable.file)} is a link that leads to a folder or out of ${content}, or no file. Replace it with a copy of the file, or remove it.`,
  )
const [out, from] = [resolve(options.out), resolve(content)]
if (
  `${from}${sep}`.startsWith(`${out}${sep}`) ||
  `${resolve(options.built)}${sep}`.startsWith(`${out}${sep}`)
)
  refuse(`--out ${options.out} would replace files that are needed. Choose another folder.`)
const present: readonly string[] = await readdir(out).catch(() => [])
if (present.length > 0 && !present.includes('sw.js'))
  refuse(`${options.out} contains other files, so nothing was written. Choose a new folder for --out.`)

/** Where the site is put together, beside OUT so that it can be renamed. */
const next = `${out}.new`
await rm(next, { recursive: true, force: true })
await mkdir(next, { recursive: true })
for (const name of applicationFiles) {
  if (existsSync(join(options.built, name)))
    await cp(join(options.built, name), join(next, name), { recursive: true })
}
const isPicture = (path: string) => `${path}${sep}`.startsWith(join(from, 'img') + sep)
const isOutput = (path: string) => [out, next].some((folder) => `${path}${sep}`.startsWith(folder + sep))
const isHidden = (path: string) => path !== from && /[\\/]\.[^\\/]*$/.test(path)
const joined = join(next, 'content')
const pages = hasLanguage(from) ? joined : join(joined, rootLocale.id)
await cp(from, pages, {
  recursive: true,
  dereference: true,
  filter: (path) => !isPicture(path) && !isHidden(path) && !isOutput(path),
})
if (pages !== joined) {
  const settings = '{ "locales": { "/": { "title": "Documentation" } } }\n'
  if (existsSync(join(pages, siteConfigFile)))
    await rename(join(pages, siteConfigFile), join(joined, siteConfigFile))
  else await writeFile(join(joined, siteConfigFile), settings)
}
if (existsSync(join(from, 'img'))) {
  const filter = (path: string) => !isHidden(path)
  await cp(join(from, 'img'), join(next, 'img'), { recursive: true, dereference: true, filter })
}

run('build-history', ['--content', joined, '--source', from, '--out', join(next, 'history')])
run('build-index', [
  ...['--content', joined, '--out', join(next, 'manifest.json')],
  ...(options.base === '' ? [] : ['--base', options.base]),
  ...(options['plain-host'] || host?.isPlain ? ['--plain-host'] : []),
])

for (const [from, to] of Object.entries(host?.copies ?? {})) await cp(join(next, from), join(next, to))

await rm(out, { recursive: true, force: true })
await rename(next, out)
printLines(...(host?.next(options.out, options.base.replace(/\/+$/, '')) ?? []))

/** Runs another script. If it fails, ends with its exit code, and OUT stays as it was. */
function run(script: 'build-history' | 'build-index', args: readonly string[]) {
  const command = [...scriptOptions(), scriptFile(script), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  // Readers know the folder by its final name.
  printLines(...linesOf(stdout))
  printError(...linesOf(stderr))
  if (status === 0) return
  rmSync(next, { recursive: true, force: true })
  process.exit(status ?? 1)
}

function linesOf(printed: string): readonly string[] {
  return printed === '' ? [] : printed.replaceAll(next, out).trimEnd().split('\n')
}
