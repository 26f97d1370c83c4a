import { describe, expect, test } from 'vitest'
import { type LocaleId, localeOf } from '../../../src/config/locales/locale.ts'
import { createLocalIndex } from '../../../src/search/local-index.ts'
import { chineseQueries, englishQueries, type KnownQuery } from '../../support/search-queries.ts'
import { searchPagesOf } from '../../support/search-site.ts'

/** Shares that the index achieves on this site's own pages; a change of ranking must not reduce them. */
const leastRecall = 1
const leastTopThree = 0.98
const leastFirst = 0.9
/** Kinds of queries, and the minimum number of each. */
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

const percent = (count: number, all: number) => `${((count / all) * 100).toFixed(1)} %`

/** Prints a row of shares: how many pages are found, are among the first three, and are first. */
function printShares(name: string, places: readonly { readonly place: number }[]) {
  const within = (most: number) => places.filter(({ place }) => place >= 0 && place < most).length
  const [found, topThree, first] = [within(Number.POSITIVE_INFINITY), within(3), within(1)]
  const shares = [found, topThree, first].map((count) => percent(count, places.length)).join(', ')
  console.log(`${name} (${places.length}): found, first three, first: ${shares}`)
  return { recall: found / places.length, topThree: topThree / places.length, first: first / places.length }
}

describe.each([
  ['en', englishQueries],
  ['zh', chineseQueries],
] as const)('[F4] [X1] [X29] what readers of the language %s type', (locale, queries) => {
  test(`finds its page: ${queries.length} queries`, () => {
    const places = placesOf(locale, queries)
    const { recall, topThree, first } = printShares(locale, places)
    for (const kind of new Set(places.map((each) => each.kind)))
      printShares(
        `  ${kind}`,
        places.filter((each) => each.kind === kind),
      )
    for (const { kind, query, place, first: instead } of places)
      if (place !== 0) console.log(`  ${kind} “${query}”: place ${place + 1}, first is ${instead}`)
    expect(queries.length).toBeGreaterThanOrEqual(100)
    for (const kind of kinds)
      expect(queries.filter(([each]) => each === kind).length, kind).toBeGreaterThanOrEqual(leastOfKind)
    expect(recall).toBeGreaterThanOrEqual(leastRecall)
    expect(topThree).toBeGreaterThanOrEqual(leastTopThree)
    expect(first).toBeGreaterThanOrEqual(leastFirst)
  })

  test('has no page about this site first, unless contributors ask', () => {
    for (const { kind, query, first } of placesOf(locale, queries))
      if (kind !== 'contributor') expect(first, query).not.toContain('/guide/contribute/')
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
