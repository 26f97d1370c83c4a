import MiniSearch from 'minisearch'
import { describe, expect, test } from 'vitest'
import { editDistance } from '../../../src/content/edit-distance.ts'
import { createPostings } from '../../../src/features/search/engine/postings.ts'
import { createTermTable } from '../../../src/features/search/engine/term-table.ts'
import { createWordIndex, saturation } from '../../../src/features/search/engine/word-index.ts'
import { textWords } from '../../../src/features/search/tokens.ts'
import { searchPagesOf } from '../../support/search-site.ts'

describe('[F4] positions of words', () => {
  test('positions are read as they were written, whatever grows in between', () => {
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

  test('words are found by their beginning and with typing errors, in any number', () => {
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
  const plain = { weight: 1, lengthLoss: 0.7 }
  const sections = searchPagesOf('en').flatMap(({ sections: own }) => own)
  const own = createWordIndex([plain])
  // A well-known implementation of BM25; too large for 10,000 pages, but right for comparison.
  const known = new MiniSearch({
    fields: ['text'],
    tokenize: textWords,
    processTerm: (term) => term,
    searchOptions: { tokenize: (word) => [word], bm25: { k: saturation, b: plain.lengthLoss, d: 0 } },
  })
  for (const [id, { text }] of sections.entries()) {
    own.add(id, [textWords(text)])
    known.add({ id, text })
  }

  test.each([
    'onedrive',
    'docker',
    'certificate',
    'nonexistentword',
  ])('the sections with “%s” are those of another implementation, in its order', (word) => {
    const { documents, scores } = own.search([{ forms: [{ word }] }])
    const expected = known.search(word)
    expect(documents.toSorted((one, other) => one - other)).toEqual(
      expected.map(({ id }) => id as number).toSorted((one, other) => one - other),
    )
    const ours = expected.map(({ id }) => scores[id as number] ?? 0)
    for (const [at, score] of ours.slice(1).entries())
      expect(score, `place ${at + 2}`).toBeLessThanOrEqual((ours[at] ?? 0) * 1.05)
  })

  test('the best form of a thing counts, and a document with all things is better than one with many of one', () => {
    const index = createWordIndex([plain])
    index.add(0, [['share', 'share', 'share', 'share']])
    index.add(1, [['share', 'friend', 'is', 'here']])
    index.add(2, [['sharing']])
    index.add(3, [['other']])
    const { documents, scores, shares } = index.search([
      { forms: [{ word: 'share' }, { word: 'sharing', worth: 0.5 }] },
      { forms: [{ word: 'friend' }] },
    ])
    expect(documents.toSorted()).toEqual([0, 1, 2])
    expect(shares[1]).toBeCloseTo(1)
    expect(scores[1]).toBeGreaterThan(scores[0] ?? 0)
    expect(scores[0]).toBeGreaterThan(scores[2] ?? 0)
  })

  test('a substitute is found, but after the documents with the word itself, whose score stays the same', () => {
    const index = createWordIndex([plain])
    index.add(0, [['spinning']])
    index.add(1, [['buffering', 'buffering', 'buffering']])
    index.add(2, [['other']])
    const alone = index.search([{ forms: [{ word: 'spinning' }] }])
    const { documents, scores } = index.search([
      { forms: [{ word: 'spinning' }, { word: 'buffering', isSubstitute: true }] },
    ])
    expect(documents.toSorted()).toEqual([0, 1])
    expect(scores[0]).toBeCloseTo(alone.scores[0] ?? 0)
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 0)
  })

  test('an extra adds to the score, but nothing is missing without it', () => {
    const index = createWordIndex([plain])
    index.add(0, [['refresh', 'token']])
    index.add(1, [['refresh', 'token', 'refresh_token']])
    index.add(2, [['other']])
    const { scores, shares } = index.search([
      { forms: [{ word: 'refresh' }] },
      { forms: [{ word: 'token' }] },
      { forms: [{ word: 'refresh_token' }], isExtra: true },
    ])
    expect([shares[0], shares[1]]).toEqual([1, 1])
    expect(scores[1]).toBeGreaterThan(scores[0] ?? 0)
  })

  test('removed pages are neither found nor counted', () => {
    const index = createWordIndex([plain])
    index.add(0, [['alpha', 'beta']])
    index.add(1, [['alpha']])
    index.add(2, [['gamma']])
    const alpha = [{ forms: [{ word: 'alpha' }] }]
    const before = index.search(alpha).scores[1] ?? 0
    index.remove(0)
    index.remove(0)
    const after = index.search(alpha)
    expect(after.documents).toEqual([1])
    // Now rarer, so worth more.
    expect(after.scores[1]).toBeGreaterThan(before)
    expect(after.words).toEqual(['alpha'])
    expect(index.search([{ forms: [{ word: 'beta' }] }]).documents).toEqual([])
  })
})
