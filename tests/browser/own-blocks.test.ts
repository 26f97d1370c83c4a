import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { copyBuiltSite, leavePages, runIndex, writeContent } from '../support/built-copy.ts'
import { journey } from '../support/journey.ts'
import { fillField } from '../support/markdown-field.ts'
import { untilSaved } from '../support/offline.ts'
import { expect, startSite, test, titleOf } from '../support/site.ts'

/** The modules in the documentation. */
const [documentedLevel = '', unitSwitch = ''] = [
  ...readFileSync('docs/configuration.md', 'utf8').matchAll(/^```js\n([\s\S]*?)^```$/gm),
].map(([, code]) => code)

const level = `
class StockLevel extends HTMLElement {
  connectedCallback() {
    const names = this.getAttributeNames().join(' ')
    this.innerHTML = '<strong>' + this.getAttribute('city') + '</strong>: <em>' + names + '</em>'
  }
}
customElements.define('stock-level', StockLevel)
`
const failing = (name: string, body: string) =>
  `customElements.define('${name}', class extends HTMLElement { ${body} })`

const far = 'A line of text.\n\n'.repeat(120)
const block = (name: string, more = '') =>
  `<OwnBlock name="${name}" ${more}>\n\nText of ${name}.\n\n</OwnBlock>\n`

const files = {
  'site.json': JSON.stringify({
    locales: { '/': { title: 'Acme' } },
    blocks: ['stock-level', 'broken-start', 'broken-later', 'broken-code', 'stock-list', 'unit-switch'],
  }),
  'blocks/stock-level.js': level,
  'blocks/broken-start.js': failing('broken-start', "constructor() { super(); throw new Error('no start') }"),
  'blocks/broken-later.js': failing('broken-later', "connectedCallback() { throw new Error('no later') }"),
  'blocks/broken-code.js': "throw new Error('no code'); customElements.define('broken-code', HTMLElement)",
  'blocks/stock-list.js': documentedLevel.replaceAll('stock-level', 'stock-list'),
  'blocks/unit-switch.js': unitSwitch,
  'en/stock.json': '{ "rome": 3 }',
  'en/documented.md': `# Documented\n\n${block('stock-list', 'city="rome"')}\n${block('unit-switch', 'celsius="21"')}`,
  'en/near.md': `# Near\n\n${block('stock-level', 'city="Rome" onclick="alert(1)" href="javascript:alert(1)"')}\n${block('other-block')}`,
  'en/far.md': `# Far\n\n${far}\n${block('stock-level', 'city="Oslo"')}`,
  'en/broken.md': `# Broken\n\n${block('broken-start')}\n${block('broken-later')}\n${block('broken-code')}\n\nThe end.\n`,
}

let copy: Awaited<ReturnType<typeof copyBuiltSite>>
let site: Awaited<ReturnType<typeof startSite>>

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  copy = await copyBuiltSite()
  await leavePages(copy.root, ['en/README.md', 'en/guide/README.md', 'en/guide/contribute/preview.md'])
  await writeContent(copy.root, files)
  await runIndex(copy.root)
  site = await startSite(copy.root)
})
test.afterAll(async () => {
  await site.stop()
  await copy.remove()
})

