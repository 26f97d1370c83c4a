import * as v from 'valibot'
import type { SectionQuestions } from './asked-sections.ts'
import type { Field } from './fields.ts'

/** Maximum number of phrases for the page or for one section. More of them are reported, and still used. */
export const mostPhrases = 10
/** Longer phrases are sentences of a text instead of what readers type. Characters. */
export const longestQuestion = 80

const phrase = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
)
const phrases = v.pipe(
  v.union([phrase, v.array(phrase)]),
  v.transform((value) => [value].flat()),
)

/** Phrases of the page, and phrases of sections by the IDs of their headings: `[a phrase, { limits: [another] }]`. */
export const questionsField: Field<readonly SectionQuestions[]> = {
  expects: { phrase: 'questions' },
  schema: v.pipe(
    v.array(v.union([phrase, v.record(v.string(), phrases)])),
    v.transform((list) => {
      const own = list.flatMap((item) => (typeof item === 'string' ? [item] : []))
      const ofSections = list.flatMap((item) => (typeof item === 'string' ? [] : Object.entries(item)))
      return [
        ...(own.length > 0 ? [{ id: '', phrases: own }] : []),
        ...ofSections.map(([id, phrases]) => ({ id, phrases })),
      ]
    }),
  ),
}
