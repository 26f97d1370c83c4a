/**
 * `dev [FOLDER] [--port N]`: shows a content folder as a site, without building it. A saved page appears in open tabs at
 * once, with its problems; after files were added or removed, the tabs load again.
 */
import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { rootLocale } from '../../src/config/locales/locale.ts'
import { hasLanguage } from '../content/content-folder.ts'
import { createLiveServer } from '../serve/live-server.ts'
import { listen } from '../serve/static-server.ts'
import { readOptionsAndPaths, refuse } from '../shared/command-line.ts'
import { printError, printLines } from '../shared/output.ts'
import { builtApplication, commandLine, scriptFile, scriptOptions } from '../shared/own-command.ts'

const { options, paths } = readOptionsAndPaths({ port: '4173', application: builtApplication }, [], {
  usage: commandLine('dev', '[FOLDER]'),
  about: 'Shows the pages of a folder in the browser. A saved page appears at once. Default folder: content.',
  options: { port: 'Port of this machine.', application: 'Folder of the built application.' },
})
const folder = resolve(paths[0] ?? 'content')
if (!existsSync(folder)) refuse(`The folder ${folder} doesn't exist. Name the folder of your pages.`)
if (!existsSync(join(options.application, 'index.html')))
  refuse(`${options.application} contains no built application.`)

/** The lists and the document of the site, while this runs. */
const lists = await mkdtemp(join(tmpdir(), 'live-site-'))
process.once('exit', () => rmSync(lists, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0))

/** Below this folder, a page has the same path as in a built site. */
const content = join(lists, 'content')
const hasLanguages = hasLanguage(folder)
if (hasLanguages) await symlink(folder, content, 'junction')
else {
  await mkdir(content)
  await symlink(folder, join(content, rootLocale.id), 'junction')
  const settings = await readFile(join(folder, 'site.json'), 'utf8').catch(() => '{}')
  await writeFile(join(content, 'site.json'), settings)
}
await mkdir(join(lists, 'history'))
await writeFile(join(lists, 'history/folders.json'), '[]')
for (const name of ['console-frame.html', 'demo-frame.html', 'diagram-frame.html', 'site.webmanifest'])
  await cp(join(options.application, name), join(lists, name)).catch(() => undefined)
const html = await readFile(join(options.application, 'index.html'), 'utf8')
await writeFile(join(lists, 'index.html'), html.replace(/<html/i, '<html data-live'))
if (!(await writeIndex())) refuse('The lists of pages could not be written. The messages above say why.')

const server = createLiveServer({ lists, folder, hasLanguages, application: options.application, writeIndex })
try {
  const address = await listen(server, Number(options.port))
  printLines(`The site is at ${address}/. Press Ctrl+C to stop.`)
} catch (error) {
  const isInUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  refuse(
    isInUse
      ? `Port ${options.port} is in use. To use another port: ${commandLine('dev', '--port 4180')}`
      : String(error),
  )
}

/** Writes the lists of pages. In a separate process, so that the server keeps answering. */
function writeIndex(): Promise<boolean> {
  const script = [...scriptOptions(), scriptFile('build-index')]
  const args = ['--content', content, '--linked', folder, '--out', join(lists, 'manifest.json')]
  const child = spawn(process.execPath, [...script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.on('data', (part) => {
    said += part
  })
  return new Promise((done) => {
    child.once('error', () => done(false))
    child.once('exit', (code) => {
      if (said !== '') printError(...said.trimEnd().replaceAll(content, folder).split('\n'))
      done(code === 0)
    })
  })
}
