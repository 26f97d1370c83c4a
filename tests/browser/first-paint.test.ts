import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { builtSite } from '../../scripts/serve/static-server.ts'
import { slugify } from '../../src/dialect/slug.ts'
import { answering } from '../support/answers.ts'
import { journey } from '../support/journey.ts'
import { expect, type Site, test, titleOf } from '../support/site.ts'
import { thisSite } from '../support/this-site.ts'

test.use({ waitsForApplication: false })

const application = /\/assets\/(?:app|main)-/
/** Delayed files may also delay the load event. */
const soon = { waitUntil: 'commit' } as const
/** Everything that loads after the document, and the reader of texts. */
const dialectToo = /\/assets\/(?:app|main|dialect)-/

/** Prepared pages, without which the text waits for the dialect. */
const prepared = /^\/prepared\//

/** Delays files, those of the application by default, until they are released. Leaves out others, such as `missing`. */
function holdApplication(site: Site, files = application, missing?: RegExp): () => void {
  const waiting: (() => void)[] = []
  let isHeld = true
  site.setFault((request, response) => {
    if (missing?.test(request.url ?? '')) {
      response.writeHead(404).end()
      return true
    }
    if (!isHeld || !files.test(request.url ?? '')) return false
    waiting.push(() => site.serve(request, response))
    return true
  })
  return () => {
    isHeld = false
    for (const answer of waiting) answer()
  }
}

const hasTakenOver = (page: Page) =>
  expect(page.locator('#app')).toHaveAttribute('data-painted', 'application', { timeout: 20_000 })

/** The brand link is there with the content of `site.json`. */
async function expectBrand(page: Page): Promise<void> {
  const brand = page.getByRole('banner').getByRole('link').first()
  await expect(brand).toHaveAttribute('href', /\/$/)
  await expect(brand.locator('img').first()).toBeAttached()
}

