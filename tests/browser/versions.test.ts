import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumFile, quietSwitches } from '../../scripts/shared/chromium.ts'
import { copyBuiltSite } from '../support/built-copy.ts'
import { journey } from '../support/journey.ts'
import { publishNext } from '../support/next-version.ts'
import { untilSaved, untilUpdated } from '../support/offline.ts'
import { searchBox } from '../support/search-box.ts'
import { expect, startSite, test, titleOf } from '../support/site.ts'

test.beforeEach(() => test.setTimeout(90_000))

const docker = '/guide/install/docker.html'

const offer = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Reload' })
const ownScript = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => /assets\/app-[^/]+\.js$/.test(name)),
  )

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    '[O5] a newer version is offered, never forced, also in other tabs, and each tab reloads once',
    journey(),
    async ({ page, context }) => {
      const copy = await copyBuiltSite()
      const site = await startSite(copy.root)
      try {
        await page.goto(site.address + docker)
        await untilSaved(page, 'content/en/guide/install/docker.md')
        const other = await context.newPage()
        await other.goto(`${site.address}/faq/`)
        const before = await ownScript(page)
        // A tab in the background is drawn once a second.
        await page.bringToFront()

        await publishNext(copy.root)
        await page.reload()
        await expect(offer(page)).toBeVisible({ timeout: 30_000 })
        expect(await ownScript(page), 'the old version until a reader agrees').toBe(before)
        await Promise.all([page.waitForEvent('load'), offer(page).click()])
        await expect(titleOf(page)).toHaveText('Docker')
        expect(await ownScript(page)).not.toBe(before)
        await expect(offer(page)).toHaveCount(0)

        await other.bringToFront()
        await expect(other.getByRole('status')).toContainText('This tab still runs the old one')
        await Promise.all([other.waitForEvent('load'), offer(other).click()])
        await expect(titleOf(other)).toHaveText('FAQ')
        await expect(offer(other)).toHaveCount(0)
      } finally {
        await site.stop()
        await copy.remove()
      }
    },
  )

  test('[O5] [O1] pages that opened offline also open after an update, because used parts are updated with it', async ({
    page,
  }) => {
    const copy = await copyBuiltSite()
    const site = await startSite(copy.root)
    const box = searchBox(page)
    try {
      await page.goto(site.address + docker)
      await untilSaved(page, 'content/en/guide/install/docker.md')
      await box.search('docker install')
      await page.keyboard.press('Escape')
      await publishNext(copy.root)
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      await expect(offer(page)).toBeVisible({ timeout: 30_000 })
      await Promise.all([page.waitForEvent('load'), offer(page).click()])
      await expect(titleOf(page)).toHaveText('Docker')
    } finally {
      await site.stop()
    }
    await page.reload()
    await box.search('docker install')
    await copy.remove()
  })

  test('[O5] sw-off.js instead of sw.js ends the worker and removes its saved copies', async ({ page }) => {
    test.slow()
    const copy = await copyBuiltSite()
    const site = await startSite(copy.root)
    try {
      await page.goto(site.address + docker)
      await untilSaved(page, 'content/en/guide/install/docker.md')
      await writeFile(join(copy.root, 'sw.js'), await readFile(join(copy.root, 'sw-off.js')))
      await untilUpdated(page, async () => (await caches.keys()).length === 0)
      await expect(titleOf(page)).toHaveText('Docker')
    } finally {
      await site.stop()
      await copy.remove()
    }
  })
})

test(
  '[O5] [E5] in a tab that is older than the site, a lost part brings the newer version once, or the offer of it',
  journey(),
  async ({ page }) => {
    const copy = await copyBuiltSite()
    const site = await startSite(copy.root)
    try {
      await page.goto(`${site.address}/guide/community.html`)
      await expect(titleOf(page)).toHaveText('Community')
      const before = await ownScript(page)
      await page.evaluate(() => {
        const seen = window as unknown as { raised: boolean }
        addEventListener('preload-error', (event) => {
          seen.raised = event.cancelable
          sessionStorage.setItem('raised', 'yes')
        })
      })
      await publishNext(copy.root)
      // A reader in the middle of a page is asked; the page does not reload on its own.
      await page.getByRole('button', { name: 'Appearance' }).click()
      await page.getByRole('button', { name: 'Keep on this device' }).click()
      await expect(offer(page)).toBeVisible({ timeout: 15_000 })
      expect(await page.evaluate(() => sessionStorage.getItem('raised'))).toBe('yes')
      expect(await ownScript(page)).toBe(before)
      // On a page that was just opened, no one needs to be asked.
      const moved = page.waitForEvent('load')
      await page
        .getByRole('navigation', { name: 'Pages of this section' })
        .getByRole('link', { name: 'Read offline' })
        .click()
      await moved
      await expect(titleOf(page)).toHaveText('Read offline')
      await expect(page.getByRole('button', { name: 'Keep English' })).toBeVisible()
      expect(await ownScript(page)).not.toBe(before)
      await expect(offer(page)).toHaveCount(0)
    } finally {
      await site.stop()
      await copy.remove()
    }
  },
)

test('[O4] back and forward through the browser’s own cache of pages keep the text and the place', async ({
  site,
}) => {
  const browser = await chromium.launch({
    executablePath: chromiumFile,
    args: [...quietSwitches],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await (await browser.newContext({ serviceWorkers: 'block', locale: 'en-US' })).newPage()
    await page.goto(site.address + docker)
    // The whole text: the first paint alone may be too short to scroll.
    await expect(page.locator('#app')).toHaveAttribute('data-painted', 'application')
    await page.evaluate(() => {
      addEventListener('pageshow', (event) => sessionStorage.setItem('persisted', String(event.persisted)))
      scrollTo(0, 600)
    })
    // A file whose policy allows scripts.
    await page.goto(`${site.address}/robots.txt`)
    // Not `goBack`, which waits for a load that does not happen here.
    await page.evaluate(() => setTimeout(() => history.back()))
    await expect(titleOf(page)).toHaveText('Docker')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    expect(await page.evaluate(() => sessionStorage.getItem('persisted'))).toBe('true')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'FAQ', exact: true })
      .click()
    await expect(titleOf(page)).toHaveText('FAQ')
  } finally {
    await browser.close()
  }
})

for (const { what, begins } of [
  { what: 'does not answer', begins: false },
  { what: 'does not end its answer', begins: true },
]) {
  test(`[E9] [O3] a server that ${what} for ten seconds causes a message`, async ({ page, site }) => {
    // Ten seconds on the site pass in half a second of the test.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 20)
    })
    site.setFault((request, response) => {
      if (!request.url?.endsWith('/docker.md')) return false
      if (begins) response.writeHead(200, { 'content-type': 'text/markdown' }).write('# The beginning')
      return true
    })
    await page.goto(docker)
    await expect(page.getByRole('alert')).toContainText('took too long')
    site.setFault(undefined)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(titleOf(page)).toHaveText('Docker')
  })
}
