import type { Locator, Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { searchBox } from '../support/search-box.ts'
import { expect, type Fault, test, titleOf } from '../support/site.ts'

const isFull = process.env.FULL_MATRIX === '1'

const screens = [
  { name: 'home', path: '/' },
  { name: 'page', path: '/guide/install/docker.html' },
  { name: 'page with wide tables', path: '/config/configuration.html' },
  { name: 'unknown page', path: '/nope.html' },
  { name: 'tool', path: '/tool/dropbox/request.html' },
  { name: 'portfolio', path: '/guide/contribute/portfolio-demo.html' },
]
const widths = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1500, height: 900 },
]
const schemes = ['light', 'dark'] as const
const languages = [
  { lang: 'en-US', prefix: '' },
  { lang: 'zh-CN', prefix: '/zh' },
]

/**
 * Every screen in every scheme, language, and width. The short run opens each screen twice, so that it covers
 * every scheme, language, and width, in alternating combinations.
 */
const runs = screens.flatMap((screen, index) =>
  schemes.flatMap((scheme, s) =>
    languages.flatMap((language, l) =>
      widths.flatMap((size, w) =>
        isFull || isInShortRun(index, s, l, w) ? [{ screen, scheme, language, size }] : [],
      ),
    ),
  ),
)

function isInShortRun(index: number, scheme: number, language: number, width: number): boolean {
  // Which language and width go with the light scheme: four ways to divide eight combinations into pairs.
  return (scheme + language + index) % 2 === 0 && (scheme + width + (index >> 1)) % 2 === 0
}

for (const { screen, scheme, language, size } of runs) {
  test(
    `axe finds nothing: ${screen.name}, ${scheme}, ${language.lang}, ${size.name}`,
    journey((screen === screens[0] && scheme === 'light') || (screen.name === 'page' && scheme === 'dark')),
    async ({ page }) => {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.goto(language.prefix + screen.path)
      await expect(titleOf(page)).toBeVisible()
      expect(await findings(page)).toEqual([])
    },
  )
}

const looks = widths.flatMap((size, w) =>
  schemes.map((scheme, s) => ({ size, scheme, isCrossed: (w + s) % 2 === 1 })),
)

/**
 * Returns axe's findings in both schemes and widths, without another load; ends on a desktop width. The short
 * run checks each scheme and width once, with the opposite combination in the other language.
 */
async function findingsInEveryLook(page: Page, lang: string, part?: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const { size, scheme, isCrossed } of looks) {
    if (!isFull && isCrossed !== (lang === 'zh-CN')) continue
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
    for (const line of await findings(page, part)) found.push(`${scheme}, ${size.name}: ${line}`)
  }
  return found
}

const localTools = [
  '/config/editor.html',
  '/guide/advanced/permissions.html',
  '/guide/install/builder.html',
  '/guide/install/proxy-builder.html',
  '/guide/mount/builder.html',
  '/guide/api/link-helper.html',
  '/guide/drivers/115.html',
]

for (const { lang, prefix } of languages) {
  test(`axe finds nothing in the tools that work in the browser, ${lang}`, async ({ page }) => {
    test.slow()
    for (const path of localTools) {
      await page.goto(prefix + path)
      const tool = page
        .getByRole('region')
        .filter({ has: page.getByRole('textbox') })
        .first()
      await expect(tool).toBeVisible()
      const area = tool.getByLabel('config.json', { exact: true })
      if (path.endsWith('editor.html'))
        await area.fill('{"jwt_secret": "secret", "scheme": {"http_port": 0}}')
      for (const summary of await tool.locator('summary').all()) await summary.click()
      expect(await findingsInEveryLook(page, lang, '[data-local-tool]'), path).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  })
}

const answerWith =
  (path: RegExp, status: number, text: string): Fault =>
  (request, response) => {
    if (!path.test(request.url ?? '')) return false
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    return true
  }

for (const { lang, prefix } of languages) {
  test(`[E9] axe finds nothing if a page or the manifest cannot be loaded, ${lang}`, async ({
    page,
    site,
    context,
  }) => {
    site.setFault(answerWith(/\/faq\/README\.md$/, 503, ''))
    await page.goto(`${prefix}/faq/`)
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await findingsInEveryLook(page, lang)).toEqual([])
    const sidebar = page.getByRole('navigation', { name: /^(Pages of this section|本节页面)$/ })
    expect((await sidebar.boundingBox())?.width).toBeLessThan(340)

    await context.setOffline(true)
    await sidebar.getByRole('link').last().click()
    await expect(page.getByRole('alert')).toHaveText(/offline|离线/)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect(await findingsInEveryLook(page, lang, 'main')).toEqual([])
    await context.setOffline(false)

    site.setFault(answerWith(/\/manifest\.json$/, 200, '{"format":1,'))
    await page.goto(`${prefix}/guide/install/docker.html`)
    await expect(titleOf(page)).toBeVisible()
    expect(await findingsInEveryLook(page, lang)).toEqual([])
  })
}

