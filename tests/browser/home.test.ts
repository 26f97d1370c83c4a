import type { Page } from '@playwright/test'
import { answering, markdown } from '../support/answers.ts'
import { journey } from '../support/journey.ts'
import { expect, test } from '../support/site.ts'

const file = '/content/en/guide/README.md'
const hero = (page: Page) => page.getByRole('main').locator('header')
const typed = (page: Page) => hero(page).locator('[data-paused]')
const quiet = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('alist-docs.notices', '["layouts-fullscreen"]'))

test.describe('home', () => {
  test(
    '[H1] the live page: hero, actions, features, highlights, its own text',
    journey(),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto('/guide/contribute/home-demo.html')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello')
      await expect(hero(page).getByText('A home page with everything')).toBeVisible()
      const image = hero(page).getByRole('img', { name: 'AList logo' }).and(page.locator(':visible'))
      await expect(image).toHaveCSS('border-radius', '24px')
      await expect(hero(page).locator('img[src$="backdrop.svg"]')).toBeVisible()
      await expect(hero(page).locator('img[src$="backdrop-dark.svg"]')).toBeHidden()
      await expect(hero(page).locator('img[src$="backdrop.svg"]')).toHaveCSS('object-fit', 'cover')
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(hero(page).locator('img[src$="backdrop-dark.svg"]')).toBeVisible()
      await expect(hero(page).locator('img[src$="backdrop.svg"]')).toBeHidden()
      const box = await hero(page).boundingBox()
      expect(box?.height).toBeGreaterThan(500)
      await expect(page.getByRole('heading', { name: 'A highlight with a picture' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Its feature' })).toBeVisible()
      await expect(
        page
          .getByRole('heading', { name: 'The page’s own text' })
          .or(page.getByRole('heading', { name: "The page's own text" })),
      ).toBeVisible()
      await page.getByRole('link', { name: 'A feature' }).click()
      await expect(page).toHaveURL('/guide/contribute/layouts.html')
    },
  )

  for (const { path, field, typed, found } of [
    { path: '/', field: 'Find a cloud drive or a protocol', typed: 'onedr', found: 'OneDrive / share' },
    { path: '/zh/', field: '查找网盘或协议', typed: 'bdwp', found: '百度网盘' },
  ]) {
    test(
      `[H1] [P10] the home page ${path} shows the product, and finds the page of a drive`,
      journey(path === '/zh/'),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.goto(path)
        const image = hero(page).locator('img:visible')
        await expect(image).toHaveCount(1)
        await expect(image).toHaveAttribute('src', /light\.webp$/)
        expect(await image.evaluate((shown: HTMLImageElement) => shown.alt.length)).toBeGreaterThan(10)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expect(image).toHaveAttribute('src', /dark\.webp$/)
        await page.locator('#connect-your-drive').scrollIntoViewIfNeeded()
        const input = page.getByRole('searchbox', { name: field })
        await input.fill(typed)
        const links = page.getByRole('navigation', { name: field }).getByRole('link')
        await expect(links.getByText(found, { exact: true })).toBeVisible()
        await input.fill('no drive has this name')
        await expect(links).toHaveCount(0)
        await input.fill(typed)
        const first = await links.first().getAttribute('href')
        await input.press('Enter')
        await expect(page).toHaveURL(first ?? '')
      },
    )
  }

  test('[H1] heroText and tagline can be left out; a bad style costs only itself', async ({
    page,
    site,
    consoleMessages,
  }) => {
    const fields = [
      'home: true',
      'heroText: false',
      'tagline: false',
      'heroImage: /img/logo.svg',
      'heroAlt: Logo',
      'heroImageStyle: { position: fixed, width: 50px }',
    ]
    site.setFault(answering({ [file]: markdown(fields) }))
    await page.goto('/guide/')
    const image = hero(page).getByRole('img', { name: 'Logo' }).and(page.locator(':visible'))
    await expect(image).toHaveCSS('width', '50px')
    await expect(image).toHaveCSS('position', 'static')
    await expect(hero(page).getByRole('heading')).toHaveCount(0)
    expect(consoleMessages.filter((text) => text.includes('position: fixed'))).not.toEqual([])
  })
})

test.describe('portfolio', () => {
  test(
    '[H2] who, titles typed one character each 150 ms, the next after 1000 ms, cycling',
    journey(),
    async ({ page, site }) => {
      const fields = ['portfolio: true', 'name: Mr. Files', 'titles: [Ab, C]']
      site.setFault(answering({ [file]: markdown(fields) }))
      await page.clock.install()
      await page.goto('/guide/')
      await expect(hero(page).getByText("Hi There, I'm 👋")).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mr. Files')
      await hero(page).getByRole('button', { name: 'Stop typing' }).click()
      await page.clock.pauseAt(Date.now() + 60_000)
      await hero(page).getByRole('button', { name: 'Resume typing' }).click()
      // From any state to the start of a title.
      while ((await typed(page).textContent()) !== '') await page.clock.runFor(50)
      await page.clock.runFor(150)
      const first = await typed(page).textContent()
      const order = first === 'C' ? ['C', '', 'A', 'Ab', '', 'C'] : ['A', 'Ab', '', 'C', '', 'A']
      for (const [index, text] of order.entries()) {
        await expect(typed(page)).toHaveText(text)
        const isWhole = text === 'Ab' || text === 'C'
        if (index === order.length - 1) break
        await page.clock.runFor(isWhole ? 999 : 149)
        await expect(typed(page)).toHaveText(text)
        await page.clock.runFor(1)
      }
    },
  )

  test('[H2] the defaults: greeting and Hello; no text with content none', async ({ page, site }) => {
    site.setFault(answering({ [file]: markdown(['portfolio: true', 'content: none'], 'Not to be seen.') }))
    await page.goto('/guide/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello')
    await expect(hero(page).getByText("Hi There, I'm 👋")).toBeVisible()
    await expect(page.getByText('Not to be seen.')).toHaveCount(0)
  })

  test('[H2] the live page: avatar in both schemes, links, the text below', async ({ page }) => {
    await quiet(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/guide/contribute/portfolio-demo.html')
    const avatar = hero(page).getByRole('img', { name: 'A head in outline' }).and(page.locator(':visible'))
    await expect(avatar).toHaveAttribute('src', '/img/contribute/avatar-dark.svg')
    const medias = hero(page).getByRole('list', { name: 'Elsewhere' })
    await expect(medias.getByRole('link', { name: /GitHub/ })).toHaveAttribute('target', '_blank')
    await medias.getByRole('link', { name: 'Guide' }).click()
    await expect(page).toHaveURL('/guide/')
  })

  test('[H2] typing moves nothing else, and can be stopped', async ({ page }) => {
    await quiet(page)
    await page.goto('/guide/contribute/portfolio-demo.html')
    const list = hero(page).getByRole('list')
    await expect(typed(page)).toHaveText(/./)
    const before = await list.boundingBox()
    await expect(typed(page)).not.toHaveText((await typed(page).textContent()) ?? '')
    expect(await list.boundingBox()).toEqual(before)
    await hero(page).getByRole('button', { name: 'Stop typing' }).click()
    await expect(typed(page)).toHaveAttribute('data-paused', 'true')
  })

  test('[H3] less motion: the titles whole, without typing', journey(), async ({ page }) => {
    await quiet(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/guide/contribute/portfolio-demo.html')
    await expect(hero(page).getByText('Lists files · Mounts clouds · Streams films')).toBeVisible()
    await expect(typed(page)).toHaveCount(0)
    await expect(hero(page).getByRole('button')).toHaveCount(0)
  })
})
