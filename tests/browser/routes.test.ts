import { locales } from '../../src/config/locales/locale.ts'
import { builtPages } from '../support/built-pages.ts'
import { follow } from '../support/follow.ts'
import { journey } from '../support/journey.ts'
import { expect, test, titleOf } from '../support/site.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
const isFull = process.env.FULL_MATRIX === '1'

/**
 * Opens pages from the previous page: English on a desktop, Chinese on a phone. The short run opens the first
 * page of every folder and every twentieth of the others, with a different selection in each language. The full
 * matrix opens every page on both, with a document load each time.
 */
const runs = [
  { locale: 'en', size: 'desktop', viewport: desktop },
  { locale: 'zh', size: 'phone', viewport: phone },
  ...(isFull
    ? [
        { locale: 'en', size: 'phone', viewport: phone },
        { locale: 'zh', size: 'desktop', viewport: desktop },
      ]
    : []),
]

/** Returns the pages of the short run; the languages have the same pages, and alternate those in the middle of a folder. */
function sampleOf(paths: readonly string[], turn: number): readonly string[] {
  const folderOf = (path: string | undefined) => path?.slice(0, path.lastIndexOf('/'))
  return paths.filter((path, at) => folderOf(path) !== folderOf(paths[at - 1]) || at % 20 === turn * 10)
}

for (const [turn, { locale: id, size, viewport }] of runs.entries()) {
  const locale = locales.find((one) => one.id === id)
  if (!locale) throw new Error(`no locale ${id}`)
  test(
    `[R2] ${isFull ? 'every page opens' : 'pages of every folder open'} without a fault: ${locale.lang}, ${size}`,
    journey(turn === 1),
    async ({ page, consoleMessages, site }) => {
      test.setTimeout(isFull ? 900_000 : 420_000)
      await page.setViewportSize(viewport)
      const all = await builtPages(locale.id)
      const paths = isFull ? all : sampleOf(all, turn)
      expect(paths.length).toBeGreaterThan(20)
      for (const [index, path] of paths.entries()) {
        if (isFull || index === 0) await page.goto(path)
        else await follow(page, path)
        await expect(titleOf(page), path).not.toBeEmpty()
        await expect(page.locator('html'), path).toHaveAttribute('lang', locale.lang)
        await expect(page.getByRole('main').getByRole('article'), path).toContainText(/\p{L}{2}/u)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          `${path} is too wide`,
        ).toBe(true)
        expect(consoleMessages, path).toEqual([])
        expect(new URL(page.url()).pathname, 'pages live at their canonical path').toBe(path)
      }
      expect(site.requests.length).toBeGreaterThan(paths.length)
    },
  )
}
