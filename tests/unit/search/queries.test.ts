import { describe, expect, test } from 'vitest'
import { type LocaleId, localeOf } from '../../../src/locales/locale.ts'
import { createLocalIndex } from '../../../src/search/local-index.ts'
import { chineseQueries, englishQueries, type KnownQuery } from '../../support/search-queries.ts'
import { searchPagesOf } from '../../support/search-site.ts'

/** Shares that the index reaches on this site's own pages; a change of ranking must not fall below. */
const leastRecall = 1
const leastTopThree = 0.97
/** What readers bring, and the queries there are of it at least. */
const kinds = ['name', 'key', 'log', 'path', 'typo', 'phrase', 'pinyin', 'alias']
const leastOfKind = 3

const indexOf = (locale: LocaleId) => {
  const index = createLocalIndex(locale)
  for (const page of searchPagesOf(locale)) index.put(page)
  return index
}
const indexes = { en: indexOf('en'), zh: indexOf('zh') }

function placesOf(locale: LocaleId, queries: readonly KnownQuery[]) {
  const index = indexes[locale]
  return queries.map(([kind, query, ...routes]) => {
    const wanted = routes.map((route) => localeOf(locale).prefix + route)
    const pages = [...new Set(index.search(query).map(({ path }) => decodeURI(path.replace(/#.*/, ''))))]
    return { kind, query, place: pages.findIndex((page) => wanted.includes(page)), first: pages[0] }
  })
}

describe.each([
  ['en', englishQueries],
  ['zh', chineseQueries],
] as const)('[F4] [X1] what readers of the language %s type', (locale, queries) => {
  test(`finds its page: ${queries.length} queries`, () => {
    const places = placesOf(locale, queries)
    const recall = places.filter(({ place }) => place >= 0).length / places.length
    const topThree = places.filter(({ place }) => place >= 0 && place < 3).length / places.length
    const first = places.filter(({ place }) => place === 0).length / places.length
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`
    console.log(
      `${locale}: ${places.length} queries, recall ${percent(recall)}, among the first three ${percent(topThree)}, first ${percent(first)}`,
    )
    for (const { kind, query, place, first: instead } of places)
      if (place < 0 || place > 2) console.log(`  ${kind} “${query}”: place ${place + 1}, first is ${instead}`)
    expect(queries.length).toBeGreaterThanOrEqual(30)
    for (const kind of kinds)
      expect(queries.filter(([each]) => each === kind).length, kind).toBeGreaterThanOrEqual(leastOfKind)
    expect(recall).toBeGreaterThanOrEqual(leastRecall)
    expect(topThree).toBeGreaterThanOrEqual(leastTopThree)
  })
})

test('[X1] Chinese recall is exact: every page with the word is found, no other', () => {
  const pages = searchPagesOf('zh')
  let compared = 0
  for (const word of [
    '魔盘',
    '蓝奏',
    '悟空',
    '转存',
    '字幕',
    '验证码',
    '短信',
    '扫码',
    '限速',
    '防火墙',
    '通行密钥',
  ]) {
    const having = pages
      .filter(({ title, words, sections }) =>
        [title, ...words, ...sections.flatMap(({ heading, text }) => [heading, text])].some((text) =>
          text.includes(word),
        ),
      )
      .map(({ route }) => `/zh${route}`)
    // A longer list of results is cut.
    if (having.length === 0 || having.length > 6) continue
    const found = new Set(indexes.zh.search(word).map(({ path }) => decodeURI(path.replace(/#.*/, ''))))
    expect([...found].toSorted(), word).toEqual(having.toSorted())
    compared += 1
  }
  expect(compared).toBeGreaterThan(2)
})
