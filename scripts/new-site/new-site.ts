/**
 * `new [DIR] [--from FOLDER] [--title TITLE] [--languages en,zh] [--accent COLOR]`: writes a site for another project: `content/` with
 * first pages, menus, configuration, and a logo, and around it what npm and the code host need. Nothing is replaced. With
 * `--from`, the pages come from a folder of another engine. Exit code 1 if something of it is missing.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { localeIds } from '../../src/config/locales/each-locale.ts'
import { locales, rootLocale } from '../../src/config/locales/locale.ts'
import { readColor } from '../../src/content/color.ts'
import { projectFile } from '../command/project.ts'
import { importTree } from '../import/import-tree.ts'
import { readOptionsAndPaths, refuse } from '../shared/command-line.ts'
import { printLines } from '../shared/output.ts'
import { commandLine, isPackaged } from '../shared/own-command.ts'
import { writeFiles } from '../shared/write-files.ts'
import { hostingFiles } from './hosting-files.ts'
import { importedFiles, importLines, importReportText } from './imported-site.ts'
import { starterFiles } from './starter-files.ts'

const { options, paths } = readOptionsAndPaths(
  { from: '', title: '', languages: rootLocale.id, accent: '#0d6b78' },
  [],
  {
    usage: commandLine('new', 'FOLDER'),
    about: 'Creates a site in a folder: pages in content/, package.json, and a workflow that publishes it.',
    options: {
      from: 'Folder of existing pages: Docusaurus, VitePress, Starlight, MkDocs, docsify, GitBook, or Markdown.',
      title: 'Name of your project. Without it, the command asks.',
      languages: `Languages of the pages, separated by commas: ${localeIds.join()}.`,
      accent: 'Color of links and buttons.',
    },
  },
)
const [folder, ...others] = paths
if (folder === undefined || others.length > 0)
  refuse(`Name one folder for the new site: ${commandLine('new', isPackaged ? 'my-docs' : '../my-docs')}`)

const languages = options.languages.split(',').map((id) => id.trim())
const chosen = locales.filter(({ id }) => languages.includes(id))
if (chosen.length < languages.length || chosen[0]?.prefix !== '')
  refuse(
    `--languages ${options.languages} is not available. Use --languages ${rootLocale.id} or --languages ${localeIds.join()}.`,
  )

const accent = readColor(options.accent)
if (accent === undefined)
  refuse(`--accent ${options.accent} is not a color. Use a form such as --accent "#7c3aed".`)

const content = join(folder, 'content')
const existing = await readdir(content).catch((error: NodeJS.ErrnoException) =>
  error.code === 'ENOENT' ? [] : refuse(`${content} can't be used: ${error.message}`),
)
if (existing.length > 0) refuse(`${content} is not empty, so nothing was written. Choose a new folder.`)

if (options.from !== '' && !existsSync(options.from)) refuse(`The folder ${options.from} doesn't exist.`)
const chooseTitle = async (old?: string) =>
  options.title.trim() || (old ?? (await askTitle(basename(resolve(folder)))))
const report = options.from === '' ? undefined : await importTree(options.from, content, chooseTitle)
if (report?.found === 0) refuse(`${report.docs} contains no pages. Pages are Markdown files.`)
const title = report?.title ?? (await chooseTitle())
const pages = report
  ? await importedFiles(content, title, accent)
  : starterFiles({ title, accent, locales: chosen.map(({ id }) => id) })
const project = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '')
const files = new Map([
  ...[...pages].map(([file, text]) => [join(content, file), text] as const),
  ...[...hostingFiles()]
    .map(([file, text]) => [join(folder, file), text] as const)
    .filter(([file]) => !existsSync(file)),
  [join(folder, 'package.json'), projectFile(project, title)] as const,
  ...(report ? [[join(folder, 'import-report.json'), importReportText(report)] as const] : []),
])
await writeFiles(files)
const into = folder === '.' ? [] : [`cd ${folder}`]
const steps = isPackaged
  ? [...into, ...(existsSync(join(folder, 'node_modules')) ? [] : ['npm install']), 'npm run dev']
  : ['npm run build', commandLine('build', `${content} --out site`), commandLine('preview', '--root site')]
const notes = report ? importLines(report) : []
printLines(...notes, ...(notes.length > 0 ? [''] : []))
if (report?.notes.some(({ severity }) => severity === 'error')) process.exitCode = 1
printLines(
  `${folder}: ${report ? report.written + report.files : files.size} files`,
  '',
  `Your pages are in ${join(content, rootLocale.id)}, and the settings in ${join(content, 'site.json')}.`,
  'Next steps:',
  ...steps.map((step) => `  ${step}`),
)

/** Asks for the title, if someone is there to answer. */
async function askTitle(usual: string): Promise<string> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return usual
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Name of the project [${usual}]: `)
  terminal.close()
  return answer.trim() || usual
}
