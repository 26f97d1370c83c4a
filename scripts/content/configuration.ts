import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { verdictOf } from '../../src/check/rules/check-off.ts'
import { isRecord } from '../../src/config/is-record.ts'
import { type LocaleId, locales } from '../../src/config/locales/locale.ts'
import { configIssue } from '../../src/content/config-file.ts'
import { type UnknownName, unknownNames } from '../../src/content/fields.ts'
import type { ContentIssue } from '../../src/content/issue.ts'
import { type PathStep, readJsonWithPositions } from '../../src/content/json-positions.ts'
import {
  navbarEntryNames,
  navbarFileOf,
  readNavbar,
  readSidebar,
  sidebarFileOf,
  sidebarItemNames,
} from '../../src/content/navigation-config.ts'
import { nearestName } from '../../src/content/nearest-name.ts'
import { noticeFields, noticesFileOf, readNotices } from '../../src/content/notice-config.ts'
import { readSiteFields, siteFields } from '../../src/content/publish-config.ts'
import { readSearchFile, searchFile, searchFileFields } from '../../src/content/search-file.ts'
import { siteConfigFile } from '../../src/content/site-config.ts'

interface ConfigReader {
  readonly issues: (json: unknown) => readonly ContentIssue[]
  readonly unknown: (json: unknown) => readonly UnknownName[]
}

const readers: ReadonlyMap<string, ConfigReader> = new Map([
  [
    siteConfigFile,
    {
      issues: (json) => readSiteFields(json).issues,
      unknown: (json) => unknownNames(siteFields, json),
    },
  ],
  [
    searchFile,
    {
      issues: (json) => readSearchFile(json).issues,
      unknown: (json) => unknownNames(searchFileFields, json),
    },
  ],
  ...locales.flatMap(({ id }) => readersOf(id)),
])

function readersOf(locale: LocaleId): readonly (readonly [string, ConfigReader])[] {
  return [
    [
      navbarFileOf(locale),
      {
        issues: (json) => readNavbar(json, locale).issues,
        unknown: (json) => unknownInTree(json, navbarEntryNames),
      },
    ],
    [
      sidebarFileOf(locale),
      {
        issues: (json) => readSidebar(json, locale).issues,
        unknown: (json) => below(json, (items) => unknownInTree(items, sidebarItemNames)),
      },
    ],
    [
      noticesFileOf(locale),
      {
        issues: (json) => readNotices(json, locale).issues,
        unknown: (json) => below(json, (entry) => unknownNames(noticeFields, entry)),
      },
    ],
  ]
}

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

function configurationIssues(text: string, file: string, reader: ConfigReader): readonly ContentIssue[] {
  const read = readJsonWithPositions(text)
  if (read.kind === 'broken') {
    const { line, reason } = read
    return [{ ...configIssue(file, { kind: 'config-json', values: { reason } }), line }]
  }
  const unknown = reader.unknown(read.value).map(({ path, known }): ContentIssue => {
    const name = path.join('.')
    const likely = nearestName(path.at(-1) ?? '', known)
    return {
      file,
      line: read.lineOf(path),
      severity: 'warning',
      ...(likely === undefined
        ? { kind: 'config-unknown' as const, values: { name } }
        : { kind: 'config-misspelt' as const, values: { name, likely } }),
    }
  })
  const off = file === siteConfigFile ? offIssues(read.value, file, read.lineOf) : []
  const wrong = reader.issues(read.value).map((issue) => ({ ...issue, line: read.lineOf(pathOf(issue)) }))
  return [...wrong, ...unknown, ...off]
}

/** Returns issues of the content check rules that `site.json` switches off or sets a severity for. */
function offIssues(
  json: unknown,
  file: string,
  lineOf: (path: readonly PathStep[]) => number,
): readonly ContentIssue[] {
  const { checkOff = {}, check = {} } = readSiteFields(json).value
  const named = [
    ...Object.entries(checkOff).map(([rule, reason]) => ({ rule, reason, path: ['checkOff', rule] })),
    ...Object.keys(check.severity ?? {}).map((rule) => {
      return { rule, reason: 'set', path: ['check', 'severity', rule] }
    }),
  ]
  return named.flatMap(({ path, ...one }): readonly ContentIssue[] => {
    const verdict = verdictOf(one)
    return verdict ? [{ ...verdict, file, line: lineOf(path) }] : []
  })
}

/** Returns the path of the value that an issue refers to. */
function pathOf(issue: ContentIssue): readonly PathStep[] {
  switch (issue.kind) {
    case 'config-field':
      return [String(issue.values.name)]
    case 'config-place':
      return typeof issue.values.place === 'string' ? issue.values.place.split('.') : []
    case 'notice-field':
      return [Number(issue.values.entry) - 1, String(issue.values.name)]
    case 'notice-place':
    case 'notice-match':
    case 'notice-empty':
      return [Number(issue.values.entry) - 1]
    default:
      return []
  }
}

/** Returns unknown names in the entries of a menu and their children. */
function unknownInTree(json: unknown, known: readonly string[]): readonly UnknownName[] {
  if (!Array.isArray(json)) return []
  return below(json, (entry) => {
    if (!isRecord(entry)) return []
    return Object.entries(entry).flatMap(([name, value]) => {
      if (!known.includes(name)) return [{ path: [name], known }]
      return name === 'children' ? within(name, unknownInTree(value, known)) : []
    })
  })
}

/** Returns results for the entries of a list or object, with the whole path. */
function below(json: unknown, find: (value: unknown) => readonly UnknownName[]): readonly UnknownName[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([name, value]) => within(name, find(value)))
}

const within = (name: string, found: readonly UnknownName[]): readonly UnknownName[] =>
  found.map(({ path, known }) => ({ path: [name, ...path], known }))
