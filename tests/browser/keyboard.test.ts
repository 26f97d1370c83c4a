import type { Locator, Page } from '@playwright/test'
import { journey } from '../support/journey.ts'
import { expect, test, titleOf } from '../support/site.ts'

interface Stop {
  /** Identifies an element: tag, name, and a unique number. */
  readonly what: string
  /** The landmark around it. */
  readonly place: string
  readonly hasRing: boolean
  readonly isSeen: boolean
  /** Position in the document, in pixels. */
  readonly top: number
  readonly bottom: number
}

/** Returns the focused element; `undefined` if there is none. */
const focused = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const seen = window as unknown as { stops?: Map<Element, number> }
    seen.stops ??= new Map()
    if (!seen.stops.has(element)) seen.stops.set(element, seen.stops.size)
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)
    const { top, bottom, left, width } = element.getBoundingClientRect()
    // Only the visible part counts: a table may be taller than a phone.
    const shownMiddle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const middle = document.elementFromPoint(left + width / 2, shownMiddle)
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return {
      what: `${element.tagName} ${name} #${seen.stops.get(element)}`,
      place: element.closest('header, nav, main, aside, footer')?.tagName ?? 'BODY',
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
      isSeen: middle !== null && (element.contains(middle) || middle.contains(element)),
      top: Math.round(top + scrollY),
      bottom: Math.round(bottom + scrollY),
    }
  })

/** Returns where a key moves the focus, until it leaves the page or the key was pressed this often. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  while (stops.length < most) {
    await page.keyboard.press(key)
    const stop = await focused(page)
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

/** More stops than any page has: beyond this, the focus is caught in a loop. */
const tooMany = 300

const walks = [
  { name: 'home', path: '/', width: 1440, least: 12 },
  { name: 'a page on a desktop', path: '/guide/install/script.html', width: 1440, least: 40 },
  { name: 'a page on a tablet', path: '/zh/guide/install/script.html', width: 1024, least: 40 },
  { name: 'a page on a phone', path: '/guide/install/script.html', width: 390, least: 20 },
  { name: 'a tool', path: '/tool/dropbox/request.html', width: 1440, least: 15 },
  { name: 'an unknown page', path: '/nope.html', width: 390, least: 4 },
]

for (const { name, path, width, least } of walks) {
  test(
    `the Tab key goes through ${name} in visual order, out of it, and back`,
    journey(width === 1024),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(titleOf(page)).toBeVisible()
      if (path.startsWith('/tool/')) await expect(page.getByRole('textbox').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const there = await walk(page, 'Tab', tooMany)
      expect(there.length).toBeLessThan(tooMany)
      expect(there.length).toBeGreaterThanOrEqual(least)
      expect(new Set(there.map(({ what }) => what)).size, 'each stop once').toBe(there.length)
      expect(there.filter(({ hasRing }) => !hasRing).map(({ what }) => what)).toEqual([])
      expect(there.filter(({ isSeen }) => !isSeen).map(({ what }) => what)).toEqual([])
      const article = there.filter(({ place }) => place === 'MAIN')
      const climbs = article.filter((stop, at) => stop.bottom <= (article[at - 1]?.top ?? 0))
      expect(climbs.map(({ what }) => what)).toEqual([])
      const back = await walk(page, 'Shift+Tab', there.length)
      expect(back.map(({ what }) => what).toReversed()).toEqual(there.map(({ what }) => what))
    },
  )
}

