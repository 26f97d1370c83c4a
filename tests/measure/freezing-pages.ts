/**
 * `npx tsx tests/measure/freezing-pages.ts [NAME] [SLOWDOWN]`: opens each page that once froze the tab in the
 * built site, and prints the longest time in which the tab did not respond, in milliseconds.
 */

import { builtSite } from '../../scripts/serve/static-server.ts'
import { launchChromium } from '../../scripts/shared/chromium.ts'
import { freezingPages } from '../support/freezing-pages.ts'
import { startSite } from '../support/site.ts'

/** Milliseconds after which a tab counts as frozen. */
const patience = 25_000

const frozenAfter = (time: number) =>
  new Promise<'frozen'>((resolve) => setTimeout(() => resolve('frozen'), time))

/** Runs in the page: returns what became of the block. */
const shown = () => {
  const alert = document.querySelector('.prose [role=alert]')?.textContent
  return alert ?? (document.querySelector('.prose figure img') ? 'drawing' : 'text')
}

const [wanted = '', slowdown = '1', root = builtSite] = process.argv.slice(2)
const site = await startSite(root)
for (const [name, markdown] of freezingPages.filter(([one]) => one.includes(wanted)))
  console.log(JSON.stringify({ name, bytes: Buffer.byteLength(markdown), ...(await measure(markdown)) }))
await site.stop()

/** Opens a page in a browser of its own, because a frozen tab never closes. */
async function measure(
  markdown: string,
): Promise<{ readonly longest: number | 'frozen'; readonly shows?: string }> {
  site.setFault((request, response) => {
    if (!request.url?.startsWith('/content/en/sample.md')) return false
    response.writeHead(200, { 'content-type': 'text/markdown' }).end(`---\ntitle: Sample\n---\n\n${markdown}`)
    return true
  })
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(slowdown) })
    await page.addInitScript(`{
      let last = performance.now(); window.longest = 0
      setInterval(() => { const now = performance.now(); window.longest = Math.max(window.longest, now - last); last = now }, 10)
    }`)
    await page.goto(`${site.address}/sample.html`, { waitUntil: 'commit' })
    const begun = performance.now()
    let longest = 0
    // Until nothing long happened for three seconds.
    for (let quiet = 0; quiet < 6; ) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      const answer = page
        .evaluate(() => Math.round((window as unknown as { longest: number }).longest))
        .catch((): 'frozen' => 'frozen')
      const seen = await Promise.race([answer, frozenAfter(patience)])
      if (seen === 'frozen') return { longest: seen }
      quiet = seen === longest ? quiet + 1 : 0
      longest = seen
      if (performance.now() - begun > 2 * patience) break
    }
    return { longest, shows: await page.evaluate(shown) }
  } finally {
    await browser.close()
  }
}