/** Returns the positions of the main parts: title, text, navbar. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a:not([hidden] *), main h1, main dl, .prose > *')]
      .map((element) => ({ name: element.tagName, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.top < innerHeight)
      .map(
        ({ name, box }) => `${name} ${Math.round(box.left)} ${Math.round(box.top)} ${Math.round(box.width)}`,
      ),
  )

const readers = [
  { name: 'a phone', width: 412, scheme: 'light', path: '/faq/howto.html', lang: 'en-US' },
  { name: 'a desktop in the dark', width: 1500, scheme: 'dark', path: '/zh/faq/howto.html', lang: 'zh-CN' },
] as const

for (const { path, words } of [
  { path: '/guide/api/fs.html', words: /^List, upload, move, copy, rename/ },
  { path: '/', words: thisSite.tagline },
]) {
  test(`[X26] a prepared page needs no other script: ${path}`, journey(), async ({ page, site }) => {
    const letGo = holdApplication(site, /\/assets\/.*\.js/)
    await page.addInitScript(watchShifts)
    await page.goto(path, soon)
    await expect(titleOf(page)).toBeVisible()
    const first = page.getByRole('main').getByText(words)
    await expect(first).toBeVisible()
    const before = await first.boundingBox()
    letGo()
    await hasTakenOver(page)
    expect(await first.boundingBox()).toEqual(before)
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
  })
}

test('the script in the document runs while the style sheet after it is still arriving', async ({
  page,
  site,
}) => {
  const html = await readFile(join(builtSite, 'index.html'), 'utf8')
  const styles = html.indexOf('<style>')
  let sendRest = () => {}
  site.setFault((request, response) => {
    if (request.url !== '/faq/howto.html') return false
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, styles))
    sendRest = () => response.end(html.slice(styles))
    return true
  })
  await page.goto('/faq/howto.html', soon)
  await page.waitForFunction(() => 'startExports' in globalThis)
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  sendRest()
  await expectBrand(page)
  await expect(titleOf(page)).toBeVisible()
})

for (const reader of readers) {
  test.describe(`first paint on ${reader.name}`, () => {
    test.use({ viewport: { width: reader.width, height: 850 }, colorScheme: reader.scheme })

    test(
      'without a prepared page, the frame stands before the dialect is there, and stays where it is when the text comes',
      journey(reader.width === 412),
      async ({ page, site }) => {
        const letGo = holdApplication(site, dialectToo, prepared)
        await page.addInitScript(watchShifts)
        await page.goto(reader.path, soon)
        await expectBrand(page)
        await expect(page.locator('.prose table')).toHaveCount(0)
        const before = await places(page)
        letGo()
        await expect(page.locator('.prose table').first()).toBeVisible()
        await expect(page.locator('.prose > h2').first().getByRole('link')).toHaveAttribute('href', /#/)
        expect((await places(page)).slice(0, before.length)).toEqual(before)
        await hasTakenOver(page)
        expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
      },
    )

    test(
      'the text is shown before the application has loaded, and does not move when it has',
      journey(reader.width === 1500),
      async ({ page, site }) => {
        const letGo = holdApplication(site)
        await page.addInitScript(watchShifts)
        await page.goto(reader.path, soon)
        await expect(titleOf(page)).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', reader.lang)
        await expect(page.locator('html')).toHaveAttribute('data-theme', reader.scheme)
        await expect(page.locator('.prose > p').first()).toBeVisible()
        await expect(page.locator('.prose table').first()).toBeVisible()
        await expectBrand(page)
        await expect(page.getByRole('navigation', { name: /breadcrumb|面包屑/i })).toBeVisible()
        // The text arrives in two steps: before the second, the page is too short for this.
        await expect(page.locator('.prose table').first()).toBeVisible()
        await page.evaluate(() => scrollTo(0, 300))
        const before = await places(page)
        letGo()
        await hasTakenOver(page)
        expect(await places(page)).toEqual(before)
        expect(await page.evaluate(() => scrollY)).toBe(300)
        expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
      },
    )
  })
}

for (const { width, scheme, path, name } of [
  { width: 412, scheme: 'light', path: '/', name: thisSite.name },
  { width: 1500, scheme: 'dark', path: '/zh/', name: thisSite.zhName },
] as const) {
  test(`the home page is shown before the dialect has loaded, and does not move, ${width} px, ${scheme}`, async ({
    page,
    site,
  }) => {
    const letGo = holdApplication(site, dialectToo)
    await page.setViewportSize({ width, height: 850 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.addInitScript(watchShifts)
    await page.goto(path, soon)
    await expect(titleOf(page)).toHaveText(name)
    await expect(page.getByRole('main').locator('header').getByRole('img')).toBeVisible()
    await expect(page.getByRole('main').locator('header').getByRole('link')).toHaveCount(2)
    await expectBrand(page)
    const before = await homeParts(page)
    expect(before.length).toBeGreaterThan(90)
    letGo()
    await hasTakenOver(page)
    expect(await homeParts(page)).toEqual(before)
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
  })
}

/** Returns the text, position, and target of the hero and the wall of names. */
const homeParts = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>(':is(header, nav) :is([role="img"], span, h1, p, input, a)')].map(
      (element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const box = [left, top, width, height].map(Math.round).join(' ')
        return `${element.localName} ${element.textContent} ${element.getAttribute('href') ?? ''} ${box}`
      },
    ),
  )

test('a home page with a longer or faulty front matter is shown completely', async ({ page, site }) => {
  for (const field of [
    'bgImage: /img/logo.svg',
    'features: none',
    'heroFullScreen: true',
    'actions:\n  - link: /guide/',
  ]) {
    const source = `---\ntitle: Home\nhome: true\nheroText: Hello\ntagline: All of it\n${field}\n---\nText.\n`
    site.setFault(answering({ '/content/en/README.md': source }))
    await page.goto('/', soon)
    await expect(titleOf(page)).toHaveText('Hello')
    await expect(page.locator('#app')).toHaveAttribute('data-painted', 'application')
  }
})