test.describe('what opens', () => {
  const isInside = (panel: Locator) => panel.evaluate((element) => element.contains(document.activeElement))

  test('[N6] each menu of the navbar opens with Enter, can be left with Tab, and closes with Escape, which returns the focus', async ({
    page,
  }) => {
    await page.goto('/guide/')
    await expect(titleOf(page)).toBeVisible()
    for (const name of ['Community', 'Language', 'Appearance']) {
      const opener = page.getByRole('banner').getByRole('button', { name, exact: true })
      const panel = page.locator(`[id="${await opener.getAttribute('aria-controls')}"]`)
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(panel).toBeVisible()
      const items = await panel.locator('a, button').count()
      for (let item = 0; item < items; item++) {
        await page.keyboard.press('Tab')
        expect(await isInside(panel), `${name}, item ${item}`).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(opener).toBeFocused()
      await page.keyboard.press('Enter')
      for (let item = 0; item <= items; item++) await page.keyboard.press('Tab')
      await expect(panel).toBeHidden()
    }
  })

  test('[N5] [B5] on a phone, the menu and the sidebar contain the focus, and Escape returns it to their button', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/guide/install/docker.html')
    await expect(titleOf(page)).toBeVisible()
    for (const [opens, name] of [
      ['Open the menu', 'Menu'],
      ['Show the pages of this section', 'Pages of this section'],
    ] as const) {
      const opener = page.getByRole('button', { name: opens })
      const panel = page.getByRole('dialog', { name })
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(panel).toBeVisible()
      const stops = new Set<string>()
      for (let press = 0; press < 40; press++) {
        const stop = await focused(page)
        if (stop) stops.add(stop.what)
        // Between the last and the first element, the focus is in the browser's own controls.
        else expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
        if (stop) expect(await isInside(panel)).toBe(true)
        await page.keyboard.press('Tab')
      }
      expect(stops.size).toBeGreaterThan(5)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })
})

test(
  '[X14] the question mark shows all shortcuts in both languages, types normally in a field, and Escape returns the focus',
  journey(),
  async ({ page }) => {
    await page.goto('/guide/install/docker.html')
    await expect(titleOf(page)).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' })
    await link.focus()
    await page.keyboard.press('?')
    await expect(dialog.getByText('Next page')).toBeVisible()
    await expect(dialog.locator('kbd')).toContainText(['/', 'Ctrl', 'K', 'Alt', '←'])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
    // Also to a title, which is focusable only until it loses the focus.
    await link.press('Enter')
    await expect(titleOf(page)).toBeFocused()
    await page.keyboard.press('?')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(titleOf(page)).toBeFocused()
    await page.goto('/zh/tool/dropbox/request.html')
    await page.getByRole('textbox').first().focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('banner').getByRole('button', { name: '外观' }).click()
    await page.getByRole('button', { name: '键盘快捷键' }).click()
    await expect(page.getByRole('dialog', { name: '键盘快捷键' }).getByText('下一页')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').getByRole('button', { name: '外观' })).toBeFocused()
  },
)

test('[X14] keys of one character can be switched off, and on again; those with Ctrl stay', async ({
  page,
}) => {
  await page.goto('/guide/install/docker.html')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const opener = page.getByRole('button', { name: 'Search the documentation' })
  await expect(opener).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K')
  await page.keyboard.press('?')
  const box = dialog.getByRole('checkbox', { name: 'Use the single-character shortcuts / and ?' })
  await expect(box).toBeChecked()
  await box.press('Space')
  await expect(box).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.goto('/zh/guide/install/docker.html')
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  const searchBox = page.getByRole('dialog', { name: '搜索文档' })
  await page.keyboard.press('Control+k')
  await expect(searchBox).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '搜索文档' })).toHaveAttribute(
    'aria-keyshortcuts',
    'Control+K Meta+K',
  )

  await page.getByRole('banner').getByRole('button', { name: '外观' }).click()
  await page.getByRole('button', { name: '键盘快捷键' }).click()
  await page.getByRole('checkbox', { name: '启用 / 和 ?' }).check()
  // A checkbox is not a text field.
  await page.keyboard.press('/')
  await expect(searchBox).toBeVisible()
})

