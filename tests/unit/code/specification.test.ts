import { expect, test } from 'vitest'
import { citationsIn, readSpecification, unknownCitations } from '../../../scripts/code/specification.ts'

const specification = readSpecification(
  ['## 4. States', '', '| Id | Behavior |', '| --- | --- |', '| S1 | One |', '| S2 | Two |'].join('\n'),
)

// Written in parts, so that `npm run rows` does not take the samples for citations of this file.
const row = (id: string) => `[${id}]`
const inComment = (list: string) => `${'Spec'} ${list}`

test('rows and sections are read from tables and headings', () => {
  expect([...specification.rows]).toEqual(['S1', 'S2'])
  expect([...specification.sections]).toEqual(['4'])
})

test('citations are read from titles of tests and from comments', () => {
  const text = `test('${row('S1')} a title')\n/** A docstring (${inComment('§4, S2')}). */`
  expect(citationsIn(text)).toEqual(['S1', '§4', 'S2'])
})

test('an unknown row or section is reported', () => {
  expect(unknownCitations(`${row('S1')} ${inComment('§4')}`, specification)).toEqual([])
  expect(unknownCitations(`${row('S7')} ${inComment('§12, S9')}`, specification)).toEqual(['S7', '§12', 'S9'])
})
