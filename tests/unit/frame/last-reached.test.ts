import { describe, expect, test } from 'vitest'
import { type HeadingPosition, lastReached } from '../../../src/frame/layout/last-reached.ts'

/** Creates a page with headings at these positions: `a` above the line, `b` below it, `-` hidden. */
function ask(page: string) {
  let asked = 0
  const positions: Readonly<Record<string, HeadingPosition>> = { a: 'above', b: 'below', '-': 'hidden' }
  const index = lastReached(page.length, (at) => {
    asked += 1
    return positions[page[at] ?? ''] ?? 'hidden'
  })
  return { index, asked }
}

describe('the heading that a reader has reached', () => {
  test.each([
    ['', -1],
    ['b', -1],
    ['a', 0],
    ['aab', 1],
    ['aaaa', 3],
    ['bbbb', -1],
    ['a-b', 0],
    ['a--', 0],
    ['-a-', 1],
    ['--b', -1],
    ['a---b', 0],
    ['---a', 3],
    ['--', -1],
    ['aa-a-bb', 3],
  ])('[P11] [K4] of “%s” is number %i; what is hidden is never it', (page, index) => {
    expect(ask(page).index).toBe(index)
  })

  test('[P11] a page of many headings is asked for few of them', () => {
    for (const above of [0, 1, 700, 1_499, 1_500]) {
      const { index, asked } = ask('a'.repeat(above) + 'b'.repeat(1_500 - above))
      expect(index).toBe(above - 1)
      expect(asked).toBeLessThan(15)
    }
  })
})
