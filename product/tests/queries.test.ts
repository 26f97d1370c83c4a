import { describe, expect, test } from 'vitest'
import { localeOf } from '../../src/config/locales/locale.ts'
import { createLocalIndex } from '../../src/features/search/local-index.ts'
import { searchPagesOf } from '../../tests/support/search-site.ts'
import type { ProductLanguage } from '../pages/product-languages.ts'
import { freshChineseQuestions, freshEnglishQuestions } from '../search/fresh-questions.ts'
import { isUnseen } from '../search/halves.ts'
import { pagePhrases } from '../search/page-phrases.ts'
import { chineseQuestions, englishQuestions, type ReaderQuestion } from '../search/reader-questions.ts'
import { chineseQueries, englishQueries, type KnownQuery } from '../search/search-queries.ts'

/** Shares that the index achieves on this site's own pages; a change of ranking must not reduce them. */
const leastRecall = 1
const leastTopThree = 0.99
const leastFirst = 0.92
/** The same for the phrases of pages, which are more and often fit several pages. */
const leastPhraseTopThree = 0.95
const leastPhraseFirst = 0.84
/** Whether all phrases are searched; otherwise one of each page. */
const isFull = process.env.FULL_MATRIX === '1'
/** Number of result pages within which a phrase finds its page. */
const mostPages = 10
/** Kinds of queries, and the minimum number of each. */
const kinds = ['name', 'key', 'log', 'path', 'typo', 'phrase', 'pinyin', 'alias']
const leastOfKind = 3

const indexOf = (locale: ProductLanguage) => {
  const index = createLocalIndex(locale)
  for (const page of searchPagesOf(locale)) index.put(page)
  return index
}
const indexes = { en: indexOf('en'), zh: indexOf('zh') }