test('[X14] the status page says what works here, in both languages, and copies it as a report', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/status')
  await expect(page).toHaveURL('/status.html')
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(row('Address of this site')).toContainText(`${site.address}/`)
  await expect(row('Secure connection')).toContainText('yes')
  await expect(row('Choices are remembered')).toContainText('yes')
  await expect(row('Engine version')).toContainText(/\d+\.\d+\.\d+/)
  await expect(row('Application file')).toContainText(/\.js$/)
  await expect(row('API servers configured')).toContainText('1')
  await page.getByRole('button', { name: 'Copy the report' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('Secure connection: yes')
  expect(report).toContain('Browser: Mozilla')
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await page.goto('/zh/status.html')
  await expect(row('能否记住选择')).toContainText('否')
  await expect(row('安全连接')).toContainText('是')
})

test('[X14] a problem is reported where the configuration says, with title and address and nothing else', async ({
  page,
  site,
}) => {
  await page.goto('/zh/guide/install/docker.html?secret=1#x')
  const address = await page.getByRole('link', { name: /^报告问题/ }).getAttribute('href')
  const url = new URL(address ?? '')
  expect(url.origin).toBe('https://github.com')
  expect(url.searchParams.get('title')).toBe('“使用 Docker”一页的问题')
  expect(url.searchParams.get('body')).toBe(`${site.address}/zh/guide/install/docker.html`)
})

test.describe('focus after navigation', () => {
  test(
    '[R8] moves to the title of a new page, to the heading of a link, and back to the link that was followed',
    journey(),
    async ({ page }) => {
      await page.goto('/guide/install/docker.html')
      await expect(titleOf(page)).toHaveText('Docker')
      expect(await focused(page)).toBeUndefined()
      const sidebar = page.getByRole('navigation', { name: 'Pages of this section' })
      await sidebar.getByRole('link', { name: 'Desktop' }).focus()
      await page.keyboard.press('Enter')
      await expect(titleOf(page)).toHaveText('Desktop')
      await expect(titleOf(page)).toBeFocused()
      await page.goBack()
      await expect(titleOf(page)).toHaveText('Docker')
      await expect(sidebar.getByRole('link', { name: 'Desktop' })).toBeFocused()
      await page.goForward()
      await expect(titleOf(page)).toHaveText('Desktop')
      await expect(titleOf(page)).toBeFocused()
      await page.keyboard.press('Alt+ArrowLeft')
      await expect(titleOf(page)).toHaveText('Docker')
      await expect(titleOf(page)).toBeFocused()
      await page.setViewportSize({ width: 1500, height: 900 })
      const toc = page.getByRole('navigation', { name: 'On this page' })
      await toc.getByRole('link', { name: 'Update', exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('#update')).toBeFocused()
      await expect(page.locator('#update')).toBeInViewport()
    },
  )

  test('[R8] back and forward restore the place on pages of other lengths, on a tool, and from outside', async ({
    page,
    site,
  }) => {
    const place = () => page.evaluate(() => Math.round(scrollY))
    await page.goto('/guide/install/docker.html')
    await expect(titleOf(page)).toHaveText('Docker')
    await page.evaluate(() => scrollTo(0, 2000))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
    await expect(titleOf(page)).toHaveText('Pricing')
    expect(await place()).toBe(0)
    await page.evaluate(() => scrollTo(0, 120))
    await expect.poll(place).toBe(120)
    await page.goBack()
    await expect(titleOf(page)).toHaveText('Docker')
    await expect.poll(place).toBe(2000)
    await page.goForward()
    await expect(titleOf(page)).toHaveText('Pricing')
    await expect.poll(place).toBe(120)
    await page.goto('/tool/dropbox/request.html')
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await page.evaluate(() => scrollTo(0, 500))
    await expect.poll(place).toBe(500)
    await page.goto(`${site.address}/img/logo.svg`)
    await page.goBack()
    await expect(titleOf(page)).toContainText('Dropbox')
    await expect.poll(place).toBe(500)
  })

  test('[B5] moves from a drawer to the title, not to the button that opened the drawer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/guide/install/docker.html')
    await page.getByRole('button', { name: 'Show the pages of this section' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'PaaS' }).click()
    await expect(titleOf(page)).toHaveText('PaaS')
    await expect(titleOf(page)).toBeFocused()
  })
})