/** The requested modules of own blocks. */
const modules = () => site.requests.filter((path) => /blocks\//.test(path))
const strong = (page: Page) => page.getByRole('main').locator('strong')

test(
  '[X24] a block of the site shows what its module draws from its attributes, without handlers and unsafe addresses',
  journey(),
  async ({ page }) => {
    await page.goto(`${site.address}/near.html`)
    await expect(strong(page)).toHaveText('Rome')
    await expect(page.locator('stock-level em')).toHaveText('city')
    await expect(page.getByText('Text of stock-level.')).toHaveCount(0)
    // A name that the site doesn't list shows the content of the tag.
    await expect(page.getByText('Text of other-block.')).toBeVisible()
  },
)

test('its module loads when a reader comes near', async ({ page }) => {
  site.requests.length = 0
  await page.goto(`${site.address}/far.html`)
  await expect(titleOf(page)).toHaveText('Far')
  await page.waitForLoadState('networkidle')
  expect(modules()).toEqual([])
  await page.getByText('Text of stock-level.').scrollIntoViewIfNeeded()
  await expect(strong(page)).toHaveText('Oslo')
  expect(modules()).toHaveLength(1)
  // Saved ahead with the application, for reading offline.
  expect(await readFile(join(copy.root, 'sw.js'), 'utf8')).toContain(`"${modules()[0]?.slice(1)}"`)
})

test('a block that throws shows its failure, and the page goes on', async ({ page }) => {
  await page.goto(`${site.address}/broken.html`)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(3)
  await expect(page.getByText('The end.')).toBeVisible()
  await expect(titleOf(page)).toHaveText('Broken')
})

test('the blocks of the documentation work, and one that reports an error shows its failure', async ({
  page,
}) => {
  await page.goto(`${site.address}/documented.html`)
  await expect(page.locator('stock-list')).toHaveText('3 in stock')
  await page.getByRole('button', { name: '21 °C' }).click()
  await expect(page.getByRole('button', { name: '69.8 °F' })).toBeVisible()
  site.setFault((request, response) => {
    const isStock = request.url?.includes('stock.json') === true
    if (isStock) response.writeHead(404).end()
    return isStock
  })
  await page.reload()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  site.setFault(undefined)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('stock-list')).toHaveText('3 in stock')
})

test('a module that failed to load is requested again, at another address', async ({ page }) => {
  site.requests.length = 0
  site.setFault((request, response) => {
    const isModule = request.url?.includes('assets/blocks/') === true
    if (isModule) response.writeHead(503).end()
    return isModule
  })
  await page.goto(`${site.address}/near.html`)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByText('Text of stock-level.')).toBeVisible()
  site.setFault(undefined)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(strong(page)).toHaveText('Rome')
  const [first, again] = modules()
  expect(modules()).toEqual([first, again])
  expect(again?.startsWith(`${first}?again=`)).toBe(true)
})

test('no block of the site runs in a draft, which shows its name', async ({ page }) => {
  site.requests.length = 0
  await page.goto(`${site.address}/guide/contribute/preview.html`)
  await fillField(
    page,
    `---\ntitle: A draft\n---\n\n${block('stock-level', 'city="Rome"')}\n${block('unknown-block')}`,
  )
  const look = page.getByRole('region', { name: 'Preview' })
  await expect(look.getByText('stock-level', { exact: true })).toBeVisible()
  await expect(look.getByText('Text of unknown-block.')).toBeVisible()
  await expect(look.getByText('unknown-block', { exact: true })).toBeVisible()
  await expect(look.locator('stock-level')).toHaveCount(0)
  expect(modules()).toEqual([])
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a saved list of pages that was replaced brings no module of its own', async ({ page }) => {
    await page.goto(`${site.address}/near.html`)
    await expect(strong(page)).toHaveText('Rome')
    await untilSaved(page, 'manifest.json')
    const replaced = await page.evaluate(async () => {
      const code = 'globalThis.replaced = true'
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
      const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
      let lists = 0
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        const module = new Response(code, { headers: { 'content-type': 'text/javascript' } })
        await cache.put(`/assets/blocks/${hash.slice(0, 16)}.js`, module)
        const list = await cache.match('/manifest.json')
        if (!list) continue
        const text = JSON.stringify({ ...(await list.json()), blocks: { 'stock-level': hash } })
        await cache.put('/manifest.json', new Response(text, { headers: list.headers }))
        lists += 1
      }
      return lists
    })
    expect(replaced).toBe(1)
    site.setFault((request, response) => {
      const isList = request.url === '/manifest.json'
      if (isList) response.destroy()
      return isList
    })
    await page.reload()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    expect(await page.evaluate(() => 'replaced' in globalThis)).toBe(false)
    // The server's list replaces the saved one.
    site.setFault(undefined)
    await page.reload()
    await expect(strong(page)).toHaveText('Rome')
  })
})

test('a module that was replaced on the server does not run, and the block shows its failure', async ({
  page,
}) => {
  const folder = join(copy.root, 'assets/blocks')
  for (const name of await readdir(folder)) {
    await writeFile(join(folder, name), `globalThis.replaced = true\n${level}`)
  }
  await page.goto(`${site.address}/near.html`)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByText('Text of stock-level.')).toBeVisible()
  expect(
    await page.evaluate(() => 'replaced' in globalThis || customElements.get('stock-level') !== undefined),
  ).toBe(false)
})
