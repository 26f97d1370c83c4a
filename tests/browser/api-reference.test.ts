import type { Page } from '@playwright/test'
import { journey } from '../support/journey.ts'
import { expect, test, titleOf } from '../support/site.ts'

const languages = [
  { lang: 'en', prefix: '', copy: 'Copy the path' },
  { lang: 'zh', prefix: '/zh', copy: '复制路径' },
] as const

/** Opens the reference of an endpoint by the ID of its heading. */
async function open(page: Page, { prefix, file, id }: { prefix: string; file: string; id: string }) {
  await page.goto(`${prefix}/guide/api/${file}.html#${id}`)
  await expect(titleOf(page)).toBeVisible()
  return page.locator(`h3#${id} ~ .endpoint`).first()
}

const sidesOf = async (page: Page, endpoint: Awaited<ReturnType<typeof open>>) => {
  await expect(endpoint.locator('.samples')).toBeVisible()
  const text = await endpoint.locator('.endpoint-text').boundingBox()
  const samples = await endpoint.locator('.samples').boundingBox()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return { text: text ?? fail('text'), samples: samples ?? fail('samples'), width }
}

function fail(what: string): never {
  throw new Error(`no ${what}`)
}

for (const { lang, prefix, copy } of languages) {
  for (const width of [360, 800]) {
    test(`[W3] [X11] at ${width} px the samples of an endpoint follow its text (${lang})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const endpoint = await open(page, { prefix, file: 'fs', id: 'list-a-folder' })
      const sides = await sidesOf(page, endpoint)
      expect(sides.samples.y).toBeGreaterThanOrEqual(sides.text.y + sides.text.height)
      expect(sides.width).toBeLessThanOrEqual(width)
    })
  }

  for (const width of [1280, 1600]) {
    test(`[W3] [X11] at ${width} px the samples stay beside the text (${lang})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const endpoint = await open(page, { prefix, file: 'fs', id: 'list-a-folder' })
      const sides = await sidesOf(page, endpoint)
      expect(sides.samples.x).toBeGreaterThan(sides.text.x + sides.text.width)
      expect(sides.text.width).toBeGreaterThan(340)
      expect(sides.samples.width).toBeGreaterThan(340)
      expect(sides.width).toBeLessThanOrEqual(width)
      const top = async () => (await endpoint.locator('.samples').boundingBox())?.y ?? 0
      await page.mouse.move(sides.text.x + 20, 500)
      await page.mouse.wheel(0, 400)
      await expect.poll(top).toBeGreaterThan(0)
    })
  }

  test(`[W3] the path of an endpoint can be copied, and its methods are badges (${lang})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, { prefix, file: 'fs', id: 'list-a-folder' })
    const route = page.locator('h3#list-a-folder + div')
    await expect(route.locator('[data-method]')).toHaveText(['GET', 'POST'])
    await route.getByRole('button', { name: copy }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('/api/fs/list')
  })

  test(
    `[W3] a field has an address of its own, and the objects in it expand (${lang})`,
    journey(lang === 'zh'),
    async ({ page }) => {
      await page.goto(`${prefix}/guide/api/fs.html#list-a-folder--response--content`)
      const field = page.locator('[id="list-a-folder--response--content"]')
      await expect(field).toBeInViewport()
      const inside = field.getByText('virtual_path', { exact: true })
      await expect(inside).toBeHidden()
      await field.locator('summary').first().click()
      await expect(inside).toBeVisible()
    },
  )

  test(`[W3] [X6] a link to a field of an object opens what hides the field (${lang})`, async ({ page }) => {
    const id = 'list-a-folder--response--content--label_list--bg_color'
    await page.goto(`${prefix}/guide/api/fs.html#${id}`)
    const field = page.locator(`[id="${id}"]`)
    await expect(field).toBeInViewport()
    await expect(field.getByRole('link')).toHaveAttribute('href', new RegExp(`#${id}$`))
    const other = page.locator('[id="get-a-file-or-a-folder--response--related"] details')
    await expect(other.first()).not.toHaveAttribute('open')
  })

  test(`[W3] the language of the samples is the same on every page (${lang})`, async ({ page }) => {
    const endpoint = await open(page, { prefix, file: 'fs', id: 'list-a-folder' })
    await endpoint.getByRole('tab', { name: 'Go' }).click()
    await expect(endpoint.getByText('http.NewRequest("POST"')).toBeVisible()
    const other = await open(page, { prefix, file: 'auth', id: 'log-in' })
    await expect(other.getByRole('tab', { name: 'Go' })).toHaveAttribute('aria-selected', 'true')
  })
}
