import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeTexts } from '../../../src/features/edit/merge-texts.ts'

const names = { own: 'yours', other: 'theirs' }
const merge = (own: string, base: string, other: string) => mergeTexts(own, base, other, names)
const text = fc.array(fc.constantFrom('', 'a', 'b', 'c'), { maxLength: 12 }).map((lines) => lines.join('\n'))

test('a text that nobody else changed stays as it is, and so does one that both changed in the same way', () => {
  fc.assert(
    fc.property(text, text, (base, changed) => {
      for (const [own, other] of [
        [changed, base],
        [base, changed],
        [changed, changed],
      ] as const)
        expect(merge(own, base, other)).toEqual({ text: changed, conflicts: 0 })
    }),
  )
})

test('no line of either text is lost', () => {
  fc.assert(
    fc.property(text, text, text, (own, base, other) => {
      const merged = merge(own, base, other).text.split('\n')
      const before = base.split('\n')
      // An empty line can be the line break at the end, which is no line.
      const added = [...own.split('\n'), ...other.split('\n')].filter((each) => !before.includes(each))
      for (const line of added.filter((each) => each !== '')) expect(merged).toContain(line)
    }),
  )
})

test('changes in different paragraphs are both kept', () => {
  expect(merge('A\n\nb\n\nc', 'a\n\nb\n\nc', 'a\n\nb\n\nC\nd')).toEqual({
    text: 'A\n\nb\n\nC\nd',
    conflicts: 0,
  })
})

test('a line that one removed and the other emptied is a conflict', () => {
  expect(merge('c\nc', 'c\nc\nc', 'c\nc\n').conflicts).toBe(1)
})

test('changes of the same line are both shown between marks', () => {
  expect(merge('x\none\ny', 'x\na\ny', 'x\ntwo\ny')).toEqual({
    text: 'x\n<<<<<<< yours\none\n=======\ntwo\n>>>>>>> theirs\ny',
    conflicts: 1,
  })
})

test('a line that one removed and the other changed is a conflict', () => {
  expect(merge('x\ny', 'x\na\ny', 'x\nb\ny')).toEqual({
    text: 'x\n<<<<<<< yours\n=======\nb\n>>>>>>> theirs\ny',
    conflicts: 1,
  })
})

test('[X27] a page of 300,000 lines is merged before the test times out', () => {
  const lines = Array.from({ length: 300_000 }, (_, at) => (at % 2 === 0 ? '' : `line ${at}`))
  const own = ['first', ...lines].join('\n')
  const other = [...lines, 'last'].join('\n')
  expect(merge(own, lines.join('\n'), other)).toEqual({
    text: ['first', ...lines, 'last'].join('\n'),
    conflicts: 0,
  })
})
