import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { builtSite } from '../../scripts/serve/static-server.ts'
import { blockLives } from '../support/block-lives.ts'
import { journey } from '../support/journey.ts'
import { expect, test } from '../support/sample.ts'

/** Drawings start after 800 ms near the viewport and then load their library. */
const drawn = { timeout: 20_000 }
const main = (page: Page) => page.getByRole('main')
const inAssets = (file: RegExp) => new RegExp(`/assets/(?:\\w+/)?${file.source}[^/]*\\.js`)
const builtFiles = readdirSync(join(builtSite, 'assets'), { recursive: true, encoding: 'utf8' }).map(
  (name) => `/assets/${name.replaceAll('\\', '/')}`,
)
/** The text around each block: keyboard navigation starts before it, and the page continues after it. */
const around = (written: string) => `[Start](#start)\n\n${written}\n\nThe end.`

const colorsOf = (element: Locator) =>
  element.evaluate((node) => {
    const { color, backgroundColor, borderColor } = getComputedStyle(node)
    return [color, backgroundColor, borderColor].join(' ')
  })

/** Runs in the page. A field in a shadow root is the active element of it. */
const isFocused = (element: Element) =>
  element === (element.getRootNode() as Document | ShadowRoot).activeElement

async function tabTo(page: Page, target: Locator): Promise<void> {
  await main(page).getByRole('link', { name: 'Start' }).focus()
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate(isFocused)) return
  }
  await expect(target).toBeFocused({ timeout: 1 })
}

for (const life of blockLives) {
  test.describe(`the block “${life.block}”`, () => {
    test(
      '[D9] [S3] wakes up with its own file only, follows the scheme, obeys the keyboard',
      journey(life.block === 'mermaid'),
      async ({ page, site, sample }) => {
        await page.emulateMedia({ colorScheme: 'light' })
        await sample.open(around(life.written))
        const awake = life.awake(main(page))
        await expect(awake).toBeVisible(drawn)

        const own = life.file
        if (own) await expect.poll(() => site.requests.some((path) => inAssets(own).test(path))).toBe(true)
        const others = blockLives.flatMap(({ file }) => (file && file.source !== own?.source ? [file] : []))
        // A name that other parts share, such as an icon, proves nothing.
        const clear = others.filter(
          (file) => builtFiles.filter((path) => inAssets(file).test(path)).length === 1,
        )
        expect(site.requests.filter((path) => clear.some((file) => inAssets(file).test(path)))).toEqual([])

        const look = life.look ?? colorsOf
        const light = await look(awake)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expect.poll(() => look(awake), drawn).not.toBe(light)
        await expect(awake).toBeVisible()
        await expect(main(page).getByRole('alert')).toHaveCount(0)

        if (!life.stop) return
        await tabTo(page, life.stop(main(page)))
        await life.press?.(page, main(page))
      },
    )

    const { file, left } = life
    if (!file || left === undefined) return
    test(
      '[E10] if its file is gone, its text or source is shown, the page stays complete, and a second try starts it',
      journey(life.block === 'echarts'),
      async ({ page, sample }) => {
        expect(builtFiles.some((path) => inAssets(file).test(path))).toBe(true)
        sample.lose(inAssets(file))
        await sample.open(around(life.written))
        await expect(main(page).getByText(left).first()).toBeVisible(drawn)
        await expect(main(page).getByText('The end.')).toBeVisible()
        if (!life.retries) return
        await expect(main(page).getByRole('alert')).toContainText('could not be loaded', drawn)
        sample.lose(undefined)
        await main(page).getByRole('button', { name: 'Try again' }).click()
        await expect(main(page).getByRole('alert')).toHaveCount(0, drawn)
        await expect(life.awake(main(page))).toBeVisible(drawn)
      },
    )
  })
}
