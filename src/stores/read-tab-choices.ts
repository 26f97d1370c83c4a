import { isRecord, parsedJson } from '../config/is-record.ts'
/** The last chosen tab in each group of tabs, by group ID (Spec §4 "Tab groups"). */
export type TabChoices = Readonly<Record<string, string>>

/** Parses stored tab choices, or returns `undefined` for any other text. */
export function readTabChoices(text: string): TabChoices | undefined {
  const json = parsedJson(text)
  if (!isRecord(json)) return undefined
  const isText = (entry: readonly [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string'
  return Object.fromEntries(Object.entries(json).filter(isText))
}
