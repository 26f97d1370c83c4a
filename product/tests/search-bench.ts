/**
 * `npm run bench:search [-- PAGES]`: measures the local index on a generated site, with 10,000 pages by
 * default. Times are CPU times. For a query, the best of five runs counts, because the garbage collector can
 * run during any of them; the worst run is printed too.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createLocalIndex } from '../../src/features/search/local-index.ts'
import { cpuTime } from '../../tests/support/cpu-time.ts'
import { madeUpSite } from '../../tests/support/made-up-site.ts'
import { chineseQueries, englishQueries } from '../search/search-queries.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const pageCount = Number(process.argv[2] ?? 10_000)
const runs = 5

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
const heldMemory = () => {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

for (const [locale, queries] of [
  ['en', englishQueries],
  ['zh', chineseQueries],
] as const) {
  const pages = madeUpSite(locale, pageCount)
  const before = heldMemory()
  const index = createLocalIndex(locale)
  let longest = 0
  let built = 0
  for (const page of pages) {
    const time = cpuTime(() => index.put(page))
    built += time
    longest = Math.max(longest, time)
  }
  const memory = heldMemory() - before
  const text = pages.reduce((sum, page) => sum + JSON.stringify(page).length, 0)
  const first = Math.max(...queries.map(([, query]) => cpuTime(() => index.search(query))))
  let worst = 0
  const times = queries
    .map(([, query]) => {
      const each = Array.from({ length: runs }, () => cpuTime(() => index.search(query)))
      worst = Math.max(worst, ...each)
      return { query, time: Math.min(...each) }
    })
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
  console.log(
    `    asked for the first time at most ${first.toFixed(1)} ms, worst of ${runs} runs ${worst.toFixed(1)} ms`,
  )
}
