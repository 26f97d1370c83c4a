/**
 * `npm run bench:search [-- PAGES]`: the local index on a made-up site, 10,000 pages unless told otherwise. Their sections are this site's
 * own, dealt anew, with some words of their own in each page, so that lengths and frequencies are those of real pages. Times are the processor's, not the clock's.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { SearchPage } from '../../src/content/search-files.ts'
import type { LocaleId } from '../../src/locales/locale.ts'
import { createLocalIndex } from '../../src/search/local-index.ts'
import { cpuTime } from '../support/cpu-time.ts'
import { chineseQueries, englishQueries } from '../support/search-queries.ts'
import { searchPagesOf } from '../support/search-site.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const pageCount = Number(process.argv[2] ?? 10_000)

/** The same numbers in every run. */
let seed = 7
const chance = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return seed % below
}

function madeUpSite(locale: LocaleId): readonly SearchPage[] {
  const real = searchPagesOf(locale)
  const sections = real.flatMap((page) => page.sections)
  return Array.from({ length: pageCount }, (_, at) => {
    const like = real[at % real.length]
    if (at < real.length && like) return like
    const count = like?.sections.length ?? 10
    const own = Array.from({ length: 5 }, () => `w${chance(1_000_000).toString(36)}`).join(' ')
    const dealt = Array.from({ length: count }, (_each, place) => {
      const section = sections[chance(sections.length)] ?? { heading: '', text: '' }
      return { ...section, id: place === 0 ? '' : `s${place}`, text: `${section.text} ${own}` }
    })
    return {
      ...like,
      route: `/p${at}.html`,
      title: `${like?.title} ${at}`,
      words: [],
      pinyin: [],
      sections: dealt,
      hash: `${at}`,
    }
  })
}

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`

for (const [locale, queries] of [
  ['en', englishQueries],
  ['zh', chineseQueries],
] as const) {
  const pages = madeUpSite(locale)
  collect()
  const before = process.memoryUsage().heapUsed
  const index = createLocalIndex(locale)
  let longest = 0
  let built = 0
  for (const page of pages) {
    const time = cpuTime(() => index.put(page))
    built += time
    longest = Math.max(longest, time)
  }
  collect()
  const memory = process.memoryUsage().heapUsed - before
  const text = pages.reduce((sum, page) => sum + JSON.stringify(page).length, 0)
  for (const [, query] of queries) index.search(query)
  const times = queries
    .map(([, query]) => ({ query, time: cpuTime(() => index.search(query)) }))
    .toSorted((one, other) => one.time - other.time)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]?.time.toFixed(1)
  const slowest = times.at(-1)
  console.log(
    `${locale}: ${pages.length} pages, ${megabytes(text)} of text; built in ${(built / 1000).toFixed(1)} s (one page at most ${longest.toFixed(0)} ms), ${megabytes(memory)} besides the text`,
  )
  console.log(
    `    ${times.length} queries: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, slowest ${slowest?.time.toFixed(1)} ms (${slowest?.query.slice(0, 40)})`,
  )
}