/** Runs in the page: sums up layout shifts. */
function watchShifts(): void {
  Reflect.set(window, 'shift', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

test.describe('before the application is there', () => {
  test.use({ viewport: { width: 412, height: 850 } })

  test('links in the text and the breadcrumb work before the application has loaded', async ({
    page,
    site,
  }) => {
    holdApplication(site)
    await page.goto('/guide/drivers/115_open.html', soon)
    await expect(titleOf(page)).toBeVisible()
    await page.locator('.prose').getByRole('link', { name: '115 Cloud / Share' }).first().click()
    await expect(page).toHaveURL(/\/guide\/drivers\/115\.html$/)
    await expect(titleOf(page)).toHaveText(/115/)
  })

  test('[S8] a loading message stands until the text is there, not only its frame', async ({
    page,
    site,
  }) => {
    const letGo = holdApplication(site, /\/assets\/(?:app|main|dialect)-|^\/prepared\//)
    await page.goto('/guide/install/docker.html', soon)
    await expect(page.getByRole('progressbar')).toBeInViewport()
    letGo()
    await expect(page.locator('.prose > p').first()).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })

  test('a button that was pressed early acts as soon as it can', async ({ page, site }) => {
    const letGo = holdApplication(site)
    await page.goto('/faq/howto.html', soon)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    letGo()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('a link to a heading far below is at its heading before and after the application has loaded', async ({
    page,
    site,
  }) => {
    const source = await readFile(join(builtSite, 'content/en/faq/howto.md'), 'utf8')
    const last = slugify(
      source
        .match(/^## (.+)$/gm)
        ?.at(-1)
        ?.slice(3) ?? '',
    )
    const letGo = holdApplication(site)
    await page.goto(`/faq/howto.html#${last}`, soon)
    await expect(page.locator(`[id="${last}"]`)).toBeInViewport()
    letGo()
    await hasTakenOver(page)
    await expect(page.locator(`[id="${last}"]`)).toBeInViewport()
  })

  test('[N6] menus open before the application has loaded, with the same groups as afterwards', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1280, height: 850 })
    site.setFault((request, response) => {
      // A prepared page has the menu of the last index run.
      if (request.url?.includes('/prepared/')) {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('none')
        return true
      }
      if (!request.url?.endsWith('/en/navbar.json')) return application.test(request.url ?? '')
      const group = { text: 'Places', children: [{ text: 'Chat', link: '/guide/community.html' }] }
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify([{ text: 'More', children: [group] }]))
      return true
    })
    await page.goto('/faq/howto.html', soon)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const places = page.getByRole('group', { name: 'Places' })
    await expect(places.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', '/guide/community.html')
    await expect(page.getByRole('link', { name: 'Places' })).toHaveCount(0)
  })

  test('[P15] [D3] in print, every tab is below its title', async ({ page, site }) => {
    holdApplication(site)
    await page.goto('/guide/install/docker.html#first-login', soon)
    const group = page.locator('[role="tablist"]').first()
    await expect(group).toBeVisible()
    const titles = await group.getByRole('tab').allInnerTexts()
    expect(titles.length).toBeGreaterThan(1)
    await page.emulateMedia({ media: 'print' })
    const panels = group.locator('xpath=following-sibling::*')
    await expect(panels.locator('visible=true')).toHaveCount(titles.length)
    const above = await panels.evaluateAll((all) =>
      all.map((panel) => JSON.parse(getComputedStyle(panel, '::before').content)),
    )
    expect(above).toEqual(titles)
  })

  test('what an editor wrote stays text and does not run', async ({ page, site }) => {
    site.setFault((request, response) => {
      if (application.test(request.url ?? '')) return true
      if (!request.url?.endsWith('/faq/howto.md')) return false
      response.writeHead(200, { 'content-type': 'text/markdown' })
      response.end(
        '---\ntitle: "<img src=x onerror=alert(1)>"\n---\n\n<script>alert(1)</script>\n\n[a](javascript:alert(1)) words <img src=x onerror=alert(1)>\n',
      )
      return true
    })
    page.on('dialog', () => expect(false, 'a script ran').toBe(true))
    await page.goto('/faq/howto.html', soon)
    await expect(titleOf(page)).toHaveText('<img src=x onerror=alert(1)>')
    await expect(page.locator('.prose')).toContainText('words')
    await expect(page.locator('main :is(img, script, [onerror], [href^="javascript"])')).toHaveCount(0)
  })
})

test('if the first paint fails, the application paints alone', journey(), async ({ page }) => {
  await page.addInitScript(() => {
    // Called only by the first paint, when it renders a page again.
    Node.prototype.isEqualNode = () => {
      throw new Error('broken')
    }
  })
  await page.goto('/faq/howto.html', soon)
  await hasTakenOver(page)
  await expect(titleOf(page)).toBeVisible()
  await expect(page.locator('.prose table').first()).toBeVisible()
})

test('the first paint follows the settings of the site and the page', journey(), async ({ page, site }) => {
  const config = {
    navbarLayout: { start: ['search'], center: ['brand'], end: ['links'] },
    navbarTitle: 'Our documents',
    author: 'The editors',
    pageInfo: ['author', 'date'],
    locales: { '/': { texts: { article: { breadcrumb: 'Where this is' } } } },
  }
  const source = '---\ntitle: Words\ndate: 2026-02-03\ntoc: false\n---\n\nText.\n\n## One\n\nMore.\n'
  const answer = answering({ '/content/site.json': config, '/content/en/faq/howto.md': source })
  let isHeld = true
  site.setFault((request, response) => {
    if (isHeld && application.test(request.url ?? '')) return true
    return answer(request, response)
  })
  await page.goto('/faq/howto.html', soon)
  const banner = page.getByRole('banner')
  const outline = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header nav > div, main > nav:has(ol), main dl, .prose > *')].map(
        (part) => ({
          words: part.textContent,
          left: Math.round(part.getBoundingClientRect().left),
          top: Math.round(part.getBoundingClientRect().top),
        }),
      ),
    )
  await expect(banner.getByRole('link', { name: /Home page of/ })).toHaveText('Our documents')
  await expect(page.getByRole('navigation', { name: 'Where this is' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('The editors')
  await expect(page.getByRole('main')).toContainText('February 3, 2026')
  await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0)
  const before = await outline()
  isHeld = false
  await page.reload(soon)
  await hasTakenOver(page)
  expect(await outline()).toEqual(before)
})

test('[N6] opened menus stay open, and closed ones stay closed, when the application takes over', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 850 })
  for (const presses of [1, 2]) {
    const letGo = holdApplication(site)
    await page.goto('/faq/howto.html', soon)
    const menu = page.getByRole('button', { name: 'Language' })
    await expect(menu).toBeVisible()
    for (let press = 0; press < presses; press += 1) await menu.dispatchEvent('click')
    await expect(menu).toHaveAttribute('aria-expanded', String(presses === 1))
    letGo()
    await hasTakenOver(page)
    await expect(menu).toHaveAttribute('aria-expanded', String(presses === 1))
  }
})

