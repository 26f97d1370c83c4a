import type { Page } from '@playwright/test'
import { expect, test, titleOf } from '../support/site.ts'

const languages = [
  { lang: 'en', prefix: '' },
  { lang: 'zh', prefix: '/zh' },
] as const

/** Opens the reference of an endpoint by the ID of its heading. */
async function open(page: Page, { prefix, file, id }: { prefix: string; file: string; id: string }) {
  await page.goto(`${prefix}/guide/api/${file}.html#${id}`)
  await expect(titleOf(page)).toBeVisible()
  return page.locator(`h3#${id} ~ .endpoint`).first()
}

for (const { lang, prefix } of languages) {
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
