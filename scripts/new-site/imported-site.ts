import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteConfigFile } from '../../src/content/site-config.ts'
import type { ImportReport } from '../import/import-tree.ts'
import { jsonText } from '../shared/json-text.ts'
import { logo } from './starter-files.ts'

const logoFile = 'img/logo.svg'

/** Maximum number of lines of one kind that are printed. The report file has all. */
const mostLines = 40

/** Returns the lines that say what an import took over, and what it could not. */
export function importLines(report: ImportReport): readonly string[] {
  const { engine, docs, found, written, files, hasMenu, languages, leftOut, notes } = report
  const menu = hasMenu ? 'the menu' : 'no menu: folders and titles make it'
  return [
    `Recognized: ${engine} (${docs})`,
    `Taken over: ${written} of ${found} Markdown files, ${files} other files, ${menu}, languages: ${languages.join()}`,
    ...shortened(leftOut.map(({ file, reason }) => `Left out: ${file} (${reason})`)),
    ...shortened(notes.map(({ file, line, severity, text }) => `${file}:${line}: ${text} (${severity})`)),
  ]
}

/** Returns the text of the report file. */
export const importReportText = (report: ImportReport): string => jsonText(report)

function shortened(lines: readonly string[]): readonly string[] {
  const left = lines.length - mostLines
  return left > 0 ? [...lines.slice(0, mostLines), `… and ${left} more in import-report.json`] : lines
}

/** Returns the settings of an imported site with its color and logo, and the logo. */
export async function importedFiles(
  content: string,
  title: string,
  accent: string,
): Promise<ReadonlyMap<string, string>> {
  const site = JSON.parse(await readFile(join(content, siteConfigFile), 'utf8'))
  const settings = { ...site, logo: '/img/logo.svg', accent: { light: accent } }
  return new Map([
    [siteConfigFile, jsonText(settings)],
    // The old site may have a logo of this name.
    ...(existsSync(join(content, logoFile)) ? [] : [[logoFile, logo(title, accent)] as const]),
  ])
}
