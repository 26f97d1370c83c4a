import { isRecord, parsedJson } from '../../src/config/is-record.ts'
import { checkTextsOf } from '../../src/config/locales/check-texts.ts'
import { type CheckWords, sayFault } from '../../src/config/locales/check-words.ts'
import type { ContentIssue } from '../../src/content/issue.ts'
import { jsonText } from '../shared/json-text.ts'
import { textOfFile } from '../shared/text-of-file.ts'
import { writeFiles } from '../shared/write-files.ts'

/** The number of accepted issues by file, then by rule and sentence. Lines are left out, because edits move them. */
export type Baseline = ReadonlyMap<string, ReadonlyMap<string, number>>

const words: CheckWords = checkTextsOf('en')

/** Returns an issue's name in a baseline: `dead-link: The link ./a.md …`. */
const nameOf = (issue: ContentIssue): string =>
  `${issue.rule}: ${sayFault(issue, words).what.replace(/\bline \d+/g, 'line')}`

/** Returns the baseline that accepts these issues. */
export function baselineOf(issues: readonly ContentIssue[]): Baseline {
  const files = new Map<string, Map<string, number>>()
  for (const issue of issues) {
    const accepted = files.get(issue.file) ?? new Map<string, number>()
    accepted.set(nameOf(issue), (accepted.get(nameOf(issue)) ?? 0) + 1)
    files.set(issue.file, accepted)
  }
  return files
}

/** Returns the issues that a baseline doesn't accept, and the number of accepted ones that no longer exist. */
export function beyondBaseline(
  issues: readonly ContentIssue[],
  baseline: Baseline,
): { readonly left: readonly ContentIssue[]; readonly fixed: number } {
  const open = new Map([...baseline].map(([file, accepted]) => [file, new Map(accepted)]))
  const left = issues.filter((issue) => {
    const accepted = open.get(issue.file)
    const count = accepted?.get(nameOf(issue)) ?? 0
    if (count > 0) accepted?.set(nameOf(issue), count - 1)
    return count === 0
  })
  const unused = [...open.values()].flatMap((accepted) => [...accepted.values()])
  return { left, fixed: unused.reduce((sum, count) => sum + count, 0) }
}

/** Returns the baseline in a file; `undefined` if there is no such file, or if it contains something else. */
export async function readBaseline(file: string): Promise<Baseline | undefined> {
  const text = await textOfFile(file)
  const json = text === undefined ? undefined : parsedJson(text)
  if (!isRecord(json) || !isRecord(json.accepted)) return undefined
  return new Map(
    Object.entries(json.accepted).map(([name, accepted]) => [
      name,
      new Map(
        Object.entries(isRecord(accepted) ? accepted : {}).map(([issue, count]) => [issue, Number(count)]),
      ),
    ]),
  )
}

/** Writes a baseline, sorted so that version control shows what changed. */
export async function writeBaseline(file: string, baseline: Baseline): Promise<void> {
  const sorted = [...baseline].toSorted(byName).map(([name, accepted]) => {
    return [name, Object.fromEntries([...accepted].toSorted(byName))] as const
  })
  await writeFiles(new Map([[file, jsonText({ accepted: Object.fromEntries(sorted) })]]))
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : Number(one > other)
