/**
 * `upgrade [DIR]`: prints what changed for a site since the version of the engine that its `package.json` records, and
 * records the installed version.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readOptionsAndPaths, refuse } from '../shared/command-line.ts'
import { printLines } from '../shared/output.ts'
import { commandLine, engineName, engineVersion, isPackaged } from '../shared/own-command.ts'
import { changesSince } from './changes-since.ts'
import { recordedVersion, recordVersion } from './project.ts'

const { paths } = readOptionsAndPaths({}, [], {
  usage: commandLine('upgrade', '[FOLDER]'),
  about: `Prints what changed for your site since it was last used with another version of ${engineName}.`,
  options: {},
})
const [folder = '.'] = paths
const file = join(folder, 'package.json')
const text = await readFile(file, 'utf8').catch(() => '')
const before = recordedVersion(text)
if (before === undefined) {
  refuse(
    `${file} doesn't record a version. Run this command in the folder of your site, which contains package.json.`,
  )
}
const changelog = await readFile(
  join(import.meta.dirname, isPackaged ? '../CHANGELOG.md' : '../../CHANGELOG.md'),
  'utf8',
)
const changes = changesSince(changelog, before)
if (before === engineVersion) printLines(`The site already uses version ${engineVersion}. Nothing to do.`)
else {
  printLines(`From version ${before} to ${engineVersion}:`, '', ...changes)
  await writeFile(file, recordVersion(text, engineVersion))
  printLines(
    '',
    `${file} now records version ${engineVersion}. Build the site again: ${commandLine('build')}`,
  )
}
