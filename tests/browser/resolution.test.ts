import { journey } from '../support/journey.ts'
import { expect, test, titleOf } from '../support/site.ts'
import { thisSite } from '../support/this-site.ts'

const canonical = (page: import('@playwright/test').Page) => page.locator('link[rel="canonical"]')

test.describe('addresses', () => {
  for (const [asked, shown] of [
    ['/guide/install/docker', '/guide/install/docker.html'],
    ['/guide/install/docker.md?a=1e5&b=%2B#update', '/guide/install/docker.html?a=1e5&b=%2B#update'],
    ['/guide/install', '/guide/install/'],
    ['/zh/guide/install/README.md', '/zh/guide/install/'],
    ['/guide/index.html', '/guide/'],
    ['/GUIDE/Install/DOCKER.html', '/guide/install/docker.html'],
    ['/guide//install/docker.html', '/guide/install/docker.html'],
    ['/guide/install/docker.html/', '/guide/install/docker.html'],
    ['/guide/install/docker/', '/guide/install/docker.html'],
    ['/zh/FAQ/howto/?a=b#c', '/zh/faq/howto.html?a=b#c'],
    ['/guide/install.html', '/guide/install/'],
    ['/zh.html', '/zh/'],
    ['/en/guide/install/docker/', '/guide/install/docker.html'],
    ['/zh-CN/guide.html', '/zh/guide/'],
  ] as const) {
    test(
      `[R3] [X30] ${asked} redirects to ${shown} without a history entry`,
      journey(asked === '/zh-CN/guide.html'),
      async ({ page }) => {
        await page.goto('/faq/')
        await expect(titleOf(page)).toBeVisible()
        await page.goto(asked)
        await expect(page).toHaveURL(shown)
        await expect(titleOf(page)).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL('/faq/')
      },
    )
  }

  test.describe('without scripts first', () => {
    test.use({ waitsForApplication: false })

    test(
      '[R1] one index.html answers every path, and the Markdown is fetched unchanged',
      journey(),
      async ({ page, context, site }) => {
        const textOf = (name: string) => `/content/en/guide/install/${name}.md`
        // No script is delivered, so only index.html itself can have requested the text and the manifest.
        site.setFault((request, response) => {
          const isScript = /^\/assets\/.*\.js$/.test(request.url ?? '')
          if (isScript) response.writeHead(503).end()
          return isScript
        })
        await page.goto('/guide/install/docker.html', { waitUntil: 'commit' })
        await expect
          .poll(() => site.requests)
          .toEqual(expect.arrayContaining([textOf('docker'), '/manifest.json']))
        site.setFault(undefined)
        // The first page may just start again, so another tab opens another page.
        const other = await context.newPage()
        await other.goto('/guide/install/manual.html')
        await expect(titleOf(other)).toHaveText('Manual installation')
        expect(
          site.requests.filter((path) => path === textOf('manual')),
          'asked for once',
        ).toHaveLength(1)
      },
    )
  })

  test('[R1] a query string is preserved, also through a redirect', async ({ page }) => {
    const query = '?code=12345678901234567890&x=1e5&s=a+b&e=%E4%BA%91&code=2'
    await page.goto(`/guide/install/docker${query}`)
    await expect(titleOf(page)).toBeVisible()
    expect(await page.evaluate(() => location.search)).toBe(query)
  })

  for (const path of [
    '/nope',
    '/guide/nope.html',
    '/404.html',
    '/zh/404.html',
    '/a%2Fb',
    '/guide/%00',
    '/%E4%BA',
    '/%',
  ]) {
    test(
      `[R4] [E1] ${path} shows the unknown page at the requested address`,
      journey(path.length < 6),
      async ({ page }) => {
        await page.goto(path)
        await expect(titleOf(page)).toContainText(path.startsWith('/zh') ? '页面不存在' : 'Page not found')
        await expect(page).toHaveURL(path)
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
        await expect(canonical(page)).toHaveCount(0)
      },
    )
  }

  test('[R4] a path that looks like another origin stays on this site', async ({ page, site }) => {
    for (const path of [
      '//evil.example/',
      '//evil.example/guide',
      '/\\evil.example',
      '//evil.example/%2e%2e%2f',
    ]) {
      await page.goto(site.address + path)
      await expect(titleOf(page)).toContainText('Page not found')
      expect(new URL(page.url()).origin).toBe(site.address)
    }
  })

  test(
    '[R5] the unknown page has a code, a title, one of four messages, Back, and Home',
    journey(),
    async ({ page }) => {
      await page.goto('/faq/')
      await page.locator('.prose').getByRole('link', { name: 'How to', exact: true }).first().click()
      await expect(titleOf(page)).not.toHaveText('FAQ')
      const before = page.url()
      await page.evaluate(() => {
        history.pushState(null, '', '/nope')
        dispatchEvent(new PopStateEvent('popstate'))
      })
      await expect(titleOf(page)).toHaveText('404: Page not found')
      await expect(page.getByRole('main')).toContainText(
        /There's nothing here\.|How did we get here\?|That's a Four-Oh-Four\.|Looks like we've got some broken links\./,
      )
      const home = page.getByRole('main').getByRole('link', { name: 'Home' })
      await expect(home).toHaveAttribute('href', '/')
      await expect(home).toHaveAttribute('title', 'Take me home')
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page).toHaveURL(before)
    },
  )

  test('[R5] [F1] the unknown page searches for the words of its address, and offers near pages in both languages', async ({
    page,
  }) => {
    await page.goto('/guide/install/reverse-proxi.html')
    const main = page.getByRole('main')
    await expect(main.getByRole('searchbox')).toHaveValue('guide install reverse proxi')
    await expect(main.getByRole('link', { name: /^Reverse proxy/ })).toBeVisible()
    await expect(main.getByRole('link', { name: /^反向代理/ })).toBeVisible()
    await expect(main.getByRole('link', { name: /^Report a problem/ })).toHaveAttribute(
      'href',
      /%2Fguide%2Finstall%2Freverse-proxi\.html/,
    )
    await main.getByRole('searchbox').fill('reverse proxy')
    await main.getByRole('button', { name: 'Search' }).click()
    const box = page.getByRole('dialog', { name: 'Search the documentation' })
    await expect(box.getByRole('searchbox')).toHaveValue('reverse proxy')
    await expect(box.getByRole('option').first()).toContainText('Reverse proxy')
  })

  test('[R5] the unknown page is in Chinese on Chinese addresses; where there is nothing to go back to, Back leads home', async ({
    page,
    context,
  }) => {
    await page.goto('/robots.txt')
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void open('/zh/nope.html', '_blank', 'noopener')),
    ])
    await expect(titleOf(tab)).toHaveText('404: 页面不存在')
    await expect(tab.getByRole('main').getByRole('link', { name: '首页' })).toHaveAttribute('href', '/zh/')
    expect(await tab.evaluate(() => history.length)).toBe(1)
    await tab.getByRole('button', { name: '返回上一页' }).click()
    await expect(tab).toHaveURL('/zh/')
    await expect(titleOf(tab)).toHaveText(thisSite.zhName)
  })
})