test('axe finds nothing in dialogs and menus', journey(), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/guide/')
  await page.getByRole('button', { name: 'Language' }).click()
  await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show the pages of this section' }).click()
  await expect(page.getByRole('dialog', { name: 'Pages of this section' })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test.describe('popups that open on their own', () => {
  test.use({ showsPopups: true, locale: 'zh-CN' })

  test('axe finds nothing in a notice and in the question about the language', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.goto('/guide/install/desktop.html')
    await expect(page.getByRole('dialog', { name: '本站提供简体中文版' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: /v3\.30\.0/ })).toBeAttached()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Stay with English' }).click()
    await expect(page.getByRole('dialog', { name: /v3\.30\.0/ })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
})

for (const { lang, prefix } of languages) {
  test(`[P7] [X13] [X14] [X17] axe finds nothing in comments, in the welcome and in the dialogs, ${lang}`, async ({
    page,
    site,
  }) => {
    const seen = Date.now() - 4 * 24 * 60 * 60_000
    const places = [
      { path: '/faq/', title: 'FAQ', heading: '', id: '' },
      { path: '/zh/guide/', title: '简介', heading: '工作原理', id: 'a' },
    ]
    await page.addInitScript(
      (reading) => self === top && localStorage.setItem('alist-docs.reading', reading),
      JSON.stringify({ seen, before: 0, places }),
    )
    const siteConfig = { comment: { repo: 'owner/name', repoId: 'R_1', category: 'Q', categoryId: 'C_1' } }
    site.setFault(
      Object.assign(answerWith(/\/content\/site\.json$/, 200, JSON.stringify(siteConfig)), { siteConfig }),
    )
    await page.goto(`${prefix}/guide/install/docker.html`)
    await expect(page.getByRole('button', { name: /^(Show comments|显示评论)$/ })).toBeAttached()
    const changes = page.getByRole('button', { name: /^(Show what has changed|查看变化)$/ })
    await expect(changes).toBeVisible()
    expect(await findingsInEveryLook(page, lang)).toEqual([])

    const dialog = page.getByRole('dialog')
    const open = [
      () => changes.click(),
      () => page.keyboard.press('?'),
      () => page.getByRole('button', { name: /^(Print this section|打印本章节)$/ }).click(),
    ]
    for (const step of open) {
      await step()
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('status').locator('svg')).toHaveCount(0)
      expect(await findingsInEveryLook(page, lang, 'dialog[open]')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  })
}

test(
  'at 320 px and with text at 200 %, nothing is cut off or scrolls sideways',
  journey(),
  async ({ page }) => {
    for (const [width, zoom] of [
      [320, '100%'],
      [640, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of [
        '/',
        '/guide/install/docker.html',
        '/zh/config/configuration.html',
        '/faq/error.html',
      ]) {
        await page.goto(path)
        await expect(titleOf(page)).toBeVisible()
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size
        }, zoom)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          `${path} at ${width}`,
        ).toBe(true)
      }
    }
  },
)

test('[N9] with the letter and line spacing of WCAG 1.4.12, nothing is cut off or overlaps', async ({
  page,
}) => {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/zh/guide/install/docker.html', '/tool/dropbox/request.html', '/nope.html']) {
      await page.goto(path)
      await expect(titleOf(page)).toBeVisible()
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
        )
        document.adoptedStyleSheets = [sheet]
      })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${path} at ${width}`,
      ).toBeLessThanOrEqual(0)
      const cut = await page.evaluate(() => {
        const isCut = (element: HTMLElement) => {
          const { overflowX, overflowY, clipPath } = getComputedStyle(element)
          if (clipPath !== 'none' || element.clientWidth < 2) return false
          const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
          return (
            (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
          )
        }
        return [...document.body.querySelectorAll<HTMLElement>('*')].filter(isCut).map((one) => one.outerHTML)
      })
      expect(cut, `${path} at ${width}`).toEqual([])
      const overlaps = await page.getByRole('banner').evaluate((navbar) => {
        const boxes = [...navbar.querySelectorAll('a, button')]
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect())
        return boxes.filter((box, at) =>
          boxes.slice(at + 1).some((other) => box.left < other.right - 1 && other.left < box.right - 1),
        ).length
      })
      expect(overlaps, `${path} at ${width}: entries of the navbar`).toBe(0)
    }
  }
})

test('in forced colors, every control has an outline, and the chosen option is recognizable', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/guide/install/docker.html')
  await expect(titleOf(page)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 1200))
  const edgeOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
      return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
    })
  expect(await edgeOf('Back to top')).toBe(true)
  const weight = (name: string) =>
    page
      .getByRole('navigation', { name: 'Pages of this section' })
      .getByRole('link', { name, exact: true })
      .evaluate((element) => Number(getComputedStyle(element).fontWeight))
  expect(await weight('Docker')).toBeGreaterThan(await weight('Desktop'))
  await page.getByRole('tab', { name: 'docker run' }).first().click()
  const mark = (name: string) =>
    page
      .getByRole('tab', { name })
      .first()
      .evaluate((element) => {
        const { borderBottomStyle, borderBottomWidth, borderBottomColor, color } = getComputedStyle(element)
        return { borderBottomStyle, borderBottomWidth, borderBottomColor, color }
      })
  expect(await mark('docker run')).not.toEqual(await mark('Compose'))
  await page.keyboard.press('Tab')
  const ring = await page.evaluate(
    () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
  )
  expect(ring).not.toBe('none')
  await page.goto('/')
  const action = page
    .getByRole('main')
    .getByRole('link', { name: /^Install / })
    .first()
  expect(await action.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid')
})

for (const scheme of schemes) {
  test(
    `in forced colors, ${scheme}, every state is visible: tabs, marks, spoilers, marked lines, choices, hits`,
    journey(scheme === 'dark'),
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1440, height: 900 })
      /** Returns an element's look without its position: everything a reader could distinguish it by. */
      const lookOf = (target: Locator) =>
        target.evaluate((element) => {
          const { color, borderBottomColor, outlineStyle } = getComputedStyle(element)
          // A transparent background shows the one behind it.
          let behind = element
          const isClear = () => /^rgba\(.*, 0\)$/.test(getComputedStyle(behind).backgroundColor)
          while (isClear() && behind.parentElement) behind = behind.parentElement
          const { backgroundColor } = getComputedStyle(behind)
          return { color, backgroundColor, borderBottomColor, outlineStyle }
        })
      await page.goto('/guide/contribute/markdown.html')
      await expect(titleOf(page)).toBeVisible()
      const surface = (await lookOf(page.locator('html'))).backgroundColor
      const marked = await lookOf(page.locator('.prose mark').first())
      expect(marked.backgroundColor).not.toBe(surface)
      expect(marked.color).not.toBe(marked.backgroundColor)
      const covered = await lookOf(page.locator('.spoiler').first())
      expect(covered.color).toBe(covered.backgroundColor)
      expect(covered.backgroundColor).not.toBe(surface)
      const lines = page.locator('pre:has([data-mark~="highlighted"]) code').first().locator(':scope > span')
      const line = await lookOf(lines.and(page.locator('[data-mark~="highlighted"]')).first())
      expect(line.outlineStyle).toBe('solid')

      const tabs = page.getByRole('tablist').first()
      const chosen = await lookOf(tabs.getByRole('tab', { selected: true }))
      expect(chosen.borderBottomColor).not.toBe(surface)
      for (const other of await tabs.getByRole('tab', { selected: false }).all())
        expect((await lookOf(other)).borderBottomColor).toBe(surface)

      const { rows, search } = searchBox(page)
      await search('docker compose')
      const selected = page.getByRole('option', { selected: true })
      expect((await lookOf(selected.getByRole('link'))).outlineStyle).toBe('solid')
      const others = page.getByRole('option', { selected: false }).getByRole('link')
      expect((await lookOf(others.first())).outlineStyle).toBe('none')
      const match = await lookOf(rows.locator('mark').first())
      expect(match.backgroundColor).not.toBe(surface)
      expect(match.color).not.toBe(match.backgroundColor)

      await page.goto('/guide/drivers/#all-drivers')
      const choice = page.getByRole('button', { name: /^cookie/ })
      await choice.click()
      await expect(choice).toHaveAttribute('aria-pressed', 'true')
      expect((await lookOf(choice)).backgroundColor).not.toBe(
        (await lookOf(page.getByRole('button', { name: /^QR code/ }))).backgroundColor,
      )
    },
  )
}

for (const size of widths) {
  test(`only boxes that scroll take the focus, and targets are at least 24 px, ${size.name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    for (const path of ['/guide/install/docker.html', '/guide/contribute/markdown.html']) {
      await page.goto(path)
      await expect(titleOf(page)).toBeVisible()
      await expect(page.locator('main [data-part]').last()).toBeAttached()
      const wrong = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('main :is(pre, .table-scroll)')]
            .filter((box) => box.checkVisibility() && !box.closest('[data-folded]'))
            .filter((box) => box.scrollWidth > box.clientWidth + 1 !== (box.tabIndex === 0))
            .map((box) => box.outerHTML.slice(0, 80)),
        )
      await expect.poll(wrong, path).toEqual([])
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, summary, select)')]
          .filter((target) => target.checkVisibility() && getComputedStyle(target).display !== 'inline')
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect()
            return width > 0 && (width < 24 || height < 24)
          })
          .map((target) => target.outerHTML.slice(0, 120)),
      )
      expect(small, path).toEqual([])
    }
  })
}

