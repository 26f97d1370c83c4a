import type { Locator, Page } from '@playwright/test'
import { builtStorageKeys } from '../support/built-storage-keys.ts'
import { journey } from '../support/journey.ts'
import { expect, test, titleOf } from '../support/site.ts'
import { thisSite } from '../support/this-site.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Pages of this section' })
const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('navbar', () => {
  test('[N1] it has brand, links, language, repository, and appearance', journey(), async ({ page }) => {
    await page.goto('/guide/')
    await expect(navbar(page).getByRole('link', { name: `Home page of ${thisSite.title}` })).toHaveAttribute(
      'href',
      '/',
    )
    await expect(navbar(page).getByRole('button', { name: 'Language' })).toBeVisible()
    await expect(navbar(page).getByRole('link', { name: 'GitHub (opens in a new tab)' })).toHaveAttribute(
      'href',
      `https://github.com/${thisSite.repo}`,
    )
    await expect(navbar(page).getByRole('button', { name: 'Appearance' })).toBeVisible()
  })

  test(
    '[N2] it has the configured entries, and marks the section being read',
    journey(),
    async ({ page }) => {
      await page.goto('/guide/install/docker.html')
      for (const name of ['Guide', 'Config', 'FAQ', 'Pricing']) {
        await expect(navbar(page).getByRole('link', { name, exact: true })).toBeVisible()
      }
      await expect(navbar(page).getByRole('link', { name: 'Guide', exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await expect(navbar(page).getByRole('link', { name: 'FAQ', exact: true })).not.toHaveAttribute(
        'aria-current',
        'true',
      )
      await navbar(page).getByRole('button', { name: 'Community' }).click()
      await expect(navbar(page).getByRole('link', { name: /Discussion forum/ })).toBeVisible()
      await expect(navbar(page).getByRole('link', { name: /Chat group/ })).toBeVisible()
    },
  )

  test('[N3] the language menu keeps page, query and hash', journey(), async ({ page }) => {
    await page.goto('/guide/install/docker.html?a=b#update')
    await expect(titleOf(page)).toBeVisible()
    await navbar(page).getByRole('button', { name: 'Language' }).click()
    await navbar(page).getByRole('link', { name: '简体中文' }).click()
    await expect(page).toHaveURL('/zh/guide/install/docker.html?a=b#update')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await expect(page.locator('#update')).toBeInViewport()
  })

  test(
    '[S1] the color scheme is chosen, stored, and set before the first paint',
    journey(),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto('/guide/')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await navbar(page).getByRole('button', { name: 'Appearance' }).click()
      await navbar(page).getByRole('button', { name: 'Color scheme' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await expect(navbar(page).getByRole('button', { name: /^Color scheme.*Light/ })).toBeVisible()
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.body) return
          observer.disconnect()
          Object.assign(window, { themeAtBody: document.documentElement.dataset.theme })
        }).observe(document, { childList: true, subtree: true })
      })
      await page.reload()
      await expect(titleOf(page)).toBeVisible()
      expect(await page.evaluate(() => (window as unknown as { themeAtBody: string }).themeAtBody)).toBe(
        'light',
      )
    },
  )

  test('[S14] blocked, full, or invalid storage under every key affects only what is remembered', async ({
    page,
    consoleMessages,
  }) => {
    // The browser may drop a click during the reveal.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.addInitScript((keys) => {
      // A diagram's frame is another document of the site and would follow what it stored.
      if (window !== top) return
      const fail = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      if (location.search === '?blocked') {
        Object.defineProperty(window, 'localStorage', { get: fail })
        Object.defineProperty(window, 'sessionStorage', { get: fail })
        return
      }
      for (const key of keys) {
        localStorage.setItem(key, '{"garbage')
        sessionStorage.setItem(key, '[["garbage"')
      }
      if (location.search === '?full') Storage.prototype.setItem = fail
    }, builtStorageKeys)
    const screens = [
      { path: '/', title: thisSite.name },
      { path: '/guide/install/docker.html', title: 'Docker' },
      { path: '/guide/drivers/s3.html', title: 'S3' },
      { path: '/tool/dropbox/request.html', title: /Dropbox/ },
    ]
    for (const query of ['?poisoned', '?full', '?blocked']) {
      for (const { path, title } of screens) {
        await page.goto(path + query)
        await expect(titleOf(page)).toContainText(title)
      }
      await page.goto(`/guide/${query}`)
      await navbar(page).getByRole('button', { name: 'Appearance' }).click()
      await navbar(page)
        .getByRole('button', { name: /^Color scheme.*Same as system/ })
        .click()
      await navbar(page)
        .getByRole('button', { name: /^Color scheme.*Light/ })
        .click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    }
    expect(consoleMessages).toEqual([])
  })
})

