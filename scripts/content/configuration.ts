import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ConfigReader, configurationIssues, menuReaders } from '../../src/check/configuration-issues.ts'
import { verdictOf } from '../../src/check/rules/check-off.ts'
import { locales } from '../../src/config/locales/locale.ts'
import type { ContentIssue } from '../../src/content/issue.ts'
import type { PathStep } from '../../src/content/json-positions.ts'
import { readSiteFields, siteFields } from '../../src/content/publish-config.ts'
import { readSearchFile, searchFile, searchFileFields } from '../../src/content/search-file.ts'
import { siteConfigFile } from '../../src/content/site-config.ts'
import { unknownNames } from '../../src/content/unknown-names.ts'

const readers: ReadonlyMap<string, ConfigReader> = new Map([
  [
    siteConfigFile,
    {
      issues: (json) => readSiteFields(json).issues,
      unknown: (json) => unknownNames(siteFields, json),
      more: offIssues,
    },
  ],
  [
    searchFile,
    {
      issues: (json) => readSearchFile(json).issues,
      unknown: (json) => unknownNames(searchFileFields, json),
    },
  ],
  ...locales.flatMap(({ id }) => menuReaders(id)),
])

/** Returns the existing configuration files of a content folder, and their issues with lines. */
export async function readConfiguration(
  folder: string,
  files: readonly string[],
): Promise<{ readonly files: readonly string[]; readonly issues: readonly ContentIssue[] }> {
  const found = [...readers].filter(([file]) => files.includes(file))
  const issues = await Promise.all(
    found.map(async ([file, reader]) =>
      configurationIssues(await readFile(join(folder, file), 'utf8'), file, reader),
    ),
  )
  return { files: found.map(([file]) => file), issues: issues.flat() }
}

/** Returns issues of the content check rules that `site.json` switches off or sets a severity for. */
function offIssues(json: unknown, lineOf: (path: readonly PathStep[]) => number): readonly ContentIssue[] {
  const { checkOff = {}, check = {} } = readSiteFields(json).value
  const named = [
    ...Object.entries(checkOff).map(([rule, reason]) => ({ rule, reason, path: ['checkOff', rule] })),
    ...Object.keys(check.severity ?? {}).map((rule) => {
      return { rule, reason: 'set', path: ['check', 'severity', rule] }
    }),
  ]
  return named.flatMap(({ path, ...one }): readonly ContentIssue[] => {
    const verdict = verdictOf(one)
    return verdict ? [{ ...verdict, file: siteConfigFile, line: lineOf(path) }] : []
  })
}
