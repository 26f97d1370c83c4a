/**
 * `npx tsx tests/measure/hashes.ts`: measures how long the service worker of the built site takes to compare its saved
 * files with their hashes: reading the file, SHA-256, and Base64. Prints milliseconds for all files of the application
 * and per 100 kB, at full speed and at a quarter of it.
 */

import { builtSite } from '../../scripts/serve/static-server.ts'
import { launchChromium } from '../../scripts/shared/chromium.ts'
import { untilSaved } from '../support/offline.ts'
import { startSite } from '../support/site.ts'

const site = await startSite(builtSite)
const browser = await launchChromium()
const page = await browser.newPage()
await page.goto(`${site.address}/guide/install/docker.html`)
await untilSaved(page, 'content/en/guide/install/docker.md')
const devTools = await page.context().newCDPSession(page)
for (const slowdown of [1, 4]) {
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const found = await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('-precache-')) ?? ''
    const cache = await caches.open(name)
    const saved = await Promise.all((await cache.keys()).map(async (key) => cache.match(key)))
    const files = saved.filter((answer) => answer !== undefined)
    const times: Record<'readMs' | 'hashMs', number[]> = { readMs: [], hashMs: [] }
    let bytes = 0
    for (let round = 0; round < 21; round++) {
      const started = performance.now()
      const bodies = []
      for (const answer of files) bodies.push(await answer.clone().arrayBuffer())
      const read = performance.now()
      for (const body of bodies) {
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
        btoa(String.fromCharCode(...digest))
      }
      times.readMs.push(read - started)
      times.hashMs.push(performance.now() - read)
      bytes = bodies.reduce((sum, { byteLength }) => sum + byteLength, 0)
    }
    return { files: files.length, bytes, ...times }
  })
  const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[10] ?? 0
  const [readMs, hashMs] = [median(found.readMs), median(found.hashMs)]
  console.log(
    JSON.stringify({
      slowdown,
      files: found.files,
      kilobytes: Math.round(found.bytes / 1000),
      readMs: readMs.toFixed(1),
      hashMs: hashMs.toFixed(1),
      hashMsPer100kB: ((hashMs / found.bytes) * 100_000).toFixed(2),
    }),
  )
}
await browser.close()
await site.stop()
