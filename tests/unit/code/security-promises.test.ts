import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brokenReferences, readPromises, titlesIn } from '../../support/promises.ts'

const repository = join(import.meta.dirname, '../../..')
const promises = readPromises(readFileSync(join(repository, 'docs/security.md'), 'utf8'))
const read = (file: string) => {
  const path = join(repository, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

describe('the promises of docs/security.md', () => {
  test('the promises are read from the tables, and each has a different ID', () => {
    const ids = promises.flatMap(({ id }) => id ?? [])
    expect(ids.length).toBeGreaterThan(35)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('each name tests that exist', () => {
    expect(brokenReferences(promises, read)).toEqual([])
  })
})

describe('the check', () => {
  const table = (...cells: readonly string[]) =>
    readPromises(['| Id | Promise | Tests |', '| --- | --- | --- |', `| ${cells.join(' | ')} |`].join('\n'))
  const code = `test('[D10] nothing runs', () => {})\ntest.for(all)(\n  \`in $\{place}: %s\`, () => {})`
  const found = (file: string) => (file === 'tests/a.test.ts' ? code : undefined)

  test('the check reads the titles of tests', () => {
    expect(titlesIn(code)).toEqual(['[D10] nothing runs', 'in $' + '{place}: %s'])
  })

  test('accepts a file and a part of the title of one of its tests', () => {
    expect(brokenReferences(table('a', 'A', '`tests/a.test.ts`: “nothing runs”'), found)).toEqual([])
  })

  test.for([
    ['a promise without a test', 'none', 'a: names no test'],
    ['a file that is gone', '`tests/b.test.ts`: “nothing runs”', 'a: tests/b.test.ts does not exist'],
    [
      'a title that is gone',
      '`tests/a.test.ts`: “nothing moves”',
      'a: tests/a.test.ts has no test “nothing moves”',
    ],
    ['a file without a title', '`tests/a.test.ts`', 'a: names no test of tests/a.test.ts'],
  ])('reports %s', ([, tests = '', report]) => {
    expect(brokenReferences(table('a', 'A', tests), found)).toEqual([report])
  })
})
