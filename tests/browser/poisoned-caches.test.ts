import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { urgentLine } from '../../scripts/build/shell-files.ts'
import { copyBuiltSite } from '../support/built-copy.ts'
import { journey } from '../support/journey.ts'
import { untilSaved, untilUpdated } from '../support/offline.ts'
import { searchBox } from '../support/search-box.ts'
import { expect, startSite, test, titleOf } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(() => test.setTimeout(90_000))

const docker = '/guide/install/docker.html'

/** Replaces every saved file of the application, as a script that once ran here could. Returns how many there were. */
const poison = (page: Page) =>
  page.evaluate(async () => {
    const scripts = 'document.documentElement.dataset.poisoned = "script"'
    const html = '<!doctype html><html data-poisoned="document"><body>Poisoned</body></html>'
    const types = { js: 'text/javascript', css: 'text/css', html: 'text/html' } as const
    const bodies = { js: scripts, css: 'html { --poisoned: yes }', html } as const
    let count = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const ending = /\.(js|css|html)(?:$|\?)/.exec(request.url)?.[1] as keyof typeof types | undefined
        if (ending === undefined) continue
        await cache.put(request, new Response(bodies[ending], { headers: { 'content-type': types[ending] } }))
        count += 1
      }
    }
    return count
  })

const poisonedFiles = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (/poisoned/i.test((await (await cache.match(request))?.text()) ?? '')) found.push(request.url)
      }
    }
    return found
  })

/** Asks the worker for saved files, and returns what is wrong with its answers. */
const wrongAnswers = (page: Page, urls: readonly string[]) =>
  page.evaluate(async (all) => {
    const asked = all.map(async (url) => {
      const text = await fetch(url.replace(/\?.*/, '')).then(
        (answer) => answer.text(),
        () => 'no answer',
      )
      if (/poisoned/i.test(text)) return [`poisoned ${url}`]
      return text === 'no answer' ? [text] : []
    })
    return (await Promise.all(asked)).flat()
  }, urls)

test(
  '[O1] [X28] saved files that were replaced are never used: without the server they are missing, with it they are its own again',
  journey(),
  async ({ page, site }) => {
    await page.goto(docker)
    await untilSaved(page, 'content/en/guide/install/docker.md')
    await searchBox(page).search('docker install')
    const savedParts = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.includes('-parts-'))
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return requests.flat().filter(({ url }) => /\/assets\/search\/.*\.js$/.test(url)).length
      })
    await expect.poll(savedParts).toBeGreaterThan(0)
    expect(await poison(page)).toBeGreaterThan(20)
    const poisoned = await poisonedFiles(page)

    site.setFault((_request, response) => {
      response.destroy()
      return true
    })
    // Files that the browser itself still holds have their real content.
    const offline = await wrongAnswers(page, poisoned)
    expect(offline.filter((answer) => answer !== 'no answer')).toEqual([])

    site.setFault(undefined)
    expect(await wrongAnswers(page, poisoned)).toEqual([])
    await expect.poll(() => poisonedFiles(page)).toEqual([])
    await page.goto(docker)
    await expect(titleOf(page)).toHaveText('Docker')
    await expect(page.locator('html[data-poisoned]')).toHaveCount(0)
  },
)

test('[X28] a policy that was changed on the host reaches returning readers without a new version', async ({
  page,
}) => {
  const copy = await copyBuiltSite()
  const site = await startSite(copy.root)
  try {
    await page.goto(site.address + docker)
    await untilSaved(page, 'content/en/guide/install/docker.md')
    const headers = join(copy.root, '_headers')
    const text = await readFile(headers, 'utf8')
    await writeFile(headers, text.replaceAll('microphone=()', 'microphone=(), gamepad=()'))
    const policy = async () =>
      (await page.goto(`${site.address}/faq/`))?.headers()['permissions-policy'] ?? ''
    await expect
      .poll(
        async () => {
          const devTools = await page.context().newCDPSession(page)
          // The worker asks once per visit; another start of it is another visit.
          await devTools.send('ServiceWorker.enable')
          await devTools.send('ServiceWorker.stopAllWorkers')
          return policy()
        },
        { timeout: 30_000 },
      )
      .toContain('gamepad=()')
  } finally {
    await site.stop()
    await copy.remove()
  }
})

test('[O5] an urgent version replaces the one in open tabs without asking', async ({ page }) => {
  test.slow()
  const copy = await copyBuiltSite()
  const site = await startSite(copy.root)
  try {
    await page.goto(site.address + docker)
    await untilSaved(page, 'content/en/guide/install/docker.md')
    await page.evaluate(() => document.body.setAttribute('data-old', ''))
    const worker = join(copy.root, 'sw.js')
    const [list = '', ...code] = (await readFile(worker, 'utf8')).split('\n')
    await writeFile(worker, `${list}\n${urgentLine}${code.join('\n')}`)
    await untilUpdated(page, () => !document.body.hasAttribute('data-old'))
    await expect(titleOf(page)).toHaveText('Docker')
    await expect(page.getByRole('status').getByRole('button', { name: 'Reload' })).toHaveCount(0)
  } finally {
    await site.stop()
    await copy.remove()
  }
})

/** Gives every saved file of the application other headers. Its content stays. */
const changeHeaders = (page: Page, changed: Readonly<Record<string, string>>) =>
  page.evaluate(async (others) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        if (!answer || !/\.(?:js|css|html)(?:$|\?)/.test(request.url)) continue
        const headers = new Headers(answer.headers)
        for (const [header, value] of Object.entries(others)) headers.set(header, value)
        await cache.put(request, new Response(await answer.arrayBuffer(), { headers }))
      }
    }
  }, changed)

const otherHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'text/html; charset=utf-16' },
  { refresh: '0; url=/robots.txt' },
  { 'content-disposition': 'attachment' },
  { 'integrity-policy': 'blocked-destinations=(script)' },
  { 'cross-origin-embedder-policy': 'require-corp' },
]
for (const changed of otherHeaders) {
  test(`[O1] [X28] saved files with other headers have no effect: ${JSON.stringify(changed)}`, async ({
    page,
  }) => {
    await page.goto(docker)
    await untilSaved(page, 'content/en/guide/install/docker.md')
    await changeHeaders(page, changed)
    await page.goto('/faq/').catch(() => undefined)
    await expect(titleOf(page)).toHaveText('FAQ')
    await page.waitForFunction(() => document.querySelector('[data-painted="application"]'))
    expect(new URL(page.url()).pathname).toBe('/faq/')
  })
}
