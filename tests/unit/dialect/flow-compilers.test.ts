import { describe, expect, test } from 'vitest'
import { canonicalHtml } from '../../support/canonical-html.ts'
import { flowDirectHtml, flowTreeHtml } from '../../support/flow-constructs.ts'

const lines = [
  ...['a', 'b', '', '', '# h', '---', '| a |', '| - |', '[r]: /u', '- x', '1. y', '> q', '>'],
  ...['::: tip', '::: info T', ':::: details D', '::: echarts E', '::: foo', ':::', ':::', '::::', '::: '],
  ...['::: tabs#x', '@tab A', '@tab:active B', '::: code-group', '```js [x]', '```', '```', '> [!NOTE]'],
  ...[
    '<Card title="t">',
    '</Card>',
    '<Catalog />',
    '<Badge text="x"/> z',
    'x <Badge>y',
    '</Badge> w',
    '<!-- c -->',
  ],
]
const prefixes = ['', '', '', '', '  ', '   ', '    ', '> ', '- ', '1. ', '> > ', '\t']

/** Numbers that look random and are the same in every run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function page(pick: (below: number) => number): string {
  const line = () => `${prefixes[pick(prefixes.length)]}${lines[pick(lines.length)]}`
  return Array.from({ length: 1 + pick(9) }, line).join('\n')
}

describe('two compilers, one document', () => {
  test.each([1, 2, 3, 4])('[D2] [D3] [D9] any mixture of lines, number %i', (seed) => {
    const pick = numbers(seed)
    for (let count = 0; count < 400; count += 1) {
      const markdown = page(pick)
      expect(canonicalHtml(flowDirectHtml(markdown)), markdown).toEqual(canonicalHtml(flowTreeHtml(markdown)))
    }
  })
})
