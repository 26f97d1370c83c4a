import { expect, test } from 'vitest'
import { changedLines } from '../../../src/content/line-diff.ts'
import { sameLine } from '../../../src/features/edit/same-line.ts'

test('changed and added lines are found by number, and removed ones have none', () => {
  expect(changedLines('a\nb\nc\nd\n', 'a\nB\nc\nc2\nd\n')).toEqual([2, 4])
  expect(changedLines('a\nb\nc\n', 'a\nc\n')).toEqual([])
  expect(changedLines('', 'a\nb\n')).toEqual([1, 2])
})

test('the same line is the one below the other front matter', () => {
  const one = '---\ntitle: A\n---\n\nText.\n'
  const other = '---\ntitle: A\norder: 1\nicon: x\n---\n\nText.\n'
  expect(sameLine(5, one, other)).toBe(7)
  expect(sameLine(7, other, one)).toBe(5)
  expect(sameLine(1, other, one)).toBe(1)
})
