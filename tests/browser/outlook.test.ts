import type { Page } from '@playwright/test'
import { answering } from '../support/answers.ts'
import { journey } from '../support/journey.ts'
import { expect, test, titleOf } from '../support/site.ts'

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const theme = (page: Page) => page.locator('html')

async function openOutlook(page: Page) {
  await navbar(page).getByRole('button', { name: 'Appearance' }).click()
}

/** Records which animations and transitions the page starts. */
async function recordMotion(page: Page) {
  await page.addInitScript(() => {
    const seen: { duration: unknown; pseudo: unknown; clip: unknown }[] = []
    Object.assign(window, { seen })
    const { animate } = Element.prototype
    Element.prototype.animate = function record(keyframes, options) {
      if (typeof options === 'object' && options.pseudoElement) {
        const { clipPath } = keyframes as PropertyIndexedKeyframes
        seen.push({ duration: options.duration, pseudo: options.pseudoElement, clip: clipPath })
      }
      return animate.call(this, keyframes, options)
    }
  })
  return () =>
    page.evaluate(
      () => (window as unknown as { seen: { duration: number; pseudo: string; clip: string[] }[] }).seen,
    )
}

test.describe('color scheme', () => {
  test.use({ colorScheme: 'light' })

  test('[S1] with the option switch, a click cycles light, dark, auto, light', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/guide/')
    await openOutlook(page)
    const control = navbar(page).getByRole('button', { name: /^Color scheme/ })
    await expect(control).toHaveText(/Same as system/)
    const turns = [
      { text: /Light/, theme: 'light', stored: 'light' },
      { text: /Dark/, theme: 'dark', stored: 'dark' },
      { text: /Same as system/, theme: 'light', stored: 'auto' },
      { text: /Light/, theme: 'light', stored: 'light' },
    ]
    for (const turn of turns) {
      await control.click()
      await expect(control).toHaveText(turn.text)
      await expect(theme(page)).toHaveAttribute('data-theme', turn.theme)
      expect(await page.evaluate(() => localStorage.getItem('alist-docs.theme'))).toBe(turn.stored)
    }
  })

  test('[S1] with the option toggle, it alternates between light and dark, starting with the current one', async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    site.setFault(answering({ '/content/site.json': { darkmode: 'toggle' } }))
    await page.goto('/guide/')
    await openOutlook(page)
    const control = navbar(page).getByRole('button', { name: /^Dark mode/ })
    for (const next of ['dark', 'light', 'dark']) {
      await control.click()
      await expect(theme(page)).toHaveAttribute('data-theme', next)
    }
    await expect(control).toHaveText(/On/)
  })

  for (const [option, forced] of [
    ['enable', 'dark'],
    ['disable', 'light'],
  ] as const) {
    test(`[S1] ${option} forces ${forced}, whatever was chosen`, async ({ page, site }) => {
      site.setFault(answering({ '/content/site.json': { darkmode: option } }))
      const other = forced === 'dark' ? 'light' : 'dark'
      await page.addInitScript((scheme) => localStorage.setItem('alist-docs.theme', scheme), other)
      await page.emulateMedia({ colorScheme: other })
      await page.goto('/guide/')
      await expect(titleOf(page)).toBeVisible()
      await expect(theme(page)).toHaveAttribute('data-theme', forced)
      await openOutlook(page)
      await expect(navbar(page).getByRole('button', { name: /Color scheme|Dark mode/ })).toHaveCount(0)
    })
  }

  test('[S1] a forced color scheme is painted immediately at the next visit, and ends with the configuration', async ({
    page,
    site,
  }) => {
    site.setFault(answering({ '/content/site.json': { darkmode: 'enable' } }))
    await page.goto('/guide/')
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
    await page.addInitScript(() => {
      const themes: (string | undefined)[] = []
      Object.assign(window, { themes })
      new MutationObserver(() => themes.push(document.documentElement.dataset.theme)).observe(document, {
        attributeFilter: ['data-theme'],
        subtree: true,
      })
    })
    await page.reload()
    await expect(titleOf(page)).toBeVisible()
    expect(new Set(await page.evaluate(() => (window as unknown as { themes: string[] }).themes))).toEqual(
      new Set(['dark']),
    )
    site.setFault(undefined)
    await page.reload()
    await expect(theme(page)).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(titleOf(page)).toBeVisible()
    expect(new Set(await page.evaluate(() => (window as unknown as { themes: string[] }).themes))).toEqual(
      new Set(['light']),
    )
  })

  test('[S2] [K17] the change grows as a circle from the click for 400 ms', journey(), async ({ page }) => {
    const motion = await recordMotion(page)
    await page.goto('/guide/')
    await openOutlook(page)
    const control = navbar(page).getByRole('button', { name: /^Color scheme/ })
    await control.click()
    await expect(control).toHaveText(/Light/)
    await expect(theme(page)).not.toHaveAttribute('data-reveal')
    await control.click()
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
    await expect.poll(async () => (await motion()).length).toBeGreaterThan(0)
    const [first] = await motion()
    expect(first?.pseudo).toBe('::view-transition-new(root)')
    expect(first?.duration).toBe(400)
    expect(first?.clip[0]).toMatch(/^circle\(0 at \d+(\.\d+)?px \d+(\.\d+)?px\)$/)
    await expect(theme(page)).not.toHaveAttribute('data-reveal')
  })

  test('[S2] with the keyboard, the change starts from the middle of the control', async ({ page }) => {
    const motion = await recordMotion(page)
    await page.goto('/guide/')
    await openOutlook(page)
    const control = navbar(page).getByRole('button', { name: /^Color scheme/ })
    await control.focus()
    const box = await control.boundingBox()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await motion()).length).toBe(1)
    const x = (box?.x ?? 0) + (box?.width ?? 0) / 2
    expect((await motion())[0]?.clip[0]).toContain(`at ${x}px`)
  })

  test('[S2] readers who prefer less motion see no transition', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const motion = await recordMotion(page)
    await page.goto('/guide/')
    await openOutlook(page)
    const control = navbar(page).getByRole('button', { name: /^Color scheme/ })
    await control.click()
    await control.click()
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
    expect(await motion()).toEqual([])
  })
})

