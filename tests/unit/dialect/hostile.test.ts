import { describe, expect, test } from 'vitest'
import { expandIncludes } from '../../../src/dialect/includes.ts'
import { cpuTime } from '../../support/cpu-time.ts'
import { treeHtml } from '../../support/dialect.ts'

/** Each is repeated until it is long; the work must grow linearly with the length. */
const repeated: readonly string[] = [
  ...['==a ', 'a== ', '==a== ', '!!a ', '==a !!b ', '==a **b ~~c !!d '],
  ...['^a', '^', '~a ', ':a', ':rocket:', ':', '$$a ', '$$\n', '$', '$$a$ '],
  ...['{', '{.a ', '{.a} ', '`a`{.b}', '{.a}\n', '# a {#a}\n', '# a\n'],
  ...['![a', '![a](', '![a](b ', '![a](b =1x1) ', '![a](b =1x', '![a =1x1](b)'],
  ...[
    '<b>',
    '</b>',
    '<div>\n\n',
    '<a b=',
    '<a b="',
    '<a b=\'"',
    '<!--',
    '<script>',
    '&#x',
    '<p><table>',
    '<div ',
  ],
  ...['>', '- ', '1. ', '*a ', '*a', '**', '_a ', '[', '[a](', '`', '\\', '| a ', '[^a] ', '[^a]: '],
]

describe('hostile length', () => {
  test.each(repeated)('[D10] %j, repeated up to 20 kB, is read in linear time', {
    timeout: 60_000,
  }, (part) => {
    const page = part.repeat(Math.ceil(20_000 / part.length))
    expect(cpuTime(() => treeHtml(page))).toBeLessThan(3000)
  })

  test.each([
    ['quotes', '>'.repeat(5000)],
    ['lists', '- '.repeat(5000)],
    ['emphasis', `${'*a '.repeat(5000)}${'a* '.repeat(5000)}`],
    ['brackets', `${'['.repeat(5000)}a${']'.repeat(5000)}`],
    ['marks', `${'==a '.repeat(5000)}${'a== '.repeat(5000)}`],
    ['raw HTML', '<div>'.repeat(5000)],
    ['notes in notes', '[^a]: '.repeat(2000)],
  ])('[D10] deep %s do not overflow the stack', { timeout: 60_000 }, (_name, page) => {
    expect(treeHtml(page)).toBeTypeOf('string')
  })

  test('[D1] depth that an author may want is kept', () => {
    expect(treeHtml('> '.repeat(60).concat('x')).split('<blockquote>')).toHaveLength(61)
    expect(treeHtml(`${'**a** '.repeat(150)}`).split('<strong>')).toHaveLength(151)
  })

  test('[D10] a long line without an include is read in linear time', async () => {
    const line = `<!-- @include: ${'./a'.repeat(20_000)}`
    await expect(expandIncludes(line, 'en/a.md', async () => '')).resolves.toMatchObject({ body: line })
  })
})