test('the focus stays on its link when the application takes over', journey(), async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 850 })
  const letGo = holdApplication(site)
  await page.goto('/guide/drivers/dropbox.html', soon)
  const link = page.locator('.prose').getByRole('link', { name: 'common fields' }).first()
  await link.focus()
  const path = await link.getAttribute('href')
  letGo()
  await hasTakenOver(page)
  await expect(page.locator(`.prose a[href="${path}"]`).first()).toBeFocused()
})

// A browser requests the icon after the images. At the address of the logo, it would replace what later images reuse.
test('the logo is requested once, also when the application takes over', async ({ page, site }) => {
  await page.goto('/faq/howto.html', soon)
  await hasTakenOver(page)
  const logo = page.getByRole('banner').locator('img').first()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  // A browser that knows the icon from another page doesn't request it.
  expect(site.requests.filter((path) => path === '/img/logo.svg')).toHaveLength(1)
})

/** Runs in the page: records how much text the window shows from the first paint on, the least of it, and how much it loses at one place, frame by frame. */
function watchText(): void {
  let most = 0
  let least = Number.POSITIVE_INFINITY
  Reflect.set(window, 'lost', 0)
  const look = () => {
    const blocks = [...document.querySelectorAll('.prose :is(p, li, td, pre, h2, h3)')]
    const shown = blocks.filter((block) => {
      const { top, bottom, height } = block.getBoundingClientRect()
      return height > 0 && bottom > 0 && top < innerHeight
    })
    const length = shown.reduce((sum, block) => sum + (block.textContent?.length ?? 0), 0)
    if (length > 0 || least < Number.POSITIVE_INFINITY) least = Math.min(least, length)
    Object.assign(window, { shown: length, least })
    if (scrollY === Reflect.get(window, 'place')) {
      Reflect.set(window, 'lost', Math.max(Number(Reflect.get(window, 'lost')), most - length))
      most = Math.max(most, length)
    } else most = length
    Reflect.set(window, 'place', scrollY)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

for (const { path, width } of [
  { path: '/config/configuration.html#cors-keys', width: 412 },
  { path: '/guide/api/fs.html#upload-as-a-form', width: 1280 },
  { path: '/guide/changelog.html#v3-30-0', width: 412 },
]) {
  test(`[X26] painted text never disappears, also after a reload or on return: ${path} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 850 })
    await page.addInitScript(watchText)
    const id = path.split('#')[1]
    for (const visit of ['first', 'again', 'back'] as const) {
      if (visit === 'first') await page.goto(path, soon)
      else if (visit === 'again') await page.reload(soon)
      else {
        await page.goto('/robots.txt')
        await page.goBack(soon)
      }
      await hasTakenOver(page)
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
      expect(await page.evaluate(() => Reflect.get(window, 'lost')), visit).toBeLessThan(40)
    }
  })
}

/** Scrolls as soon as the page is that long. */
const scrollFar = (page: Page, place: number) =>
  expect
    .poll(() =>
      page.evaluate((top) => {
        scrollTo({ top, behavior: 'instant' })
        return scrollY
      }, place),
    )
    .toBe(place)

for (const { path, width } of [
  { path: '/config/configuration.html', width: 412 },
  { path: '/guide/changelog.html', width: 1280 },
]) {
  test(`[X26] text does not move for readers who scroll before the application has loaded: ${path} at ${width} px`, async ({
    page,
    site,
  }) => {
    const letGo = holdApplication(site)
    await page.setViewportSize({ width, height: 850 })
    await page.addInitScript(watchText)
    await page.goto(path, soon)
    await scrollFar(page, 2500)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'place'))).toBe(2500)
    letGo()
    await hasTakenOver(page)
    expect(await page.evaluate(() => scrollY)).toBe(2500)
    expect(await page.evaluate(() => Reflect.get(window, 'lost'))).toBeLessThan(40)
  })

  test(`[X26] the window is never empty for readers who reload or return far down a page: ${path} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 850 })
    await page.addInitScript(watchText)
    await page.goto(path, soon)
    await hasTakenOver(page)
    await scrollFar(page, 6000)
    for (const visit of ['again', 'back'] as const) {
      if (visit === 'again') await page.reload(soon)
      else {
        await page.goto('/robots.txt')
        await page.goBack(soon)
      }
      await hasTakenOver(page)
      await expect.poll(() => page.evaluate(() => scrollY), visit).toBeGreaterThan(5000)
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shown')), visit).toBeGreaterThan(100)
      expect(await page.evaluate(() => Reflect.get(window, 'least')), visit).toBeGreaterThan(40)
    }
  })
}

test('the first paint leaves pages to the application that only it can show', async ({ page, site }) => {
  await page.goto('/guide/contribute/layouts.html')
  await hasTakenOver(page)
  await expect(titleOf(page)).toBeVisible()
  expect(site.requests.some((path) => path.includes('layouts.md'))).toBe(true)
})

test('a link to the page itself leads to its top, also after scrolling before the application has loaded', async ({
  page,
  site,
}) => {
  const letGo = holdApplication(site)
  await page.setViewportSize({ width: 1280, height: 850 })
  await page.goto('/config/configuration.html', soon)
  await scrollFar(page, 1500)
  letGo()
  await hasTakenOver(page)
  expect(await page.evaluate(() => scrollY)).toBe(1500)
  const own = page.getByRole('navigation', { name: 'Pages of this section' }).locator('[aria-current="page"]')
  await own.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
