/**
 * `npm run new-site -- DIR [--title TITLE] [--languages en,zh] [--accent COLOR]`: writes a content tree for another
 * project: first pages, menus, configuration, and a logo. DIR must not exist, or be empty.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { localeIds } from '../../src/config/locales/each-locale.ts'
import { locales, rootLocale } from '../../src/config/locales/locale.ts'
import { readColor } from '../../src/content/color.ts'
import { readOptionsAndPaths } from '../shared/command-line.ts'
import { printError, printLines } from '../shared/output.ts'
import { writeFiles } from '../shared/write-files.ts'
import { starterFiles } from './starter-files.ts'

const { options, paths } = readOptionsAndPaths({
  title: 'My project',
  languages: rootLocale.id,
  accent: '#0d6b78',
})
const [folder, ...others] = paths
if (folder === undefined || others.length > 0)
  refuse('Name one folder for the new site: npm run new-site -- ../my-docs')

const languages = options.languages.split(',').map((id) => id.trim())
const chosen = locales.filter(({ id }) => languages.includes(id))
if (chosen.length < languages.length || chosen[0]?.prefix !== '')
  refuse(
    `--languages ${options.languages} is not available. Use --languages ${rootLocale.id} or --languages ${localeIds.join()}.`,
  )

const accent = readColor(options.accent)
if (accent === undefined)
  refuse(`--accent ${options.accent} is not a color. Use a form such as --accent "#7c3aed".`)

const title = options.title.trim()
if (title === '') refuse('--title is empty. Write the name of your project.')

const existing = await readdir(folder).catch((error: NodeJS.ErrnoException) =>
  error.code === 'ENOENT' ? [] : refuse(`${folder} can't be used: ${error.message}`),
)
if (existing.length > 0) refuse(`${folder} is not empty, so nothing was written. Choose a new folder.`)

const files = starterFiles({ title, accent, locales: chosen.map(({ id }) => id) })
await writeFiles(new Map([...files].map(([file, text]) => [join(folder, file), text])))
printLines(
  `${folder}: ${files.size} files`,
  '',
  'Next steps:',
  `1. Edit the pages in ${join(folder, rootLocale.id)} and the settings in ${join(folder, 'site.json')}.`,
  `2. Check them:     npm run check:content -- --content ${folder} --public ${folder}`,
  '3. Build once:     npm run build',
  `4. Add the pages:  npm run site -- ${folder} --out site`,
  '5. Look at it:     npm run preview -- --root site',
)

function refuse(fault: string): never {
  printError(fault)
  process.exit(2)
}