test.describe('small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens over the page, contains the focus, and closes on Escape and on navigation', async ({
    page,
  }) => {
    await page.goto('/guide/install/docker.html')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'FAQ' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await menu.getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq/')
    await expect(menu).toBeHidden()
  })

  test('the sidebar is a drawer that closes after navigation', async ({ page }) => {
    await page.goto('/guide/install/docker.html')
    await page.getByRole('button', { name: 'Show the pages of this section' }).click()
    const drawer = page.getByRole('dialog', { name: 'Pages of this section' })
    await drawer.getByRole('link', { name: 'PaaS' }).click()
    await expect(titleOf(page)).toHaveText('PaaS')
    await expect(drawer).toBeHidden()
  })

  test(
    '[B5] [N5] a link to the current page also closes the menu or sidebar above it',
    journey(),
    async ({ page }) => {
      await page.goto('/guide/install/docker.html')
      await page.getByRole('button', { name: 'Show the pages of this section' }).click()
      const drawer = page.getByRole('dialog', { name: 'Pages of this section' })
      await drawer.getByRole('link', { name: 'Docker', exact: true }).click()
      await expect(drawer).toBeHidden()
      await page.goto('/faq/')
      await page.getByRole('button', { name: 'Open the menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.getByRole('link', { name: 'FAQ' }).click()
      await expect(menu).toBeHidden()
    },
  )
})

/** The texts of a list that the specification names. Guides of later versions may be between them. */
async function textsAmong(items: Locator, specified: readonly string[]): Promise<readonly string[]> {
  const texts = (await items.allTextContents()).map((text) => text.trim())
  return texts.filter((text) => specified.includes(text))
}

