import { isRecord } from '../config/is-record.ts'
import type { LocaleId } from '../config/locales/locale.ts'
import { configIssue } from '../content/config-file.ts'
import type { ContentIssue } from '../content/issue.ts'
import { type PathStep, readJsonWithPositions } from '../content/json-positions.ts'
import { navbarEntryNames, sidebarItemNames } from '../content/menu-names.ts'
import { navbarFileOf, readNavbar, readSidebar, sidebarFileOf } from '../content/navigation-config.ts'
import { nearestName } from '../content/nearest-name.ts'
import { noticeFields, noticesFileOf, readNotices } from '../content/notice-config.ts'
import { type UnknownName, unknownNames } from '../content/unknown-names.ts'

/** What is wrong in a configuration file that is valid JSON. */
export interface ConfigReader {
  readonly issues: (json: unknown) => readonly ContentIssue[]
  readonly unknown: (json: unknown) => readonly UnknownName[]
  /** Issues with their own lines. */
  readonly more?: (json: unknown, lineOf: (path: readonly PathStep[]) => number) => readonly ContentIssue[]
}

/** Returns the readers of the menus and notices of a language, by file. */
export function menuReaders(locale: LocaleId): readonly (readonly [string, ConfigReader])[] {
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

/** Returns the issues of a configuration file, with their lines. */
export function configurationIssues(
  text: string,
  file: string,
  reader: ConfigReader,
): readonly ContentIssue[] {
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
  const more = reader.more?.(read.value, read.lineOf) ?? []
  const wrong = reader.issues(read.value).map((issue) => ({ ...issue, line: read.lineOf(pathOf(issue)) }))
  return [...wrong, ...unknown, ...more]
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
