/**
 * `npm run measure:long-pages`: measures how long pages keep the built site's main thread busy. Prints what
 * PerformanceObserver recorded; limits that apply on any machine are tested in
 * `tests/browser/long-pages.test.ts`.
 */

import type { Page } from '@playwright/test'
import { builtSite } from '../../scripts/serve/static-server.ts'
import { launchChromium } from '../../scripts/shared/chromium.ts'
import { longFence, longParagraph, longTable, manyDiagrams, mixedPage } from '../support/long-pages.ts'
import { startSite } from '../support/site.ts'

const samples = [
  ['a table of 60 rows, 6 kB', longTable(60)],
  ['every construct once', mixedPage(20_000)],
  ['500 kB of every construct', mixedPage(500_000)],
  ['a table of 300 rows', longTable(300)],
  ['a table of 5,000 rows', longTable(5_000)],
  ['a paragraph of 150 kB', longParagraph(2_000)],
  ['a fence of 8,000 lines', longFence(8_000)],
  ['40 diagrams', manyDiagrams(40)],
] as const
/** `npm run measure:long-pages -- table 1`: only samples with this name, only at this slowdown. */
const [wanted = '', onlySlowdown] = process.argv.slice(2)

const site = await startSite(builtSite)
const browser = await launchChromium()
for (const slowdown of onlySlowdown === undefined ? [1, 4] : [Number(onlySlowdown)]) {
  for (const [name, markdown] of samples.filter(([sample]) => sample.includes(wanted)))
    console.log(JSON.stringify({ name, slowdown, ...(await measure(markdown, slowdown)) }))
}
await browser.close()
await site.stop()

async function measure(markdown: string, slowdown: number) {
  site.setFault((request, response) => {
    if (!request.url?.startsWith('/content/en/sample.md')) return false
    response.writeHead(200, { 'content-type': 'text/markdown' }).end(`---\ntitle: Sample\n---\n\n${markdown}`)
    return true
  })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // tsx wraps named functions in a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(observe)
  await page.goto(`${site.address}/sample.html`)
  await page.getByText('The beginning.').waitFor({ timeout: 120_000 })
  // A busy machine may not finish; `whole` is then 0.
  const last = page.locator('#last').first()
  await last.waitFor({ state: 'attached', timeout: 180_000 }).catch(() => undefined)
  await page.waitForTimeout(2_000)
  const seen = await readMarks(page)
  await context.close()
  return seen
}

/** Runs in the page: records when its text appears, when it is complete, and every long task. */
function observe() {
  const marks = { begins: 0, whole: 0, tasks: [] as { start: number; duration: number }[] }
  Object.assign(window, { marks })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) marks.tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    const text = document.querySelector('main .prose')
    if (text?.firstElementChild && marks.begins === 0) marks.begins = performance.now()
    if (document.getElementById('last') && marks.whole === 0) marks.whole = performance.now()
    if (marks.whole === 0) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function readMarks(page: Page) {
  const { begins, whole, tasks } = await page.evaluate(
    () =>
      (
        window as unknown as {
          marks: { begins: number; whole: number; tasks: { start: number; duration: number }[] }
        }
      ).marks,
  )
  const after = tasks.filter(({ start }) => start > begins).map(({ duration }) => Math.round(duration))
  return {
    begins: Math.round(begins),
    whole: Math.round(whole),
    longTasksBefore: tasks.length - after.length,
    longTasksAfter: after.length,
    longestAfter: Math.max(0, ...after),
    sumAfter: after.reduce((sum, duration) => sum + duration, 0),
    tasks: after.join(' '),
  }
}
