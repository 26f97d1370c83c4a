/**
 * `npm run readme:images [-- --root DIR] [-- --page PATH]`: takes screenshots of the built site for the
 * README, one per color scheme, in `docs/images/`. Check both before you commit them.
 */

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createStaticServer, listen } from '../../scripts/serve/static-server.ts'
import { launchChromium } from '../../scripts/shared/chromium.ts'
import { readOptions } from '../../scripts/shared/command-line.ts'

const { root, page: path } = readOptions({
  root: 'dist',
  page: 'guide/install/docker.html#start-the-container',
})
const folder = join(import.meta.dirname, '../../docs/images')
await mkdir(folder, { recursive: true })

const server = createStaticServer(root)
const address = await listen(server, 0)
const browser = await launchChromium()
for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 860 },
    colorScheme,
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  // A notice would cover the page.
  await page.route('**/notices.json', (request) => request.fulfill({ json: [] }))
  await page.goto(`${address}/${path}`)
  await page.locator('#app[data-painted="application"]').waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `page-${colorScheme}.png`) })
  await context.close()
}
await browser.close()
server.close()
