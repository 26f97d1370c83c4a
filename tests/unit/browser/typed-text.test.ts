import { expect, test } from 'vitest'
import { type Typing, typeOn } from '../../../src/browser/typed-text.ts'

test('[H2] titles are typed character by character, each in turn, and then the first again', () => {
  const seen: Typing[] = []
  let at: Typing = { text: 0, length: 0 }
  for (let step = 0; step < 6; step += 1) {
    at = typeOn(at, [2, 1])
    seen.push(at)
  }
  expect(seen.map(({ text, length }) => `${text}:${length}`)).toEqual([
    '0:1',
    '0:2',
    '1:0',
    '1:1',
    '0:0',
    '0:1',
  ])
})
