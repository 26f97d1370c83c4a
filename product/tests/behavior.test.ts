import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { nodesOfType } from '../../src/check/nodes-of.ts'
import { openPage } from '../../src/check/open-page.ts'
import { plainText } from '../../src/dialect/plain-text.ts'
import { isAsExpected, negationsOf } from '../behavior/expectation.ts'
import { readScenarios } from '../behavior/families.ts'
import type { Expected, Observed } from '../behavior/observed.ts'
import { productLanguages } from '../pages/product-languages.ts'

const scenarios = await readScenarios()

/** Returns the headings of a page, with their depth. @throws if there is no such page */
async function headingsOf(file: string) {
  const open = await openPage(await readFile(`public/content/${file}`, 'utf8'), file, async () => undefined)
  return nodesOfType(open?.nodes ?? [], 'heading').map((node) => ({
    depth: node.depth,
    text: plainText(node),
  }))
}

describe('the statements of scenarios', () => {
  const pages = [...new Set(scenarios.map(({ page }) => page))]

  test.each(pages)('%s has their headings in every language', async (page) => {
    const [english = [], ...others] = await Promise.all(
      productLanguages.map((language) => headingsOf(`${language}/${page}.md`)),
    )
    const named = scenarios.filter((scenario) => scenario.page === page && scenario.heading !== '')
    const missing = named.filter(({ heading }) => !english.some(({ text }) => text === heading))
    expect(missing.map(({ name, heading }) => `${name}: ${heading}`)).toEqual([])
    for (const headings of others)
      expect(headings.map(({ depth }) => depth)).toEqual(english.map(({ depth }) => depth))
  })

  test('have unique names', () => {
    const names = scenarios.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(names.filter((name) => !/^[a-z0-9-]+\/[a-z0-9-]+$/.test(name))).toEqual([])
  })
})

describe('an expectation', () => {
  const cases: readonly (readonly [Observed, Expected])[] = [
    ['a', 'a'],
    ['409 exists', /^409 /],
    [3, 3],
    [false, false],
    [null, null],
    [[], []],
    [
      ['a', { code: 200, names: ['b'] }],
      ['a', { code: 200, names: [/b/] }],
    ],
    [{ code: 200, more: undefined }, { code: 200 }],
  ]

  test.each(cases)('%j is as expected, and matches none of the negations', (observed, expected) => {
    expect(isAsExpected(observed, expected)).toBe(true)
    expect(negationsOf(expected).length).toBeGreaterThan(0)
    for (const negation of negationsOf(expected)) expect(isAsExpected(observed, negation)).toBe(false)
  })

  test('refuses names that are missing on one side', () => {
    expect(isAsExpected({ code: 200 }, { code: 200, message: 'success' })).toBe(false)
    expect(isAsExpected({ code: 200, message: 'success' }, { code: 200 })).toBe(false)
    expect(isAsExpected(['a'], ['a', 'b'])).toBe(false)
    expect(isAsExpected({ 0: 'a' }, ['a'])).toBe(false)
  })

  test('makes a false expectation for each value', () => {
    expect(negationsOf({ code: 200, names: ['a', true] })).toEqual([
      { code: 201, names: ['a', true] },
      { code: 200, names: ['not a', true] },
      { code: 200, names: ['a', false] },
      { code: 200, names: ['a', true, 'one more'] },
    ])
  })
})