test('[N7] full screen follows the browser', journey(), async ({ page }) => {
  await page.goto('/guide/')
  await openOutlook(page)
  await navbar(page).getByRole('button', { name: 'Full screen', exact: true }).click()
  const leave = navbar(page).getByRole('button', { name: 'Exit full screen' })
  await expect(leave).toBeVisible()
  expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML')
  await page.evaluate(() => document.exitFullscreen())
  await expect(leave).toHaveCount(0)
  await navbar(page).getByRole('button', { name: 'Full screen', exact: true }).click()
  await leave.click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
})

test('[N7] the button for full screen is missing if the configuration disables it', async ({
  page,
  site,
}) => {
  site.setFault(answering({ '/content/site.json': { fullscreen: false } }))
  await page.goto('/guide/')
  await openOutlook(page)
  await expect(navbar(page).getByRole('button', { name: /^Color scheme/ })).toBeVisible()
  await expect(navbar(page).getByRole('button', { name: 'Full screen' })).toHaveCount(0)
})

test.describe('focus mode', () => {
  async function rest(page: Page) {
    await page.clock.install()
    await page.goto('/guide/install/docker.html')
    await openOutlook(page)
    const control = navbar(page).getByRole('button', { name: /^Focus mode/ })
    await control.click()
    await expect(control).toHaveText(/On/)
    await page.mouse.move(700, 20)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.mouse.move(700, 500)
  }

  test(
    '[S10] [K18] dims the surroundings after 1500 ms on the article, until a key press, scrolling, or leaving',
    journey(),
    async ({ page }) => {
      await rest(page)
      await page.clock.runFor(1400)
      await expect(theme(page)).not.toHaveAttribute('data-dimmed')
      await page.clock.runFor(100)
      await expect(theme(page)).toHaveAttribute('data-dimmed', '')
      await expect(navbar(page)).toHaveCSS('opacity', '0.15')
      // The background above the scrolling article and page list stays opaque.
      for (const cover of [
        page.getByRole('banner'),
        page.getByRole('button', { name: 'Hide the sidebar' }),
      ]) {
        await expect(cover).toHaveCSS('opacity', '1')
      }
      await page.keyboard.press('Shift')
      await expect(theme(page)).not.toHaveAttribute('data-dimmed')
      await page.mouse.move(705, 505)
      await page.clock.runFor(1500)
      await expect(theme(page)).toHaveAttribute('data-dimmed', '')
      await page.mouse.wheel(0, 200)
      await expect(theme(page)).not.toHaveAttribute('data-dimmed')
      await page.mouse.move(700, 500)
      await page.clock.runFor(1500)
      await expect(theme(page)).toHaveAttribute('data-dimmed', '')
      await page
        .getByRole('navigation', { name: 'Pages of this section' })
        .getByRole('link', { name: 'Desktop' })
        .hover()
      await expect(theme(page)).not.toHaveAttribute('data-dimmed')
    },
  )

  test('[S10] nothing is dimmed until it is switched on', async ({ page }) => {
    await page.clock.install()
    await page.goto('/guide/install/docker.html')
    await expect(titleOf(page)).toBeVisible()
    await page.mouse.move(700, 500)
    await page.clock.fastForward(5000)
    await expect(theme(page)).not.toHaveAttribute('data-dimmed')
  })

  test.describe('on touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('[S10] [N1] it is not offered, while the color scheme is', async ({ page }) => {
      await page.goto('/guide/')
      await page.getByRole('button', { name: 'Open the menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu.getByRole('button', { name: /^Color scheme/ })).toBeVisible()
      await expect(menu.getByRole('button', { name: /^Focus mode/ })).toHaveCount(0)
    })
  })
})
