import { expect, test } from 'vitest'
import { correctPassage, sentencesAt } from '../../../src/features/edit/report/correct-passage.ts'

test.each<readonly [string, string, string, string | undefined]>([
  ['A teh word.', 'A teh word.', 'A the word.', 'A the word.'],
  [
    '**Use** `docs` teh [way](./a.md).',
    'Use docs teh way.',
    'Use docs the way.',
    '**Use** `docs` the [way](./a.md).',
  ],
  ['One two. One two too.', 'One two too.', 'One three too.', 'One two. One three too.'],
  ['A word here.', 'A word here.', 'A good word here.', 'A good word here.'],
  ['A bad word.', 'A bad word.', 'A word.', 'A word.'],
  ['第一句。这里有措误。', '这里有措误。', '这里有错误。', '第一句。这里有错误。'],
  ['Plain words.', 'Plain words.', 'Plain *new* <words>.', 'Plain \\*new\\* \\<words\\>.'],
  ['Two\nlines here.', 'lines here.', 'lines\nthere.', 'Two\nlines there.'],
  ['a **b** c', 'a b c', 'x', undefined],
  ['the the the', 'the the the', 'the a the', 'the a the'],
  ['one **and** one', 'one and one', 'one and two', 'one **and** two'],
  ['**one** x **one**', 'one x one', 'two x one', undefined],
])('%j with %j as %j', (source, passage, corrected, expected) => {
  expect(correctPassage(source, passage, corrected)).toBe(expected)
})

test('a selection is extended to its sentences', () => {
  const text = 'One is here. Two is there. Three.'
  expect(sentencesAt(text, 15, 17, 'en')).toEqual({ text: 'Two is there.', start: 2, end: 4 })
  expect(sentencesAt(text, 2, 15, 'en').text).toBe('One is here. Two is there.')
  expect(sentencesAt('第一句。第二句。', 5, 6, 'zh')).toEqual({ text: '第二句。', start: 1, end: 2 })
})