/** Returns the routes of the pages among the results, best first. */
function routesFor(locale: ProductLanguage, query: string): readonly string[] {
  const { prefix } = localeOf(locale)
  const paths = indexes[locale].search(query).map(({ path }) => decodeURI(path.replace(/#.*/, '')))
  return [...new Set(paths.map((path) => path.slice(prefix.length)))]
}

function placesOf(locale: ProductLanguage, queries: readonly KnownQuery[]) {
  return queries.map(([kind, query, ...routes]) => {
    const found = routesFor(locale, query)
    return { kind, query, place: found.findIndex((route) => routes.includes(route)), first: found[0] }
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
  const places = placesOf(locale, queries)

  test(`finds its page: ${queries.length} queries`, () => {
    const { recall, topThree, first } = printShares(locale, places)
    for (const kind of new Set(places.map((each) => each.kind)))
      printShares(
        `  ${kind}`,
        places.filter((each) => each.kind === kind),
      )
    for (const { kind, query, place, first: instead } of places)
      if (place !== 0 && !isUnseen(query))
        console.log(`  ${kind} “${query}”: place ${place + 1}, first is ${instead}`)
    expect(queries.length).toBeGreaterThanOrEqual(100)
    for (const kind of kinds)
      expect(queries.filter(([each]) => each === kind).length, kind).toBeGreaterThanOrEqual(leastOfKind)
    expect(recall).toBeGreaterThanOrEqual(leastRecall)
    expect(topThree).toBeGreaterThanOrEqual(leastTopThree)
    expect(first).toBeGreaterThanOrEqual(leastFirst)
  })

  test('has no page about this site first, unless contributors ask', () => {
    for (const { kind, query, first } of places)
      if (kind !== 'contributor') expect(first, query).not.toContain('/guide/contribute/')
  })
})

/**
 * Minimum shares of the unseen half, which a change of ranking must not reduce. An edit of a page can move one or two questions,
 * so there is room for these. The goal for all kinds is 92% first, and 98% among the first three.
 */
const leastOfHalf = {
  queries: { first: 0.9, topThree: 0.98 },
  questions: { first: 0.8, topThree: 0.9 },
  fresh: { first: 0.8, topThree: 0.88 },
}

/** Returns where the right page of each question is. */
function placesOfQuestions(locale: ProductLanguage, questions: readonly ReaderQuestion[]) {
  return questions.map(([query, ...routes]) => {
    const found = routesFor(locale, query)
    return { query, place: found.findIndex((route) => routes.includes(route)) }
  })
}

describe.each([
  ['en', englishQueries, englishQuestions, freshEnglishQuestions],
  ['zh', chineseQueries, chineseQuestions, freshChineseQuestions],
] as const)('[F4] the two halves of the queries of the language %s', (locale, queries, questions, fresh) => {
  const kindsOfQueries = {
    queries: placesOf(locale, queries),
    questions: placesOfQuestions(locale, questions),
    fresh: placesOfQuestions(locale, fresh),
  }

  test.each(['queries', 'questions', 'fresh'] as const)('have the right page first: %s', (name) => {
    // Nobody looks at single results of the half that is not used to tune the ranking.
    const unseen = kindsOfQueries[name].filter(({ query }) => isUnseen(query))
    printShares(
      `${locale} ${name}, tuned half`,
      kindsOfQueries[name].filter(({ query }) => !isUnseen(query)),
    )
    const { first, topThree } = printShares(`${locale} ${name}, unseen half`, unseen)
    expect(unseen.length).toBeGreaterThan(30)
    expect(first).toBeGreaterThanOrEqual(leastOfHalf[name].first)
    expect(topThree).toBeGreaterThanOrEqual(leastOfHalf[name].topThree)
  })

  test('lead to pages that exist', () => {
    const routes = new Set(searchPagesOf(locale).map(({ route }) => route))
    for (const [query, ...own] of [...questions, ...fresh])
      expect(
        own.filter((route) => !routes.has(route)),
        query,
      ).toEqual([])
  })
})

/** Returns where each page with phrases is among the results of its phrases. */
function phrasePlaces(locale: ProductLanguage) {
  const owners = new Map<string, readonly string[]>()
  for (const [route, phrases] of Object.entries(pagePhrases))
    for (const phrase of phrases[locale]) owners.set(phrase, [...(owners.get(phrase) ?? []), route])
  const isSearched = (route: string, phrase: string) =>
    isFull || pagePhrases[route]?.[locale][route.length % 3] === phrase
  return [...owners].flatMap(([phrase, own]) => {
    const searched = own.filter((route) => isSearched(route, phrase))
    if (searched.length === 0) return []
    const found = routesFor(locale, phrase)
    return searched.map((route) => {
      const at = found.indexOf(route)
      // Another page with the same phrase is as good an answer.
      const place = at < 0 ? at : found.slice(0, at).filter((other) => !own.includes(other)).length
      return { phrase, route, isShown: at >= 0 && at < mostPages, place, first: found[0] }
    })
  })
}

describe.each(['en', 'zh'] as const)('[F4] the pages of the language %s', (locale) => {
  const routes = searchPagesOf(locale).map(({ route }) => route)
  const places = phrasePlaces(locale)

  test('have three search phrases each', () => {
    const isForContributors = (route: string) => route.startsWith('/guide/contribute/')
    expect(
      routes.filter((route) => !isForContributors(route) && !pagePhrases[route]),
      'Add these pages to product/search/page-phrases.ts, each with the three phrases that readers most likely type to find it, in both languages.',
    ).toEqual([])
    expect(
      Object.keys(pagePhrases).filter((route) => !routes.includes(route)),
      'Remove these pages from product/search/page-phrases.ts, or update their routes. They no longer exist.',
    ).toEqual([])
    for (const [route, phrases] of Object.entries(pagePhrases))
      expect(new Set(phrases[locale]).size, `Different phrases of ${route}`).toBe(3)
  })

  test('are found by their phrases', () => {
    const { topThree, first } = printShares(`${locale} pages by phrase`, places)
    for (const { phrase, route, place, first: instead } of places)
      if ((place < 0 || place > 2) && !isUnseen(phrase))
        console.log(`  “${phrase}”: ${route} at place ${place + 1}, first is ${instead}`)
    expect(
      places.filter(({ isShown }) => !isShown).map(({ phrase, route }) => `“${phrase}”: ${route}`),
      `These phrases don't find their pages among the first ${mostPages} pages. Use their words in the title, a heading, the text, or an alias of the page.`,
    ).toEqual([])
    expect(topThree).toBeGreaterThanOrEqual(leastPhraseTopThree)
    expect(first).toBeGreaterThanOrEqual(leastPhraseFirst)
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