test.describe('sidebar', () => {
  test('[B1] its sections are in the order of the specification', async ({ page }) => {
    await page.goto('/guide/install/docker.html')
    const specified = ['Install', 'Storage', 'Advanced', 'API']
    await expect.poll(() => textsAmong(sidebar(page).getByRole('button'), specified)).toEqual(specified)
    const install = [
      'Install',
      'One-click script',
      'Manual installation',
      'Docker',
      'Desktop',
      'PaaS',
      'Build from source',
      'Reverse proxy',
    ]
    const links = sidebar(page).getByRole('list').nth(1).getByRole('link')
    await expect.poll(() => textsAmong(links, install)).toEqual(install)
    await page.goto('/zh/config/')
    const config = [
      '配置',
      '配置文件',
      '网站设置',
      '样式设置',
      '预览设置',
      '全局设置',
      '其他设置',
      '侧边栏设置',
    ]
    const chinese = page.getByRole('navigation', { name: '本节页面' }).getByRole('link')
    await expect.poll(() => textsAmong(chinese, config)).toEqual(config)
    await page.goto('/faq/')
    const faq = ['FAQ', 'How to', 'See also', 'Why', 'Error messages', 'Index of messages']
    await expect.poll(() => textsAmong(sidebar(page).getByRole('link'), faq)).toEqual(faq)
  })

  test(
    '[B2] the current page is marked in its open group, and other groups return to their configured state',
    journey(),
    async ({ page }) => {
      await page.goto('/guide/install/docker.html')
      await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Docker')
      const advanced = sidebar(page).getByRole('button', { name: 'Advanced' })
      await expect(advanced).toHaveAttribute('aria-expanded', 'false')
      await advanced.click()
      await sidebar(page).getByRole('link', { name: 'Meta', exact: true }).click()
      await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Meta')
      await expect(advanced).toHaveAttribute('aria-expanded', 'true')
      await sidebar(page).getByRole('link', { name: 'WebDAV', exact: true }).click()
      await expect(titleOf(page)).toHaveText('WebDAV')
      await expect(advanced).toHaveAttribute('aria-expanded', 'false')
    },
  )

  test('[B2] a long list is scrolled to the current page, beside the article and in the drawer', async ({
    page,
  }) => {
    await page.goto('/guide/drivers/s3.html')
    const current = page.locator('[aria-current="page"]').filter({ hasText: 'S3 object storage' })
    await expect(sidebar(page).locator(current)).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Show the pages of this section' }).click()
    const drawer = page.getByRole('dialog', { name: 'Pages of this section' })
    await expect(drawer.locator(current)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('[B3] a page can have none', async ({ page }) => {
    await page.goto('/pricing.html')
    await expect(titleOf(page)).toBeVisible()
    await expect(sidebar(page)).toHaveCount(0)
  })
})

test.describe('article', () => {
  test('[P1] a page has a breadcrumb from two levels on', async ({ page }) => {
    await page.goto('/guide/install/docker.html')
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(breadcrumb.getByRole('listitem')).toHaveText(['Introduction', 'Install', 'Docker'])
    await breadcrumb.getByRole('link', { name: 'Install' }).click()
    await expect(page).toHaveURL('/guide/install/')
    await page.goto('/pricing.html')
    await expect(titleOf(page)).toBeVisible()
    await expect(breadcrumb).toHaveCount(0)
  })

  test('[P2] [P3] the page information shows the reading time, in the language of the page', async ({
    page,
  }) => {
    await page.goto('/guide/install/docker.html')
    await expect(page.getByRole('main').locator('time').first()).toHaveText(
      /^About \d+ minutes? · About [\d,]+ words$/,
    )
    await page.goto('/zh/guide/install/docker.html')
    await expect(page.getByRole('main').locator('time').first()).toHaveText(/^大约 \d+ 分钟 · 约 [\d,]+ 字$/)
  })

  test('[P4] the table of contents collapses, prints, and marks where the reader is', async ({ page }) => {
    await page.setViewportSize({ width: 1500, height: 900 })
    await page.addInitScript(() =>
      Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
    )
    await page.goto('/guide/install/docker.html')
    const toc = page.getByRole('navigation', { name: 'On this page' })
    await expect(toc.getByRole('link', { name: 'Update', exact: true })).toBeVisible()
    await toc.getByRole('link', { name: 'Update', exact: true }).click()
    await expect(page).toHaveURL(/#update$/)
    await expect(toc.locator('[aria-current="location"]')).toHaveText('Update')
    await toc.getByRole('button', { name: 'On this page' }).click()
    await expect(toc.getByRole('link')).toHaveCount(0)
    await toc.getByRole('button', { name: 'Print this page' }).click()
    expect(await page.evaluate(() => (window as unknown as { printed?: boolean }).printed)).toBe(true)
    await page.setViewportSize({ width: 1000, height: 900 })
    await page.goto('/guide/install/manual.html')
    await expect(toc.getByRole('link')).toHaveCount(0)
    await toc.getByRole('button', { name: 'On this page' }).click()
    await toc.getByRole('link').first().click()
    await expect(page).toHaveURL(/manual\.html#./)
    await expect(toc.getByRole('link')).toHaveCount(0)
  })

  test('[P5] the edit link contains the path of the file', async ({ page }) => {
    await page.goto('/zh/guide/install/docker.html')
    await expect(page.getByRole('link', { name: /编辑此页/ })).toHaveAttribute(
      'href',
      `https://github.com/${thisSite.docsRepo}/edit/main/public/content/zh/guide/install/docker.md`,
    )
  })

  test(
    '[P6] the previous and next page open by a click and by Alt with an arrow, but not while typing',
    journey(),
    async ({ page }) => {
      await page.goto('/guide/install/docker.html')
      const neighbours = page.getByRole('navigation', { name: 'Previous and next page' })
      await expect(neighbours.getByRole('link', { name: /Previous/ })).toHaveAttribute(
        'href',
        '/guide/install/manual.html',
      )
      await neighbours.getByRole('link', { name: /Next/ }).click()
      await expect(titleOf(page)).toHaveText('Desktop')
      await page.keyboard.press('Alt+ArrowLeft')
      await expect(titleOf(page)).toHaveText('Docker')
      await page.evaluate(() => {
        const input = document.createElement('input')
        document.body.append(input)
        input.focus()
      })
      await page.keyboard.press('Alt+ArrowRight')
      await expect(titleOf(page)).toHaveText('Docker')
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await page.keyboard.press('Alt+ArrowRight')
      await expect(titleOf(page)).toHaveText('Desktop')
    },
  )

  test(
    '[P8] the skip link is the first Tab stop, and moves the focus to the content',
    journey(),
    async ({ page }) => {
      await page.goto('/guide/install/docker.html')
      await expect(titleOf(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page).toHaveURL('/guide/install/docker.html')
    },
  )

  test('[P12] headings have stable ids and a link to themselves', async ({ page }) => {
    await page.goto('/guide/install/docker.html')
    const heading = page.getByRole('heading', { name: /^Environment variables/ })
    await expect(heading).toHaveAttribute('id', 'environment-variables')
    await heading.getByRole('link').click()
    await expect(page).toHaveURL('/guide/install/docker.html#environment-variables')
    const ids = await page.locator('main [id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test.describe('links', () => {
  test(
    '[L1] internal links navigate client-side; with a modifier, the middle button or a target the browser opens a tab',
    journey(),
    async ({ page, context, site }) => {
      await page.goto('/faq/')
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      const link = page.getByRole('main').getByRole('link', { name: 'How to', exact: true }).first()
      const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['Control'] })])
      await tab.waitForLoadState()
      expect(tab.url()).toBe(`${site.address}/faq/howto.html`)
      await tab.close()
      const [byWheel] = await Promise.all([context.waitForEvent('page'), link.click({ button: 'middle' })])
      await byWheel.close()
      await link.evaluate((anchor: HTMLAnchorElement) => {
        anchor.target = '_blank'
      })
      const [byTarget] = await Promise.all([context.waitForEvent('page'), link.click()])
      await byTarget.close()
      await link.evaluate((anchor: HTMLAnchorElement) => {
        anchor.target = ''
        anchor.download = 'page.html'
      })
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      await download.cancel()
      await link.evaluate((anchor) => anchor.removeAttribute('download'))
      await expect(page).toHaveURL('/faq/')
      await link.click()
      await expect(page).toHaveURL('/faq/howto.html')
      expect(await page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument)).toBe(
        true,
      )
    },
  )

  test('[L2] relative .md links in a page are routes', async ({ page }) => {
    await page.goto('/guide/install/')
    await expect(
      page.getByRole('main').getByRole('article').getByRole('link', { name: 'Docker' }).first(),
    ).toHaveAttribute('href', '/guide/install/docker.html')
  })

  test('[L3] links to other sites open a new tab without access to this one, and say so', async ({
    page,
  }) => {
    await page.goto('/guide/community.html')
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /\(opens in a new tab\)/ })
      .first()
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  })
})

test(
  '[L6] the developer tools are not part of a build, even if the address requests them',
  journey(),
  async ({ page, site }) => {
    await page.goto('/guide/?devtools')
    await expect(titleOf(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const scripts = site.requests.filter((path) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(0)
    const texts = await Promise.all(scripts.map(async (path) => (await fetch(site.address + path)).text()))
    expect(texts.filter((text) => /react-query-devtools|TanStackRouterDevtools/i.test(text))).toEqual([])
  },
)
