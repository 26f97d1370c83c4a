import { hashTo } from '../../browser/hash-id.ts'
import type { LocaleId } from '../../config/locales/locale.ts'
import { normalised } from '../../content/normalised.ts'
import { pathnameOf } from '../../content/page-path.ts'
import type { Entry } from './entry.ts'
import type { DirectAnswer } from './search-answer.ts'

/** Only the best sections are read. */
const mostRead = 12
/** Shorter words are in every table. Characters. */
const shortest = 3
/** Rows with the same name in more sections describe different things. */
const mostRows = 4
/** Longer first cells are sentences. Characters. */
const longestName = 120
/** A command is one line. Characters. */
const longestLine = 200

/**
 * Returns the row of a table or the command that answers a query on its own: the definition of a setting, the meaning of a
 * message, or a command that begins with the query.
 *
 * A key that many pages define has no single answer.
 *
 * @param entries the results, best first
 */
export function directAnswer(
  entries: readonly Entry[],
  typed: string,
  locale: LocaleId,
): DirectAnswer | undefined {
  const query = typed.trim()
  if (query.length < shortest) return undefined
  const read = entries.slice(0, mostRead)
  const answers = (find: (text: string, query: string) => Found | undefined) =>
    read.flatMap((entry): readonly DirectAnswer[] => {
      const found = find(entry.section?.text ?? '', query)
      return found ? [{ ...found, page: entry.page.title, path: pathOf(entry, locale) }] : []
    })
  const rows = answers(rowOf)
  if (rows.length > mostRows) return undefined
  // Names differ by letter case: a key from an environment variable.
  return rows.find(({ copied }) => copied === query) ?? rows[0] ?? answers(commandOf)[0]
}

type Found = Pick<DirectAnswer, 'name' | 'cells' | 'copied'>

function rowOf(text: string, query: string): Found | undefined {
  const lines = text.split('\n')
  for (const [at, line] of lines.entries()) {
    const [name = '', ...cells] = line.split('\t')
    if (cells.length < 2 || !isNameOf(name, normalised(query))) continue
    const head = headOf(lines, at)
    return {
      name,
      copied: keyOf(name),
      cells: cells.flatMap((cell, column) =>
        cell.trim() === '' || cell === '–' ? [] : [{ label: head[column + 1] ?? '', text: cell }],
      ),
    }
  }
  return undefined
}

/** Returns the first row of the table with this line. */
function headOf(lines: readonly string[], at: number): readonly string[] {
  let first = at
  while (first > 0 && (lines[first - 1] ?? '').includes('\t')) first -= 1
  return first === at ? [] : (lines[first] ?? '').split('\t')
}

/** Whether a first cell names what the query asks for: the key in it, or a message of several words. */
function isNameOf(cell: string, query: string): boolean {
  if (cell.length > longestName) return false
  const name = normalised(cell)
  if ([name, keyOf(name), name.replace(/[(（][\w.-]+[)）]$/, '').trimEnd()].includes(query)) return true
  return /\S\s\S/.test(query) && (name.includes(query) || (/\S\s\S+\s\S/.test(name) && query.includes(name)))
}

/** Returns the key of a setting: `sign_all` of "Sign all (sign_all)". */
const keyOf = (name: string) => /[(（]([\w.-]+)[)）]$/.exec(name)?.[1] ?? name

function commandOf(text: string, typed: string): Found | undefined {
  const query = normalised(typed)
  if (!/^[a-z][\w.-]* \S/.test(query)) return undefined
  const line = text
    .split('\n')
    .find((each) => /^(?:\.\/)?[a-z]/.test(each) && normalised(each).replace(/^\.\//, '').startsWith(query))
  const isCommand =
    line !== undefined && line.length <= longestLine && !line.includes('\t') && !/[.:]$/.test(line)
  return isCommand ? { name: line, copied: line, cells: [] } : undefined
}

const pathOf = ({ page, section }: Entry, locale: LocaleId): string =>
  pathnameOf({ locale, route: page.route }) + hashTo(section?.id)
