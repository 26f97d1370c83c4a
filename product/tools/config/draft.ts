import type { Finding, Words } from '../../../src/content/local-tool.ts'
import type { JsonNode } from './read-json.ts'

/** A finding with offsets instead of a line and a column. */
export interface Draft {
  readonly severity: Finding['severity']
  readonly rule: string
  readonly path: string
  readonly start: number
  readonly end: number
  readonly what: Words
  readonly fix: Words
}

type Place = Pick<JsonNode, 'start' | 'end'>

/** What a rule says about a place: its name, and the two sentences in each language. */
export interface Said {
  readonly rule: string
  readonly what: Words
  readonly fix: Words
}

/** Returns a draft for a place. */
export const draft = (
  severity: Finding['severity'],
  path: string,
  place: Place,
  { rule, what, fix }: Said,
): Draft => ({ severity, rule, path, start: place.start, end: place.end, what, fix })

/** Returns the findings of a text in the order of their places, errors first at the same place. */
export function findingsOf(text: string, drafts: readonly Draft[]): readonly Finding[] {
  return drafts
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, ...rest }) => {
      const before = text.slice(0, start)
      return {
        ...rest,
        line: before.split('\n').length,
        column: start - before.lastIndexOf('\n'),
        length: Math.max(0, end - start),
      }
    })
}
