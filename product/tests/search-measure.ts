/**
 * `npx tsx product/tests/search-measure.ts [PAGES] [SLOWDOWN]`: measures the built site's search box on a generated
 * site in Chromium: how long the worker reads, how much it affects the page, and how quickly queries are
 * answered, from the page's message to the worker's.
 */

import type { Page } from '@playwright/test'
import { builtSite } from '../../scripts/serve/static-server.ts'
import { launchChromium } from '../../scripts/shared/chromium.ts'
import { hashOf } from '../../scripts/shared/hash-of.ts'
import type { LocaleId } from '../../src/config/locales/locale.ts'
import { writeSearchFiles } from '../../src/content/search-files.ts'
import { madeUpSite } from '../../tests/support/made-up-site.ts'
import { startSite } from '../../tests/support/site.ts'
import { chineseQueries, englishQueries, type KnownQuery } from '../search/search-queries.ts'

const pageCount = Number(process.argv[2] ?? 10_000)
const slowdown = Number(process.argv[3] ?? 1)
const site = await startSite(builtSite)
const browser = await launchChromium()
console.log(JSON.stringify(await measure('en', '/guide/', englishQueries)))
console.log(JSON.stringify(await measure('zh', '/zh/guide/', chineseQueries)))
await browser.close()
await site.stop()

/** The parts of a generated site, by the names in the manifest's root. */
function serveMadeUpSite(locale: LocaleId) {
  const { list, files } = writeSearchFiles(
    { en: [], zh: [], [locale]: madeUpSite(locale, pageCount) },
    hashOf,
  )
  site.setFault((request, response) => {
    const path = request.url ?? ''
    const part = files.get(/^\/manifest\/([0-9a-f]{16})\.json/.exec(path)?.[1] ?? '')
    if (part !== undefined) response.writeHead(200, { 'content-type': 'application/json' }).end(part)
    return part !== undefined
  })
  return list
}

async function measure(locale: LocaleId, path: string, queries: readonly KnownQuery[]) {
  const list = serveMadeUpSite(locale)
  // A service worker would request the manifest without passing through the page.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.route('**/manifest.json*', async (route) => {
    const root = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...root, search: list } })
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // tsx wraps named functions in a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(observe)
  const first = await fill(page, path)
  const asked: number[] = []
  for (const [, query] of queries) asked.push(await ask(page, query))
  const again = await fill(page, path)
  await context.close()
  const sorted = asked.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  const answers = { median: at(0.5), ninetyFive: at(0.95), slowest: at(0.9999) }
  return { locale, pageCount, slowdown, first, again, answers }
}

/** Opens the box and waits until all texts are read. Returns the time, and the page's longest task meanwhile. */
async function fill(page: Page, path: string) {
  await page.goto(site.address + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(3_000)
  await page.evaluate(() => marks.tasks.splice(0))
  await page.keyboard.press('/')
  await page.waitForFunction(() => marks.progress.at(-1)?.share === 1, undefined, { timeout: 600_000 })
  return page.evaluate(() => ({
    seconds: Math.round(((marks.progress.at(-1)?.at ?? 0) - marks.opened) / 100) / 10,
    messages: marks.progress.length,
    longestTask: Math.round(Math.max(0, ...marks.tasks)),
  }))
}

async function ask(page: Page, query: string): Promise<number> {
  const count = await page.evaluate(() => marks.answers.length)
  await page.getByRole('dialog').getByRole('searchbox').fill(query)
  await page.waitForFunction((before) => marks.answers.length > before, count, { timeout: 60_000 })
  return page.evaluate(() => marks.answers.at(-1) ?? 0)
}

declare const marks: {
  opened: number
  readonly tasks: number[]
  readonly progress: { share: number; at: number }[]
  /** Milliseconds from each query to its answer. */
  readonly answers: number[]
}

/** Runs in the page: records its messages to and from the worker, and every long task. */
function observe() {
  const own: typeof marks = { opened: 0, tasks: [], progress: [], answers: [] }
  Object.assign(window, { marks: own })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) own.tasks.push(duration)
  }).observe({ type: 'longtask' })
  const sent = new Map<number, number>()
  const RealWorker = Worker
  window.Worker = class extends RealWorker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      this.addEventListener('message', ({ data }: MessageEvent) => {
        if (data?.kind === 'progress') own.progress.push({ share: data.progress, at: performance.now() })
        if (data?.kind === 'answer') own.answers.push(performance.now() - (sent.get(data.id) ?? 0))
      })
    }
    override postMessage(message: { kind?: string; id?: number }) {
      if (message.kind === 'open' && own.opened === 0) own.opened = performance.now()
      if (message.kind === 'search') sent.set(message.id ?? -1, performance.now())
      super.postMessage(message)
    }
  }
}
