import type { Page } from '@playwright/test'
import { answering, markdown } from '../support/answers.ts'
import { journey } from '../support/journey.ts'
import { expect, test, titleOf } from '../support/site.ts'
import { thisSite } from '../support/this-site.ts'

const guide = '/content/en/guide/README.md'
const notice = (page: Page, name: string) => page.getByRole('dialog', { name })
const stored = (page: Page, kind: 'localStorage' | 'sessionStorage', key: string) =>
  page.evaluate(([store, name]) => window[store].getItem(name), [kind, key] as const)

test.describe('notices', () => {
  test.use({ showsPopups: true })

  test(
    '[S5] [S6] the notice of v3.30.0 appears on pages about operating systems, and never again after it was closed',
    journey(),
    async ({ page }) => {
      const sidebar = page.getByRole('navigation', { name: 'Pages of this section' })
      await page.goto('/guide/install/manual.html')
      const popup = notice(page, 'v3.30.0 drops Windows 7 and Server 2008')
      await expect(popup).toBeVisible()
      // It leaves where the system does not matter, and comes back where it does.
      for (const name of ['Docker', 'Reverse proxy']) {
        await sidebar.getByRole('link', { name, exact: true }).click()
        await expect(titleOf(page)).toHaveText(name)
        await expect(popup, name).toHaveCount(0)
      }
      await sidebar.getByRole('link', { name: 'Manual installation', exact: true }).click()
      await expect(popup).toContainText('does not support Windows 7 and Windows Server 2008')
      await expect(popup.getByRole('link', { name: /issue #6659/ })).toHaveAttribute(
        'href',
        `https://github.com/${thisSite.repo}/issues/6659`,
      )
      await expect(popup.getByRole('link', { name: /Source repository/ })).toHaveAttribute('target', '_blank')
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
        /Before you start/,
      )
      await popup.getByRole('button', { name: 'Close this notice' }).click()
      await expect(popup).toBeHidden()
      expect(await stored(page, 'localStorage', 'alist-docs.notices')).toBe('["v3.30.0"]')
      await page.goto('/guide/install/script.html')
      await expect(titleOf(page)).toBeVisible()
      await expect(popup).toHaveCount(0)
    },
  )

  test('[S6] the notice is in Chinese on Chinese pages, and closing it counts for both languages', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ locale: 'zh-CN', baseURL: site.address })
    const page = await context.newPage()
    await page.goto('/zh/guide/install/')
    const popup = notice(page, 'v3.30.0 起不再支持 Windows 7 和 Server 2008')
    await expect(popup).toContainText('不再支持 Windows 7 和 Windows Server 2008')
    await popup.getByRole('link', { name: '阿里云盘 Open' }).click()
    await expect(page).toHaveURL('/zh/guide/drivers/aliyundrive_open.html')
    await expect(popup).toBeHidden()
    await page.goto('/guide/install/')
    await expect(titleOf(page)).toBeVisible()
    await expect(page.getByRole('dialog', { name: /v3.30.0/ })).toHaveCount(0)
    await context.close()
  })

  for (const { width, height } of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    for (const { path, name } of [
      { path: '/guide/install/manual.html', name: /v3\.30\.0 drops/ },
      { path: '/guide/install/', name: /v3\.30\.0 drops/ },
      { path: '/zh/guide/install/script.html', name: /v3\.30\.0 起/ },
      { path: '/guide/contribute/layouts.html', name: 'A notice of this page' },
    ]) {
      test(`[S5] [X11] a notice takes at most a quarter of the screen and does not cover the end of a page: ${path} at ${width} px`, async ({
        page,
      }) => {
        await page.addInitScript(() => sessionStorage.setItem('alist-docs.language-asked', 'true'))
        await page.setViewportSize({ width, height })
        await page.goto(path)
        const popup = page.getByRole('dialog', { name })
        await expect(popup).toBeVisible()
        await expect
          .poll(() =>
            page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--notice-room')),
          )
          .not.toBe('0px')
        await page.evaluate(() =>
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
        )
        const button = page.getByRole('button', { name: /Back to top|回到顶部/ })
        await expect(button).toBeInViewport({ ratio: 1 })
        const box = await popup.boundingBox()
        expect(box?.height).toBeLessThanOrEqual(height / 4)
        const top = box?.y ?? 0
        const closes = popup.getByRole('button').first()
        await expect(closes).toBeInViewport({ ratio: 1 })
        // Its actions are on the screen, whatever its words need.
        await expect(popup.locator('> div > :last-child :is(a, button)').first()).toBeInViewport({
          ratio: 0.9,
        })
        // At its end, the page has nothing below the notice: no text, no control, no entry of the sidebar.
        await expect
          .poll(() =>
            page.evaluate(
              (edge) =>
                [...document.querySelectorAll('main :is(p, a, button, td), #app > footer, [title], nav')]
                  .filter((part) => !part.closest('[role="dialog"], header') && part.checkVisibility())
                  .map((part) => part.getBoundingClientRect())
                  .filter(({ bottom, height }) => height > 0 && bottom > edge + 1).length,
              top,
            ),
          )
          .toBe(0)
        const moves = await button.boundingBox()
        expect((moves?.y ?? 0) + (moves?.height ?? 0)).toBeLessThanOrEqual(top)
        await closes.click()
        await expect(popup).toBeHidden()
        expect(
          await page.evaluate(() =>
            getComputedStyle(document.documentElement).getPropertyValue('--notice-room'),
          ),
        ).toBe('0px')
      })
    }
  }

  test('[S5] the notice appears nowhere else', async ({ page }) => {
    await page.goto('/guide/')
    await expect(titleOf(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('[S5] an action opens a route or another window and stores the key; its type styles it', async ({
    page,
    site,
  }) => {
    const actions = [
      { text: 'Inside', link: '/faq/', type: 'primary' },
      { text: 'Outside', link: 'https://outside.example/' },
    ]
    site.setFault(
      answering({ '/content/en/notices.json': [{ path: '/', title: 'Sample', actions, noticeKey: 'k' }] }),
    )
    await page.context().route('https://outside.example/**', (route) => route.fulfill({ body: 'outside' }))
    await page.goto('/guide/')
    const popup = notice(page, 'Sample')
    await expect(popup.getByRole('link', { name: 'Inside' })).toHaveAttribute('data-kind', 'primary')
    await expect(popup.getByRole('link', { name: 'Outside' })).toHaveAttribute('data-kind', 'default')
    const opened = page.waitForEvent('popup')
    await popup.getByRole('link', { name: 'Outside' }).click()
    expect((await opened).url()).toBe('https://outside.example/')
    await expect(popup).toBeHidden()
    expect(await stored(page, 'sessionStorage', 'alist-docs.notices')).toBe('["k"]')
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await popup.getByRole('link', { name: 'Inside' }).click()
    await expect(page).toHaveURL('/faq/')
    await expect(popup).toBeHidden()
  })

  test('[S5] a notice over the whole window closes on a click beside it, unless it must be confirmed', async ({
    page,
    site,
  }) => {
    const base = { path: '/guide/', title: 'Sample', content: 'Text', fullscreen: true }
    site.setFault(
      answering({
        '/content/en/notices.json': [
          { ...base, noticeKey: 'one' },
          { ...base, title: 'Firm', confirm: true, noticeKey: 'two' },
        ],
      }),
    )
    await page.goto('/guide/')
    await expect(notice(page, 'Sample')).toBeVisible()
    await page.mouse.click(10, 10)
    await expect(notice(page, 'Sample')).toHaveCount(0)
    const firm = notice(page, 'Firm')
    await expect(firm).toBeVisible()
    await page.mouse.click(10, 10)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(firm).toBeVisible()
    await firm.getByRole('button', { name: 'Confirm' }).click()
    await expect(firm).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached()
  })

  test('[S14] a notice can be closed even if nothing can be stored', async ({ page, consoleMessages }) => {
    await page.addInitScript(() => {
      const fail = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      Storage.prototype.setItem = fail
      Storage.prototype.getItem = () => '{"garbage'
    })
    await page.goto('/guide/install/')
    const popup = notice(page, 'v3.30.0 drops Windows 7 and Server 2008')
    await popup.getByRole('button', { name: 'Close this notice' }).click()
    await expect(popup).toHaveCount(0)
    expect(consoleMessages).toEqual([])
  })
})

test.describe('language redirect', () => {
  test.use({ showsPopups: true, locale: 'zh-CN' })
  const question = (page: Page) => page.getByRole('dialog', { name: '本站提供简体中文版' })

  test(
    '[S7] a Chinese browser on an English page gets the question, and can switch',
    journey(),
    async ({ page }) => {
      await page.goto('/guide/webdav.html?a=b#title')
      await expect(question(page)).toContainText('You are reading it in English.')
      await expect(question(page).getByRole('button', { name: '切换到简体中文版' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/zh/guide/webdav.html?a=b#title')
      await expect(question(page)).toHaveCount(0)
      // Going back manually counts as a choice.
      await page.goto('/guide/webdav.html')
      await expect(titleOf(page)).toBeVisible()
      await expect(question(page)).toHaveCount(0)
      expect(await stored(page, 'localStorage', 'alist-docs.language')).toBeNull()
    },
  )

  test('[S7] cancel lasts as long as the session', async ({ page }) => {
    await page.goto('/')
    await question(page).getByRole('button', { name: 'Stay with English' }).click()
    await expect(question(page)).toHaveCount(0)
    await page.goto('/faq/')
    await expect(titleOf(page)).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question(page)).toHaveCount(0)
  })

  test('[S7] the remembered choice to stay is stored permanently', async ({ page }) => {
    await page.goto('/guide/')
    await question(page).getByRole('checkbox', { name: '记住我的选择' }).check()
    await question(page).getByRole('button', { name: 'Stay with English' }).click()
    expect(await stored(page, 'localStorage', 'alist-docs.language')).toBe('stay')
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(titleOf(page)).toBeVisible()
    await expect(question(page)).toHaveCount(0)
  })

  test('[S7] the remembered choice to switch is stored permanently, and then needs no question', async ({
    page,
  }) => {
    await page.goto('/guide/')
    await question(page).getByRole('checkbox', { name: '记住我的选择' }).check()
    await question(page).getByRole('button', { name: '切换到简体中文版' }).click()
    await expect(page).toHaveURL('/zh/guide/')
    // The screen appears after the address changes, and stores its data then.
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/faq/')
    await expect(page).toHaveURL('/zh/faq/')
    await expect(question(page)).toHaveCount(0)
  })

  for (const way of ['scrolled', 'clicked'] as const) {
    test(`[S7] a reader who has ${way} first is not asked in this visit`, async ({ page, site }) => {
      let letGo = () => {}
      site.setFault((request, response) => {
        if (!/\/assets\/language-modal-[^/]+\.js/.test(request.url ?? '')) return false
        letGo = () => site.serve(request, response)
        return true
      })
      const asked = page.waitForRequest(/language-modal-[^/]+\.js/)
      await page.goto('/guide/')
      await asked
      if (way === 'clicked')
        await page
          .locator('.prose > p')
          .first()
          .click({ position: { x: 2, y: 2 } })
      else {
        await page.mouse.wheel(0, 300)
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      }
      letGo()
      await expect.poll(() => stored(page, 'sessionStorage', 'alist-docs.language-asked')).toBe('true')
      await expect(question(page)).toHaveCount(0)
      await page.goto('/faq/')
      await expect(titleOf(page)).toBeVisible()
      await expect(question(page)).toHaveCount(0)
    })
  }

  test('[S7] autoLocale switches the language without a question', async ({ page, site }) => {
    const languageRedirect = { config: { '/': ['en'], '/zh/': ['zh'] }, autoLocale: true }
    site.setFault(answering({ '/content/site.json': { languageRedirect } }))
    await page.goto('/faq/?a=b#x')
    await expect(page).toHaveURL('/zh/faq/?a=b#x')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('[S7] an unknown page asks no question', async ({ page }) => {
    await page.goto('/no/such/page.html')
    await expect(titleOf(page)).toContainText('Page not found')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test.describe('a browser that speaks neither', () => {
    test.use({ locale: 'fr-FR' })

    test('[S7] [K29] gets no question on /', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thisSite.name)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
})

test.describe('progress bar', () => {
  test(
    '[S8] [K5] it is shown on the way to a page that was not visited, and not to one that was',
    journey(),
    async ({ page, site }) => {
      let answer: (() => void) | undefined
      const held = '/content/en/faq/why.md'
      site.setFault((request, response) => {
        if (!request.url?.startsWith(held) || answer) return false
        answer = () => {
          response.writeHead(200, { 'content-type': 'text/markdown' })
          response.end(markdown([]))
        }
        return true
      })
      await page.addInitScript(() => {
        const counts = { bars: 0 }
        Object.assign(window, { counts })
        new MutationObserver((records) => {
          for (const { addedNodes } of records) {
            for (const node of addedNodes) {
              if (node instanceof Element && node.role === 'progressbar') counts.bars += 1
            }
          }
        }).observe(document, { childList: true, subtree: true })
      })
      const barsSoFar = () =>
        page.evaluate(() => (window as unknown as { counts: { bars: number } }).counts.bars)
      await page.goto('/faq/')
      await expect(titleOf(page)).toBeVisible()
      expect(await barsSoFar()).toBe(0)
      await page
        .getByRole('navigation', { name: 'Pages of this section' })
        .getByRole('link', { name: 'Why' })
        .click()
      const bar = page.getByRole('progressbar', { name: 'Loading the page' })
      await expect(bar).toHaveAttribute('aria-valuenow', '8')
      await expect(bar).toHaveAttribute('aria-valuenow', '10')
      answer?.()
      await expect(titleOf(page)).toHaveText('Sample')
      await expect(bar).toHaveCount(0)
      expect(await barsSoFar()).toBe(1)
      await page.goBack()
      await expect(titleOf(page)).toHaveText('FAQ')
      await page.goForward()
      await expect(titleOf(page)).toHaveText('Sample')
      expect(await barsSoFar()).toBe(1)
    },
  )
})

test.describe('watermark', () => {
  const marks = (page: Page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('div')].filter((element) => Object.hasOwn(element, '__WATERMARK__'))
          .length,
    )
  const inside = (page: Page) =>
    page.evaluate(() => {
      const mark = [...document.querySelectorAll('div')].find((element) =>
        Object.hasOwn(element, '__WATERMARK__'),
      )
      const tile = mark?.firstElementChild as HTMLElement | null | undefined
      return {
        parent: mark?.parentElement?.tagName,
        layer: mark?.style.zIndex,
        size: tile?.style.backgroundSize,
        takesClicks: tile ? getComputedStyle(tile).pointerEvents : undefined,
      }
    })

  test('[S11] monitorProtection checks at intervals, and never blocks the page', async ({ page, site }) => {
    const fields = ['watermark:', '  content: Draft', '  monitorProtection: true', '  mutationObserve: false']
    site.setFault(answering({ [guide]: markdown(fields) }))
    await page.goto('/guide/')
    await expect.poll(() => marks(page)).toBe(1)
    expect(
      await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'MutationObserver')?.configurable),
    ).toBe(true)
    await page.evaluate(() => {
      const mark = [...document.querySelectorAll('div')].find((element) =>
        Object.hasOwn(element, '__WATERMARK__'),
      )
      mark?.remove()
    })
    await expect.poll(() => marks(page)).toBe(1)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
    await expect.poll(() => marks(page)).toBe(0)
  })

  const refused = {
    'an image of another site': {
      fields: ['  contentType: image', '  image: https://evil.example/a.png'],
      says: /evil\.example\/a\.png of a watermark could not be loaded/,
    },
    'a missing parent': {
      fields: ['  content: A', '  parent: "#nowhere"'],
      says: /parent #nowhere of the watermark is not in this page/,
    },
    'a parent outside the page': { fields: ['  content: A', '  parent: head'], says: /is not in this page/ },
  }
  for (const [name, { fields, says }] of Object.entries(refused)) {
    test(`[S11] [E8] ${name}: nothing is drawn, and the console shows a message`, async ({
      page,
      site,
      consoleMessages,
    }) => {
      site.setFault(answering({ [guide]: markdown(['watermark:', ...fields]) }))
      await page.goto('/guide/')
      await expect.poll(() => consoleMessages.join('\n')).toMatch(says)
      expect(await marks(page)).toBe(0)
    })
  }

  test('[S11] it is drawn inside a parent of the page, as an image, and in a grid', async ({
    page,
    site,
  }) => {
    const fields = [
      'watermark:',
      '  contentType: image',
      '  image: /img/logo.svg',
      '  imageWidth: 40',
      '  imageHeight: 40',
      '  parent: article',
      '  width: 100',
      '  height: 100',
      '  layout: grid',
      '  gridLayoutOptions: { rows: 2, cols: 2, gap: [10, 20], matrix: [[1, 0], [0, 1]] }',
    ]
    site.setFault(answering({ [guide]: markdown(fields) }))
    await page.goto('/guide/')
    await expect.poll(() => marks(page)).toBe(1)
    expect(await inside(page)).toMatchObject({ parent: 'ARTICLE', size: '220px 240px' })
  })

  test('[S11] every style of the specification is drawn, and only an invalid color is ignored', async ({
    page,
    site,
    consoleMessages,
  }) => {
    const stops = '[{ offset: 0, color: red }, { offset: 1, color: "hsv(240, 100%, 50%)" }]'
    const styles = {
      linear: `{ type: linear, colorStops: ${stops} }`,
      radial: `{ type: radial, colorStops: ${stops} }`,
      conic: `{ type: conic, colorStops: ${stops} }`,
      pattern: '{ type: pattern, params: { pattern: { image: /img/logo.svg, repetition: repeat } } }',
    }
    for (const style of Object.values(styles)) {
      const fields = [
        'watermark:',
        '  contentType: multi-line-text',
        '  content: A longer text of several lines',
        '  fontColor: nonsense',
        '  textAlign: start',
        '  textBaseline: top',
        '  movable: true',
        '  mode: blind',
        `  advancedStyle: ${style}`,
        '  shadowStyle: { shadowBlur: 3, shadowColor: black, shadowOffsetX: 1, shadowOffsetY: 1 }',
      ]
      site.setFault(answering({ [guide]: markdown(fields) }))
      await page.goto('/guide/')
      await expect.poll(() => marks(page)).toBe(1)
    }
    const kinds = new Set(consoleMessages)
    expect([...kinds]).toEqual([expect.stringMatching(/color nonsense/)])
  })
})

test('[X7] no other site is contacted before the reader wants it', async ({ page, site }) => {
  // The fixture fails the test on any request outside loopback.
  site.setFault(
    answering({
      '/content/site.json': {
        comment: { provider: 'giscus', repo: 'owner/name', repoId: 'R_1' },
        logo: 'https://evil.example/logo.png',
        // Media that the policy allows must not load without a click either.
        mediaOrigins: ['https://evil.example'],
        watermark: { contentType: 'image', image: 'https://evil.example/mark.png' },
      },
      [guide]: markdown(
        ['cover: https://evil.example/cover.png', 'icon: iconfont icon-state'],
        '![p](https://evil.example/p.png)\n\n<img src="https://evil.example/q.png">\n\n<video src="https://evil.example/v.mp4"></video>',
      ),
      '/content/en/faq/README.md': markdown([
        'home: true',
        'heroImage: https://evil.example/h.png',
        'bgImage: //evil.example/b.png',
        'bgImageStyle: { background: "url(https://evil.example/c.png)" }',
      ]),
    }),
  )
  for (const path of [
    '/guide/',
    '/faq/',
    '/',
    '/zh/',
    '/zh/guide/install/docker.html',
    '/guide/drivers/s3.html',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForLoadState('networkidle')
  }
})
