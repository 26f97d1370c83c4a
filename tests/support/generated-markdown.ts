import fc, { type Arbitrary } from 'fast-check'
import { containerRows } from '../../src/dialect/container/names.ts'
import { pieces, textOf } from './generated-values.ts'

const addresses = [
  'javascript:__evil=1',
  ' JaVa\tScript:__evil=1',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example/',
  '&#106;avascript:x',
]
const withAddresses = addresses.flatMap((one) => [
  `[a](${one})`,
  `![a](<${one}>)`,
  `<${one}>`,
  `\n[a]: ${one}\n`,
  `<a href="${one}">a</a>`,
  `<img src="${one}" alt="a">`,
  `<iframe src="${one}"></iframe>`,
  `<video poster="${one}" src="${one}"></video>`,
  `<Download link="${one}" text="a" />`,
  `<Card title="a" link="${one}" />`,
])
const block = textOf(
  [...pieces, ...withAddresses, ...[...containerRows.keys()].map((name) => `\n::: ${name} `)],
  1000,
)
/** Markdown in which every container is opened with any title and attributes, nested, and often not closed. */
export const hostileMarkdown: Arbitrary<string> = fc
  .array(
    fc.tuple(fc.constantFrom(...containerRows.keys(), 'unknown', ''), block, fc.integer({ min: 3, max: 6 })),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) =>
    parts
      .map(([name, text, colons]) => `${':'.repeat(colons)} ${name} ${text}\n${':'.repeat(colons)}\n`)
      .join(''),
  )
  .chain((text) => fc.oneof(fc.constant(text), block))
