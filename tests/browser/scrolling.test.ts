import type { Page } from '@playwright/test'
import { twoFrames } from '../support/everything-asked.ts'
import { journey } from '../support/journey.ts'
import { expect, test } from '../support/sample.ts'
import { titleOf } from '../support/site.ts'

const phone = { width: 390, height: 844 }
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls with the wheel, as a reader does, until the page is at or past a position. */
async function wheelTo(page: Page, position: number) {
  const isDown = position > (await scrolledTo(page))
  const isThere = (here: number) => (isDown ? here >= position : here <= position)
  await expect(async () => {
    const here = await scrolledTo(page)
    if (!isThere(here)) await page.mouse.wheel(0, position - here)
    expect(isThere(await scrolledTo(page))).toBe(true)
  }).toPass()
}

/**
 * Moves a finger over the screen with the browser's own touch input. Distances in pixels; the browser ignores
 * about the first 15.
 */
async function swipe(page: Page, from: { x: number; y: number }, distance: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page)
  const move = {
    xDistance: distance.x,
    yDistance: distance.y,
    gestureSourceType: 'touch' as const,
    preventFling: true,
  }
  await session.send('Input.synthesizeScrollGesture', { ...from, ...move, speed: 1200 })
  await session.detach()
}

test(
  '[P11] [K4] the address follows the heading the reader is at, without a history entry or a jump',
  journey(),
  async ({ page }) => {
    await page.goto('/guide/install/docker.html')
    await expect(titleOf(page)).toBeVisible()
    const entries = await page.evaluate(() => history.length)
    const top = await page
      .locator('#first-login')
      .evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
    await page.mouse.move(700, 500)
    await wheelTo(page, top + 40)
    await expect(page).toHaveURL(/#first-login$/)
    const before = await scrolledTo(page)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await wheelTo(page, 0)
    await expect(page).toHaveURL('/guide/install/docker.html')
    expect(before).toBeGreaterThan(0)
  },
)

test('[P11] [K4] the address waits until scrolling has rested for 200 ms', async ({ page }) => {
  await page.clock.install()
  await page.goto('/guide/install/docker.html')
  await expect(page.locator('#update')).toBeAttached()
  await page.clock.pauseAt(Date.now() + 60_000)
  const scrolled = page.evaluate(
    () => new Promise((resolve) => addEventListener('scroll', resolve, { once: true })),
  )
  await page.evaluate(() => document.getElementById('first-login')?.scrollIntoView({ behavior: 'instant' }))
  await scrolled
  await page.clock.runFor(199)
  await expect(page).toHaveURL('/guide/install/docker.html')
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/#first-login$/)
})

test.describe('the address that a reader chose stays until they scroll', () => {
  const words = 'Some words.\n\n'.repeat(40)
  const text = `## First\n\nA claim.[^a]\n\n${words}## Second\n\n${words}A paragraph with a name.\n{#named}\n\n${words}## Third\n\nEnd.\n\n[^a]: The note.`

  /** Waits longer than the scroll-spy once the page has scrolled. */
  async function rest(page: Page) {
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await twoFrames(page)
    await page.clock.runFor(1000)
  }

  test('[D1] [P11] a footnote and the way back keep theirs, and take the focus', async ({ page, sample }) => {
    await page.clock.install()
    await sample.open(text)
    const main = page.getByRole('main')
    const reference = main.getByRole('link', { name: '1', exact: true })
    const note = main.getByRole('listitem').filter({ hasText: 'The note.' })
    await reference.click()
    await expect(note).toBeInViewport()
    await expect(note).toBeFocused()
    await rest(page)
    await expect(page).toHaveURL(/#user-content-fn-a$/)
    await note.getByRole('link', { name: 'Back to reference 1' }).click()
    await expect(reference).toBeInViewport()
    await expect(reference).toBeFocused()
    await rest(page)
    await expect(page).toHaveURL(/#user-content-fnref-a$/)
  })

  for (const id of ['user-content-fn-a', 'named', 'second', 'third']) {
    test(`[P11] a link to #${id} keeps it, and the wheel gives it up`, async ({ page, sample }) => {
      await page.clock.install()
      await sample.open(text, id)
      await expect(page.locator(`#${id}`)).toBeInViewport()
      await rest(page)
      await expect(page).toHaveURL(new RegExp(`#${id}$`))
      await page.mouse.move(700, 500)
      await wheelTo(page, 400)
      await page.clock.runFor(1000)
      await expect(page).toHaveURL(/#first$/)
    })
  }
})

test('[P11] [N3] the language switch takes the reader to the heading reached', async ({ page }) => {
  await page.goto('/guide/install/docker.html')
  await expect(titleOf(page)).toBeVisible()
  // On a long page, the last part is rendered last.
  await expect(page.locator('#update')).toBeAttached()
  const top = await page.evaluate(() => document.getElementById('update')?.getBoundingClientRect().top ?? 0)
  await page.mouse.move(700, 500)
  await wheelTo(page, top + 120)
  await expect(page).toHaveURL(/#update$/)
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL('/zh/guide/install/docker.html#update')
  await expect(page.locator('#update')).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test(
    '[N4] [K15] the navbar hides when scrolling down, and returns when scrolling up or when it gets the focus',
    journey(),
    async ({ page }) => {
      await page.goto('/guide/install/docker.html')
      await expect(titleOf(page)).toBeVisible()
      const navbar = page.getByRole('banner')
      await expect(navbar).toBeInViewport()
      await page.mouse.move(200, 500)
      await wheelTo(page, 600)
      await expect(navbar).not.toBeInViewport()
      await page.mouse.wheel(0, -100)
      await expect(navbar).toBeInViewport()
      await wheelTo(page, 1200)
      await expect(navbar).not.toBeInViewport()
      await page.getByRole('button', { name: 'Open the menu' }).focus()
      await expect(navbar).toBeInViewport()
    },
  )

  test('[N4] the navbar also stays on a phone if the configuration says so', async ({ page, site }) => {
    site.setFault((request, response) => {
      if (!request.url?.endsWith('/content/site.json')) return false
      response.end('{"navbarAutoHide":"none"}')
      return true
    })
    await page.goto('/guide/install/docker.html')
    await page.mouse.move(200, 500)
    await wheelTo(page, 900)
    await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'false')
    await expect(page.getByRole('banner')).toBeInViewport()
  })

  test(
    '[B5] [K16] a swipe from the left edge opens the sidebar, one to the left closes it; mask and Escape too',
    journey(),
    async ({ page }) => {
      await page.goto('/guide/install/docker.html')
      await expect(titleOf(page)).toBeVisible()
      const drawer = page.getByRole('dialog', { name: 'Pages of this section' })
      await swipe(page, { x: 200, y: 300 }, { x: 120, y: 5 })
      await swipe(page, { x: 20, y: 300 }, { x: 15, y: 0 })
      await swipe(page, { x: 20, y: 300 }, { x: 60, y: 80 })
      await expect(drawer).toBeHidden()
      await swipe(page, { x: 20, y: 300 }, { x: 120, y: 10 })
      await expect(drawer).toBeVisible()
      await swipe(page, { x: 250, y: 300 }, { x: -130, y: 5 })
      await expect(drawer).toBeHidden()
      await swipe(page, { x: 20, y: 300 }, { x: 120, y: 10 })
      await expect(drawer).toBeVisible()
      await page.mouse.click(380, 400)
      await expect(drawer).toBeHidden()
      await swipe(page, { x: 20, y: 300 }, { x: 120, y: 10 })
      await expect(drawer).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    },
  )

  test('[N5] the panel closes when the window becomes wide', async ({ page }) => {
    await page.goto('/guide/install/docker.html')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true)
    }
    await page.setViewportSize({ width: 1000, height: 800 })
    await expect(menu).toBeHidden()
  })
})

test.describe('on a desktop', () => {
  test('[N4] the navbar stays unless the configuration says always', async ({ page, site }) => {
    await page.goto('/guide/install/docker.html')
    await expect(titleOf(page)).toBeVisible()
    await page.mouse.move(700, 500)
    await wheelTo(page, 900)
    await expect(page.getByRole('banner')).toBeInViewport()
    site.setFault((request, response) => {
      if (!request.url?.endsWith('/content/site.json')) return false
      response.end('{"navbarAutoHide":"always"}')
      return true
    })
    await page.goto('/guide/install/manual.html')
    await expect(titleOf(page)).toBeVisible()
    await wheelTo(page, 900)
    await expect(page.getByRole('banner')).not.toBeInViewport()
  })

  test('[N6] a menu closes when the address changes, although the pointer has not moved', async ({
    page,
  }) => {
    await page.goto('/guide/')
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('link', { name: '简体中文' }).click()
    await expect(page).toHaveURL('/zh/guide/')
    await expect(page.getByRole('link', { name: 'English' })).toBeHidden()
  })

  test('[B6] a hidden sidebar stays hidden after a reload', async ({ page }) => {
    await page.goto('/guide/install/docker.html')
    const sidebar = page.getByRole('navigation', { name: 'Pages of this section' })
    await expect(sidebar).toBeVisible()
    await page.getByRole('button', { name: 'Hide the sidebar' }).click()
    await expect(sidebar).toBeHidden()
    await page.reload()
    await expect(titleOf(page)).toBeVisible()
    await expect(sidebar).toBeHidden()
    await page.getByRole('button', { name: 'Show the sidebar' }).click()
    await expect(sidebar).toBeVisible()
  })
})
