import { describe, expect, test } from 'vitest'
import { checkPage } from '../../../src/check/check-page.ts'
import { openPage } from '../../../src/check/open-page.ts'

const times = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at))
const nested = (depth: number) =>
  [
    ...times(depth, (at) => `${':'.repeat(depth + 3 - at)} tip`),
    'text',
    ...times(depth, (at) => ':'.repeat(at + 4)),
  ].join('\n')
const fence = (language: string, source: string) => `\`\`\`${language}\n${source}\n\`\`\``

/** A text at a limit, one above it, and the line of the second one that is reported. */
const cases: Readonly<Record<string, readonly [within: string, beyond: string, line: number]>> = {
  'limit-containers': [nested(23), nested(24), 24],
  'limit-formula': [`$$\n${'a'.repeat(5_000)}\n$$`, `$$\n${'a'.repeat(5_001)}\n$$`, 1],
  'limit-diagram': [fence('mermaid', 'a'.repeat(50_000)), fence('mermaid', 'a'.repeat(50_001)), 1],
  'limit-flow': [
    fence('flow', times(300, () => 'a').join('\n')),
    fence('flow', times(301, () => 'a').join('\n')),
    1,
  ],
  'limit-spans': [
    '<table>\n<tr><td colspan="20000">a</td></tr></table>',
    '<table>\n<tr><td colspan="10000">a</td>\n<td rowspan="10001">a</td></tr></table>',
    3,
  ],
  'limit-marks': [`e${'\u0301'.repeat(30)}`, `a\n\ne${'&#x301;'.repeat(31)}`, 3],
  'limit-word': ['ب'.repeat(199), `\`\`\`text\n${'ب'.repeat(200)}\n\`\`\``, 1],
}

async function found(body: string) {
  const open = await openPage(`---\ntitle: A\n---\n${body}\n`, 'en/a.md', async () => undefined)
  const issues = open ? checkPage(open) : []
  return issues
    .filter(({ kind }) => kind.startsWith('limit-'))
    .map(({ kind, line, severity }) => ({ kind, line, severity }))
}

describe('[X4] [X11] limits', () => {
  test.each(Object.entries(cases))('%s is reported above its limit, and not at it', async (kind, [
    within,
    beyond,
    line,
  ]) => {
    expect(await found(within)).toEqual([])
    expect(await found(beyond)).toEqual([{ kind, line: line + 3, severity: 'warning' }])
  })
})