for (const { lang, prefix } of languages) {
  test(`on a desktop at 400 %, nothing scrolls sideways, and axe finds nothing, ${lang}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { name, path } of isFull ? screens : screens.slice(0, 2)) {
      await page.goto(prefix + path)
      await expect(titleOf(page)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThan(
        1,
      )
      expect(await findings(page), name).toEqual([])
    }
  })
}

for (const scheme of schemes) {
  test(`axe finds nothing in forced colors, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const { name, path } of isFull ? screens : screens.slice(1, 2)) {
      await page.goto(path)
      await expect(titleOf(page)).toBeVisible()
      // Colors are the reader's there: axe computes contrast from those of the site.
      const found = (await findings(page)).filter((line) => !line.startsWith('color-contrast'))
      expect(found, name).toEqual([])
    }
  })

  test(`marked words are readable everywhere, ${scheme}`, async ({ page, site }) => {
    const words = '<mark>marked</mark> and ==marked=='
    const text = `---\ntitle: Why\n---\n\n> ${words}\n\n| ${words} |\n| --- |\n| ${words} |\n\n::: warning ${words}\n${words}\n:::\n\n[${words}](./howto.md)`
    site.setFault((request, response) => {
      if (!request.url?.endsWith('/content/en/faq/why.md')) return false
      response.writeHead(200, { 'content-type': 'text/markdown' }).end(text)
      return true
    })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto('/faq/why.html')
    await expect(page.locator('.prose mark').first()).toBeVisible()
    expect(await findings(page, '.prose')).toEqual([])
  })
}
