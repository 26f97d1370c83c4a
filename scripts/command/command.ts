#!/usr/bin/env node
/**
 * The command of the package: `live-docs COMMAND`. Each command is a script that reads its own options, and that
 * `package.json` of this repository runs too.
 */

import { refuse } from '../shared/command-line.ts'
import { printLines } from '../shared/output.ts'
import { engineName, engineVersion } from '../shared/own-command.ts'
import { commandNames, commands } from './commands.ts'

const [name = '--help', ...rest] = process.argv.slice(2)
const command = Object.entries(commands).find(([known]) => known === name)?.[1]
if (command) {
  // The script reads the arguments after its own name.
  process.argv = [...process.argv.slice(0, 2), ...rest]
  await command.run()
} else if (name === '--version' || name === 'version') printLines(engineVersion)
else if (name === '--help' || name === 'help') printLines(...overview())
else refuse(`There is no command ${name}. The commands are ${commandNames.join(', ')}.`)

function overview(): readonly string[] {
  const width = Math.max(...commandNames.map(({ length }) => length))
  return [
    `Usage: ${engineName} COMMAND [options]`,
    '',
    'Makes a documentation site from a folder of Markdown files.',
    '',
    'Commands:',
    ...Object.entries(commands).map(([known, { about }]) => `  ${known.padEnd(width)}  ${about}`),
    '',
    `For the options of a command: ${engineName} COMMAND --help`,
    `For the version: ${engineName} --version`,
  ]
}
