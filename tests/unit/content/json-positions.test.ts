import { describe, expect, test } from 'vitest'
import { sayFault } from '../../../src/config/locales/check-words.ts'
import { check as checkEn } from '../../../src/config/locales/en/check.ts'
import { readJsonWithPositions } from '../../../src/content/json-positions.ts'

describe('positions in JSON', () => {
  const text = '{\n "a": 1,\n "b": [\n  {"c": "x"},\n\n  {"d": {\n    "e": []}}\n ]\n}'
  test.each([
    [['a'], 2],
    [['b'], 3],
    [['b', 0, 'c'], 4],
    [['b', 1], 6],
    [['b', '1', 'd', 'e'], 7],
    [['b', 1, 'd', 'nope'], 6],
    [['nope'], 1],
  ])('%j has its line', (path, line) => {
    const read = readJsonWithPositions(text)
    if (read.kind !== 'read') throw new Error('This is JSON.')
    expect(read.value).toEqual(JSON.parse(text))
    expect(read.lineOf(path)).toBe(line)
  })

  test.each([
    ['{\n"a": 1\n"b": 2}', 3, 'a comma or a colon is missing before this text'],
    ['{\n"a": 1,\n}', 3, 'a comma before the closing bracket'],
    ['[1,\n2,\n]', 3, 'a comma before the closing bracket'],
    ['{"a": 1', 1, 'the text ends too early'],
    ['', 1, 'the text ends too early'],
    ['{\n// why\n"a": 1}', 2, 'JSON has no comments'],
    ['{"a":\n"b}\n', 2, 'a quote is not closed'],
    ["{'a': 1}", 1, 'strings need double quotes'],
    ['{"a":\n yes}', 2, '“yes” is not expected here'],
    ['{"a": 1}\n]', 2, '“]” is not expected here'],
    ['[1}', 1, '“}” is not expected here'],
    ['{"a": }', 1, '“}” is not expected here'],
    ['{,}', 1, '“,” is not expected here'],
    ['[,]', 1, '“,” is not expected here'],
  ])('the fault in %j has a position', (broken, line, reason) => {
    const read = readJsonWithPositions(broken)
    if (read.kind !== 'broken') throw new Error('This is not JSON.')
    expect(() => JSON.parse(broken)).toThrow()
    const { what } = sayFault({ kind: 'config-json', values: { reason: read.reason } }, checkEn)
    expect([read.line, what]).toEqual([line, `The file is not valid JSON: ${reason}.`])
  })

  test('everything that JSON.parse reads is read, and nothing else', () => {
    const whole = [
      '{',
      '"a"',
      ':',
      '[',
      '1',
      ',',
      '{',
      '}',
      ']',
      ',',
      '"b"',
      ':',
      '{',
      '"c"',
      ':',
      'true',
      '}',
      '}',
    ]
    const parts = [...whole, '\n', ' ', '-0.5e3', 'null', '01', '"\\u00', "'"]
    let seed = 1
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return Math.floor(seed / 7) % below
    }
    let read = 0
    for (let run = 0; run < 30_000; run += 1) {
      const tokens = [...whole]
      for (let change = next(3); change >= 0; change -= 1) {
        const added = next(2) === 0 ? [] : [parts[next(parts.length)] ?? '']
        tokens.splice(next(tokens.length), next(3), ...added)
      }
      const text = tokens.join('')
      let value: unknown
      let isJson = true
      try {
        value = JSON.parse(text)
      } catch {
        isJson = false
      }
      const ours = readJsonWithPositions(text)
      expect(ours.kind, text).toBe(isJson ? 'read' : 'broken')
      if (ours.kind === 'read') expect(ours.value).toEqual(value)
      if (isJson) read += 1
    }
    expect(read).toBeGreaterThan(500)
  })
})
