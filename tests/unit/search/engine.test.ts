import MiniSearch from 'minisearch'
import { describe, expect, test } from 'vitest'
import { editDistance } from '../../../src/features/search/engine/edit-distance.ts'
import { createPostings } from '../../../src/features/search/engine/postings.ts'
import { createTermTable } from '../../../src/features/search/engine/term-table.ts'
import { type AskedWord, createWordIndex } from '../../../src/features/search/engine/word-index.ts'
import { textWords } from '../../../src/features/search/tokens.ts'
import { searchPagesOf } from '../../support/search-site.ts'

describe('[F4] places of words', () => {
  test('are read as they were written, whatever grows in between', () => {
    const postings = createPostings()
    const written = new Map<number, string[]>()
    let document = 0
    for (let step = 0; step < 4000; step += 1) {
      // Distances of one, two, and three bytes.
      document += step % 97 === 0 ? 20_000 : step % 13
      const term = step % 3 === 0 ? 5 : step % 700
      const field = step % 5
      const times = 1 + (step % 31)
      postings.add(term, document, field, times)
      written.set(term, [...(written.get(term) ?? []), `${document} ${field} ${times}`])
    }
    for (const [term, places] of written) {
      const { count, documents, fields, times } = postings.read(term)
      const read = Array.from({ length: count }, (_, row) => `${documents[row]} ${fields[row]} ${times[row]}`)
      expect(read, `term ${term}`).toEqual(places)
    }
    expect(postings.read(9999).count).toBe(0)
  })
})

describe('[F4] words with typing errors', () => {
  test.each([
    ['token', 'token', 0],
    ['token', 'tokne', 1],
    ['onedirve', 'onedrive', 1],
    ['instalation', 'installation', 1],
    ['gogle', 'google', 1],
    ['abcd', 'badc', 2],
    ['kitten', 'sitting', 3],
    ['kitten', 'mountain', 4],
    ['', 'abc', 3],
  ])('%s is %s with errors: %i', (one, other, errors) => {
    expect(editDistance(one, other, 3)).toBe(errors)
    expect(editDistance(other, one, 3)).toBe(errors)
  })

  test('words are found by their beginning and by what is nearly them, however many there are', () => {
    const words = Array.from({ length: 9000 }, (_, at) => ((at * 7919) % 1_000_003).toString(36))
    const table = createTermTable()
    for (const word of words) expect(table.wordOf(table.findOrAdd(word))).toBe(word)
    for (const asked of ['a1', 'zz', 'k9x', words[17] ?? '']) {
      const starting = table.startingWith(asked).map(table.wordOf)
      const longer = words.filter((word) => word.startsWith(asked) && word !== asked)
      expect(starting.toSorted()).toEqual([...new Set(longer)].toSorted())
      const near = table.near(asked, 1).map(({ term }) => table.wordOf(term))
      const alike = words.filter((word) => editDistance(word, asked, 1) === 1)
      expect(near.toSorted()).toEqual([...new Set(alike)].toSorted())
    }
    expect(table.find('not there')).toBeUndefined()
  })
})

describe('[F4] ranking', () => {
  const boosts = { title: 9, heading: 5, text: 1 }
  const sections = searchPagesOf('en').flatMap((page) =>
    page.sections.map(({ heading, text, id }) => ({ title: id === '' ? page.title : '', heading, text })),
  )
  const own = createWordIndex(Object.values(boosts))
  // A well-known implementation of the same formula; too large for 10,000 pages, but right for comparison.
  const known = new MiniSearch({
    fields: Object.keys(boosts),
    tokenize: textWords,
    processTerm: (term) => term,
    searchOptions: { boost: boosts, tokenize: (word) => [word] },
  })
  for (const [id, { title, heading, text }] of sections.entries()) {
    own.add(id, [textWords(title), textWords(heading), textWords(text)])
    known.add({ id, title, heading, text })
  }

  test.each([
    ['AND', ['refresh', 'token']],
    ['AND', ['storage', 'list', 'api']],
    ['AND', ['config', 'nonexistentword']],
    ['OR', ['storage', 'webdav', 'quark', 'nonexistentword']],
    ['OR', ['onedrive']],
  ] as const)('%s of %j is what BM25+ says, with and without beginnings', (combineWith, words) => {
    for (const isBeginning of [false, true]) {
      const asked: readonly AskedWord[] = words.map((word) => ({ word, isBeginning }))
      const { documents, scores } = combineWith === 'AND' ? own.all(asked) : own.any(asked)
      const expected = known.search({ combineWith, queries: [...words] }, { prefix: isBeginning })
      expect(documents.toSorted((one, other) => one - other)).toEqual(
        expected.map(({ id }) => id as number).toSorted((one, other) => one - other),
      )
      for (const { id, score } of expected)
        expect(Math.abs((scores[id] ?? 0) / score - 1), `section ${id}`).toBeLessThan(0.02)
    }
  })

  test('what was removed is neither found nor counted', () => {
    const index = createWordIndex([1])
    index.add(0, [['alpha', 'beta']])
    index.add(1, [['alpha']])
    index.add(2, [['gamma']])
    const before = index.any([{ word: 'alpha' }]).scores[1] ?? 0
    index.remove(0)
    index.remove(0)
    const after = index.any([{ word: 'alpha' }])
    expect(after.documents).toEqual([1])
    // Now rarer, so worth more.
    expect(after.scores[1]).toBeGreaterThan(before)
    expect(after.isMatch('alpha')).toBe(true)
    expect(after.isMatch('beta')).toBe(false)
    expect(index.all([{ word: 'alpha' }, { word: 'beta' }]).documents).toEqual([])
  })
})
