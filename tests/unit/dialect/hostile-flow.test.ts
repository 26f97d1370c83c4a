import { describe, expect, test } from 'vitest'
import { flowTreeHtml } from '../../support/flow-constructs.ts'

/** Returns CPU milliseconds of this process, so that other work on the machine does not count. */
function cost(markdown: string): number {
  const before = process.cpuUsage()
  flowTreeHtml(markdown)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const repeated: readonly (readonly [row: string, name: string, make: (count: number) => string])[] = [
  ['[D2]', 'containers', (count) => '::: tip\na\n:::\n'.repeat(count)],
  ['[D2]', 'openings', (count) => '::: tip\n'.repeat(count)],
  ['[D2]', 'closings', (count) => ':::\n'.repeat(count)],
  ['[D2]', 'containers in an item', (count) => `- a\n${'  ::: tip\n  a\n  :::\n'.repeat(count)}`],
  ['[D2]', 'unclosed fences in items', (count) => '::: tip\n- ```\n:::\n'.repeat(count)],
  ['[D2]', 'alerts', (count) => '> [!NOTE]\n> a\n\n'.repeat(count)],
  ['[D2]', 'quotes', (count) => '> a\n\nb\n\n'.repeat(count)],
  ['[D3]', 'tab lines', (count) => `::: tabs\n${'@tab a\nb\n'.repeat(count)}`],
  ['[D3]', 'tab lines outside of tabs', (count) => '@tab a\n'.repeat(count)],
  ['[D9]', 'open components', (count) => `x ${'<Badge><Card><Tool>'.repeat(count)}</Tool></Card></Badge>`],
  ['[D9]', 'open cards', (count) => '<Card>\n'.repeat(count)],
  ['[D10]', 'comments without an end', (count) => `x ${'<!-- '.repeat(count * 4)}`],
]

describe('hostile pages cost no more than their length', () => {
  test.each(repeated)(
    '%s %s are read in linear time',
    { retry: 2, timeout: 120_000 },
    (_row, _name, make) => {
      cost(make(200))
      const small = Math.max(cost(make(400)), 15)
      // Eight times the text should take about eight times the work. Quadratic work would take up to 64 times.
      expect(cost(make(3200)) / small).toBeLessThan(16)
    },
  )

  const size = 300_000
  test.each([
    ['[D2]', 'colons', ':'.repeat(size)],
    ['[D2]', 'a name', `::: ${'a'.repeat(size)}`],
    ['[D2]', 'braces in a title', `::: tip ${' {a'.repeat(size / 3)}`],
    ['[D2]', 'spaces in a title', `::: tip ${'a  '.repeat(size / 3)}b`],
    ['[D2]', 'open brackets in a title', `::: demo ${'['.repeat(size)}`],
    ['[D4]', 'brackets behind a fence', `\`\`\` js ${'['.repeat(size)}`],
    ['[D4]', 'braces behind a fence', `\`\`\` js ${'{1'.repeat(size / 2)}`],
    ['[D9]', 'an attribute without an end', `<Badge text="${'a'.repeat(size)}`],
    ['[D9]', 'attributes', `<Badge ${'a '.repeat(size / 2)}/>`],
  ])('%s one long line of %s is read in time', { timeout: 120_000 }, (_row, _name, line) => {
    expect(cost(line)).toBeLessThan(4000)
  })
})