test.describe('what follows the page', () => {
  test(
    '[R6] title, language, description, canonical, alternates and social tags change with every navigation',
    journey(),
    async ({ page, site }) => {
      await page.goto('/guide/install/docker.html')
      await expect(page).toHaveTitle(`Docker | ${thisSite.title}`)
      await expect(canonical(page)).toHaveAttribute('href', `${site.address}/guide/install/docker.html`)
      await expect(page.locator('link[hreflang="zh-CN"]')).toHaveAttribute(
        'href',
        `${site.address}/zh/guide/install/docker.html`,
      )
      const description = await page.locator('meta[name="description"]').getAttribute('content')
      await page
        .getByRole('navigation', { name: 'Pages of this section' })
        .getByRole('link', { name: 'Manual installation' })
        .click()
      await expect(page).toHaveTitle(`Manual installation | ${thisSite.title}`)
      await expect(canonical(page)).toHaveAttribute('href', `${site.address}/guide/install/manual.html`)
      await expect(canonical(page)).toHaveCount(1)
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
        'content',
        `Manual installation | ${thisSite.title}`,
      )
      expect(await page.locator('meta[name="description"]').getAttribute('content')).not.toBe(description)
    },
  )

  test(
    '[R8] a new page starts at its top, going back restores the position, and a hash scrolls to its heading',
    journey(),
    async ({ page }) => {
      await page.goto('/guide/install/docker.html')
      await expect(titleOf(page)).toBeVisible()
      await page.evaluate(() => scrollTo(0, 1200))
      await page
        .getByRole('navigation', { name: 'Pages of this section' })
        .getByRole('link', { name: 'Manual installation' })
        .click()
      await expect(titleOf(page)).toHaveText('Manual installation')
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await expect(titleOf(page)).toHaveText('Docker')
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1200)
      await page.goto('/guide/install/docker.html#update')
      const heading = page.getByRole('heading', { name: 'Update', exact: false, level: 2 }).first()
      await expect(heading).toBeInViewport()
      await page.goto('/zh/guide/install/docker.html#update')
      await expect(page.locator('#update')).toBeInViewport()
    },
  )
  test('[R8] back restores the place at which the document was opened, also of a reader who never scrolled', async ({
    page,
  }) => {
    await page.goto('/guide/install/docker.html#update')
    await expect(page.locator('#update')).toBeInViewport()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(500)
    // With the keyboard, because moving a pointer there may scroll.
    const link = page
      .getByRole('navigation', { name: 'Pages of this section' })
      .getByRole('link', { name: 'Manual installation' })
    await link.focus()
    await link.press('Enter')
    await expect(titleOf(page)).toHaveText('Manual installation')
    await page.goBack()
    await expect(titleOf(page)).toHaveText('Docker')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })
})
