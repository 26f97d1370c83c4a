import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { answering } from '../support/answers.ts'
import { journey } from '../support/journey.ts'
import { expect, type Fault, test, titleOf } from '../support/site.ts'

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const input = (page: Page) =>
  page.getByRole('dialog', { name: /Search the documentation|搜索文档/ }).getByRole('searchbox')
const rows = (page: Page) => page.getByRole('dialog').getByRole('option')
const note = (page: Page) => page.getByRole('dialog').getByRole('status')
const opener = (page: Page) => page.getByRole('button', { name: /Search the documentation|搜索文档/ })

async function search(page: Page, query: string) {
  await input(page).fill(query)
  // A slow machine first answers from a part of the pages.
  await expect(note(page)).toContainText(/from|found|来自|找到/, { timeout: 20_000 })
  await expect(rows(page).first()).toBeVisible()
}

/** Blocks the search text and the shards of the manifest. */
const withoutParts: Fault = (request, response) => {
  if (!/^\/manifest\/[0-9a-f]{16}/.test(request.url ?? '')) return false
  response.writeHead(503).end()
  return true
}

test(
  '[F1] [F2] keys open the box, move in it, open a section client-side, and close it again',
  journey(),
  async ({ page, consoleMessages }) => {
    await page.goto('/guide/install/docker.html')
    await expect(titleOf(page)).toBeVisible()
    await page.evaluate(() => Object.assign(globalThis, { stays: true }))
    await opener(page).focus()
    await page.keyboard.press('/')
    await expect(input(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener(page)).toBeFocused()

    await page.keyboard.press('Control+k')
    await expect(input(page)).toBeFocused()
    await page.keyboard.press('/')
    await expect(input(page)).toHaveValue('/')
    await search(page, 'GLIBC_2.28')
    await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    const wanted = await rows(page).first().getByRole('link').getAttribute('href')
    expect(wanted).toContain('#')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${wanted?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`))
    await expect(page.locator(`[id="${decodeURIComponent(wanted?.split('#')[1] ?? '')}"]`)).toBeInViewport()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => 'stays' in globalThis), 'no reload').toBe(true)
    expect(consoleMessages).toEqual([])
  },
)

test('[F1] the slash is a letter in fields; a click opens a result; an input method keeps its Escape', async ({
  page,
}) => {
  await page.goto('/zh/guide/drivers/')
  const field = page.getByRole('searchbox', { name: '筛选页面' })
  await field.pressSequentially('/')
  await expect(field).toHaveValue('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await opener(page).click()
  await search(page, '百度网盘')
  await input(page).dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true })
  await expect(input(page)).toBeVisible()
  await rows(page).first().getByRole('link').click()
  await expect(titleOf(page)).toHaveText('百度网盘')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test(
  '[F4] [F3] [E3] without a service, this device searches and says so, and an empty result can be reported',
  journey(),
  async ({ page }) => {
    await page.goto('/guide/')
    await opener(page).click()
    await search(page, 'refresh_token')
    await expect(note(page)).toContainText('found on this device')
    await expect(rows(page).locator('mark').first()).toBeVisible()
    await input(page).fill('xyzzyqq')
    await expect(page.getByText('No relevant results were found for')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Report missing results' })).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/.+\/issues\/new\?title=.*xyzzyqq/,
    )
    await expect(page.getByRole('link', { name: 'Error messages and their fixes' })).toHaveAttribute(
      'href',
      '/faq/error.html',
    )
  },
)

test('[F4] what only the other language has is offered where the reader’s has nothing', async ({ page }) => {
  await page.goto('/guide/')
  await opener(page).click()
  await input(page).fill('括号')
  const other = page.getByRole('dialog').locator('a[hreflang="zh-CN"]').first()
  await expect(other).toHaveAttribute('href', /^\/zh\//, { timeout: 20_000 })
  await other.click()
  await expect(page).toHaveURL(/\/zh\//)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[E2] [F3] without search text, the failure is explained, and the next query tries again', async ({
  page,
  site,
}) => {
  await page.goto('/zh/guide/')
  await expect(titleOf(page)).toBeVisible()
  site.setFault(withoutParts)
  await opener(page).click()
  await input(page).fill('令牌')
  await expect(page.getByRole('alert')).toContainText('无法获取结果')
  await expect(page.getByRole('alert')).toContainText('请检查网络连接')
  await expect(page.getByText('没有找到相关结果')).toBeHidden()
  site.setFault(undefined)
  await search(page, '令牌桶')
  await expect(page.getByRole('alert')).toBeHidden()
})

test('[X1] where only the page being read can be searched, the answer says that others are missing', async ({
  page,
  site,
}) => {
  site.setFault(withoutParts)
  await page.goto('/guide/webdav.html')
  await expect(titleOf(page)).toBeVisible()
  await opener(page).click()
  await search(page, 'webdav')
  await expect(note(page)).toContainText('some pages are missing')
  site.setFault(undefined)
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await search(page, 'onedrive')
  await expect(note(page)).not.toContainText('some pages are missing')
})

test('[F3] a hostile page name is shown as text in results, recent searches, and favorites', async ({
  page,
  site,
}) => {
  const hostile = '<img src=x onerror="hurt=1">'
  site.setFault(
    answering({
      '/content/en/guide/webdav.md': `---\ntitle: 'Quixote ${hostile}'\n---\n\nquixotically \`${hostile}\``,
    }),
  )
  await page.goto('/guide/webdav.html')
  await expect(page.getByText('quixotically')).toBeVisible()
  await opener(page).click()
  await search(page, 'quixot')
  await expect(rows(page).first()).toContainText(`Quixote ${hostile}`)
  await expect(rows(page).first()).toContainText(`quixotically ${hostile}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(rows(page).first()).toContainText(`Quixote ${hostile}`)
  await rows(page).first().hover()
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect(page.getByRole('dialog').getByText('Favorites')).toBeVisible()
  await expect(rows(page).first()).toContainText(`Quixote ${hostile}`)
  expect(await page.getByRole('dialog').locator('img').count()).toBe(0)
  expect(await page.evaluate(() => 'hurt' in globalThis)).toBe(false)
})

test.describe('with a hosted service', () => {
  const config = {
    repo: 'a/b',
    search: { appId: 'TESTAPP', apiKey: 'key', indexName: 'docs' },
  }
  const host = 'https://testapp-dsn.algolia.net/**'
  const answerOf = (value: string) => ({
    results: [
      {
        hits: [
          {
            objectID: '1',
            url: 'https://docs.example/guide/webdav.html#mount',
            type: 'lvl2',
            hierarchy: { lvl0: 'Guide', lvl1: '<img src=x onerror="hurt=1">', lvl2: value },
            _snippetResult: { hierarchy: { lvl2: { value } }, content: { value: '<script>hurt=1</script>' } },
            content: null,
          },
        ],
      },
    ],
  })
  // The delivered policy does not allow such a service; a site that configures one delivers another policy.
  test.use({ bypassCSP: true })

  test('[F2] the service’s answer is shown as text, in the same box, with the name of the service', async ({
    page,
    site,
  }) => {
    site.setFault(answering({ '/content/site.json': config }))
    const asked: string[] = []
    await page.route(host, (route) => {
      asked.push(route.request().postData() ?? '')
      return route.fulfill({
        json: answerOf('Get <mark>webdav</mark> <b>bold</b>'),
        headers: { 'access-control-allow-origin': '*' },
      })
    })
    await page.goto('/guide/')
    await opener(page).click()
    await input(page).pressSequentially('webdav')
    await expect(rows(page).first()).toContainText('Get webdav <b>bold</b>')
    await expect(rows(page).first()).toContainText('<script>hurt=1</script>')
    await expect(page.getByRole('dialog')).toContainText('<img src=x onerror="hurt=1">')
    await expect(note(page)).toContainText('from the search service')
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('"facetFilters":["lang:en-US"]')
    await rows(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/guide\/webdav\.html#mount$/)
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog').getByText('Recent')).toBeVisible()
    expect(await page.evaluate(() => 'hurt' in globalThis)).toBe(false)
    expect(await page.getByRole('dialog').locator('img, script').count()).toBe(0)
  })

  test('[F2] after a change of language the service is asked for the other one', async ({ page, site }) => {
    site.setFault(answering({ '/content/site.json': config }))
    const asked: string[] = []
    await page.route(host, (route) => {
      asked.push(route.request().postData() ?? '')
      return route.fulfill({ json: answerOf('Anything'), headers: { 'access-control-allow-origin': '*' } })
    })
    await page.goto('/guide/')
    await page.evaluate(() => Object.assign(globalThis, { stays: true }))
    await opener(page).click()
    await search(page, 'webdav')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('link', { name: '简体中文' }).click()
    await expect(page).toHaveURL(/\/zh\/guide\/$/)
    await opener(page).click()
    await search(page, 'onedrive')
    expect(await page.evaluate(() => 'stays' in globalThis), 'no reload').toBe(true)
    const languages = new Set(asked.map((body) => /lang:[a-zA-Z-]+/.exec(body)?.[0]))
    expect([...languages]).toEqual(['lang:en-US', 'lang:zh-CN'])
  })

  test('[X1] no message says “no results” while the service has not answered; offline, this device searches', async ({
    page,
    site,
    context,
  }) => {
    site.setFault(answering({ '/content/site.json': config }))
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const isAsked = page.waitForRequest(host)
    await page.route(host, async (route) => {
      await held
      await route.fulfill({ json: answerOf('Anything'), headers: { 'access-control-allow-origin': '*' } })
    })
    await page.goto('/guide/')
    await opener(page).click()
    await input(page).fill('webdav')
    await isAsked
    await expect(page.getByText('No relevant results')).toBeHidden()
    const parts = page.waitForResponse(/\/manifest\/[0-9a-f]{16}/)
    release()
    await expect(note(page)).toContainText('from the search service')
    // The text is stored on the device after the first answer.
    await parts
    await context.setOffline(true)
    await search(page, 'refresh_token')
    await expect(note(page)).toContainText('because you are offline')
  })

  test('[E2] without a service and search text, the failure is explained, and no error is unhandled', async ({
    page,
    site,
    consoleMessages,
  }) => {
    const configured = answering({ '/content/site.json': config })
    const both: Fault = (request, response) =>
      withoutParts(request, response) || configured(request, response)
    site.setFault(Object.assign(both, { siteConfig: config }))
    await page.route(host, (route) => route.abort('blockedbyclient'))
    await page.goto('/guide/')
    await opener(page).click()
    await input(page).fill('quicksilver')
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results')
    await expect(page.getByText('No relevant results')).toBeHidden()
    expect(consoleMessages.filter((text) => !/503|ERR_BLOCKED_BY_CLIENT/.test(text))).toEqual([])
  })

  for (const [name, status, words] of [
    ['blocked', 0, 'cannot be reached'],
    ['over its quota', 429, 'refused to answer'],
    ['broken', 503, 'failed'],
    ['slow', -1, 'is slow'],
  ] as const) {
    test(`[X1] a service that is ${name} is replaced by this device, with the reason`, async ({
      page,
      site,
    }) => {
      site.setFault(answering({ '/content/site.json': config }))
      await page.route(host, async (route) => {
        if (status === 0) return route.abort('blockedbyclient')
        if (status > 0)
          return route.fulfill({ status, json: {}, headers: { 'access-control-allow-origin': '*' } })
      })
      await page.goto('/guide/')
      await opener(page).click()
      await search(page, 'refresh_token')
      await expect(note(page)).toContainText(words)
    })
  }
})

test('[F4] [X1] after one search, the device searches offline, and results open visited pages', async ({
  page,
  context,
}) => {
  await page.goto('/guide/webdav.html')
  await opener(page).click()
  await search(page, 'webdav')
  await expect(note(page)).toContainText('found on this device')
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await page.keyboard.press('/')
  await search(page, 'onedrive')
  await expect(rows(page).first()).toContainText(/OneDrive/)
})

test('[X2] a page whose file says something new is found by it once it was read', async ({ page, site }) => {
  site.setFault(
    answering({
      '/content/en/guide/webdav.md':
        '---\ntitle: WebDAV\n---\n\n## Brand new part {#brand}\n\nquixotically so',
    }),
  )
  await page.goto('/guide/webdav.html')
  await expect(page.getByText('quixotically so')).toBeVisible()
  await opener(page).click()
  await search(page, 'quixotically')
  await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', /\/guide\/webdav\.html#brand$/)
})

test(
  '[F5] recent and favourite searches stay on the device, one list for each language; garbage is survived',
  journey(),
  async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', 'yes')
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__alist-docs.en', '[{"url":"/x"},null]')
    })
    await page.goto('/guide/')
    await opener(page).click()
    await search(page, 'webdav')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/webdav/)
    await page.keyboard.press('/')
    await expect(rows(page)).toHaveCount(1)
    await rows(page).first().hover()
    await page.getByRole('button', { name: 'Add to favorites' }).click()
    await page.reload()
    await expect(titleOf(page)).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog').getByText('Favorites')).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await page.goto('/zh/guide/')
    await opener(page).click()
    await expect(input(page)).toBeFocused()
    await expect(rows(page)).toHaveCount(0)
  },
)

test(
  '[F1] the search box is not part of the first load, loads on intent, and loses nothing that was typed before',
  journey(),
  async ({ page, site }) => {
    await page.goto('/guide/')
    await expect(titleOf(page)).toBeVisible()
    const late = () => site.requests.filter((path) => /search-box|search-worker|\/search\//.test(path))
    expect(late()).toEqual([])
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/search-box-[^/]*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await opener(page).hover()
    await opener(page).click()
    await page.getByRole('searchbox', { name: 'Search', exact: true }).pressSequentially('onedrive')
    release()
    await expect(rows(page).first()).toContainText(/OneDrive/, { timeout: 20_000 })
    await expect(input(page)).toHaveValue('onedrive')
    expect(late().some((path) => path.includes('search-worker'))).toBe(true)
  },
)

test.describe('[F1] [F4] a journey', () => {
  const page = '/guide/install/docker.html'
  const preview = (of: Page) =>
    of.getByRole('dialog').getByRole('region', { name: 'Preview of the selected result' })
  const folded = (of: Page) => rows(of).filter({ hasText: 'more in this page' }).first()

  test.describe('in a wide window', () => {
    test.use({ viewport: { width: 1440, height: 900 } })

    test('by keyboard: the preview follows the selection, folded results unfold, and the box keeps its size', async ({
      page: view,
    }) => {
      await view.goto('/guide/')
      await expect(titleOf(view)).toBeVisible()
      await opener(view).focus()
      await view.keyboard.press('/')
      await view.keyboard.type('docker')
      await expect(rows(view).first()).toContainText('Installation')
      await expect(rows(view).first()).toContainText('Introduction › Install')
      await expect(preview(view)).toContainText('as a Docker container')
      const size = () => view.locator('.DocSearch-Modal').boundingBox()
      const before = await size()

      await view.keyboard.press('ArrowDown')
      await expect(folded(view)).toHaveAttribute('aria-selected', 'true')
      const count = await rows(view).count()
      await view.keyboard.press('Enter')
      await expect(rows(view)).not.toHaveCount(count)
      expect(await rows(view).count()).toBeGreaterThan(count)
      await expect(rows(view).nth(1)).toHaveAttribute('aria-selected', 'true')
      const second = await rows(view).nth(1).locator('span > span > span').first().textContent()
      await expect(preview(view)).toContainText(second ?? 'a name')
      await expect(input(view)).toBeFocused()
      expect(await size()).toEqual(before)

      const link = await rows(view).nth(1).getByRole('link').getAttribute('href')
      expect(link).toContain(`${page}#`)
      await view.keyboard.press('Enter')
      await expect(view).toHaveURL(new RegExp(`${page}#`))
      await view.keyboard.press('/')
      await view.keyboard.type('docker')
      await expect(preview(view)).toBeVisible()
      await view.keyboard.press('Escape')
      await expect(view.getByRole('dialog')).toHaveCount(0)
    })

    test('offline, the preview shows a page that was never opened', async ({ page: view, context }) => {
      await view.goto('/guide/')
      await opener(view).click()
      await search(view, 'webdav')
      await context.setOffline(true)
      await search(view, 'docker')
      await expect(preview(view)).toContainText('as a Docker container')
    })

    test('with a screen reader, rows are described, the count is announced, and the preview is not', async ({
      page: view,
    }) => {
      await view.goto('/guide/')
      await opener(view).click()
      await search(view, 'docker')
      await expect(preview(view)).toContainText('as a Docker container')
      const dialog = view.getByRole('dialog', { name: 'Search the documentation' })
      await expect(dialog).toMatchAriaSnapshot(`
        - searchbox "Search": docker
        - listbox:
          - option /Docker Installation Introduction › Install/ [selected]
          - option /\\d+ more in this page/
      `)
      await expect(dialog.getByRole('status')).toHaveText(/^\d+ results found on this device$/)
      const announced = dialog.locator('[aria-live], [role="status"], [role="alert"]')
      await expect(announced).toHaveCount(1)
      const active = await input(view).getAttribute('aria-activedescendant')
      await expect(rows(view).first()).toHaveAttribute('id', active ?? 'the selected row')
      await expect(rows(view).first()).not.toHaveAttribute('aria-describedby')
      // The keyboard reaches a long preview, to scroll it.
      for (let stop = 0; stop < 5; stop += 1) {
        if (await preview(view).evaluate((pane) => pane === document.activeElement)) break
        await view.keyboard.press('Tab')
      }
      await expect(preview(view)).toBeFocused()
    })
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('on touch screens, folded results unfold, a result opens its section, and no preview appears', async ({
      page: view,
    }) => {
      await view.goto('/guide/')
      await opener(view).tap()
      await search(view, 'docker')
      const count = await rows(view).count()
      await folded(view).tap()
      await expect(rows(view)).not.toHaveCount(count)
      await expect(preview(view)).toHaveCount(0)
      await rows(view).nth(2).getByRole('link').tap()
      await expect(view).toHaveURL(new RegExp(`${page}#`))
      await expect(view.getByRole('dialog')).toHaveCount(0)
    })
  })

  for (const [path, query, word] of [
    ['/guide/', 'smv', 'smb'],
    ['/zh/guide/', '挂栽', '挂载'],
  ] as const) {
    test(`from a typing error to the word that was meant: ${query}`, async ({ page: view }) => {
      await view.goto(path)
      await opener(view).click()
      await input(view).fill(query)
      await view.getByRole('dialog').getByRole('button', { name: word, exact: true }).click()
      await expect(input(view)).toHaveValue(word)
      await expect(input(view)).toBeFocused()
      await expect(rows(view).first()).toBeVisible()
    })
  }
})

for (const [path, scheme] of [
  ['/guide/', 'light'],
  ['/zh/guide/', 'dark'],
] as const) {
  test(`[F1] ${path} ${scheme}: the open box has no accessibility faults, on a phone too`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(path)
    await opener(page).click()
    await search(page, 'token')
    await page.evaluate(axeSource)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 720 })
      const faults = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as {
          axe: {
            run: (
              context: object,
              options: object,
            ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
          }
        }
        // An option that is a link is DocSearch's own markup: the focus stays in the field, and a pointer can
        // open it in a new tab.
        const { violations } = await axe.run(
          { include: [['dialog']] },
          { rules: { 'nested-interactive': { enabled: false } } },
        )
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)
      })
      expect(faults).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
}

test(
  '[X10] the sidebar filters while the reader types, by pinyin and other names, and with the keyboard',
  journey(),
  async ({ page }) => {
    await page.goto('/zh/guide/drivers/onedrive.html')
    const field = page.getByRole('searchbox', { name: '筛选页面' })
    const sidebar = page.getByRole('navigation', { name: '本节页面' })
    await field.fill('bdwp')
    await expect(sidebar.getByRole('link').first()).toHaveText('百度网盘')
    await expect(sidebar.getByRole('status')).toContainText('个页面')
    await field.fill('没有这样的名字')
    await expect(sidebar.getByRole('link')).toHaveCount(0)
    await expect(sidebar.getByText('本节没有这个名称的页面。')).toBeVisible()
    await field.press('Escape')
    await expect(field).toHaveValue('')
    await expect(sidebar.locator('[aria-current="page"]')).toBeVisible()
    await field.fill('kuake')
    await expect(sidebar.getByRole('link').first()).toContainText('夸克')
    await field.press('ArrowDown')
    await expect(sidebar.getByRole('link').first()).toBeFocused()
    await field.press('Enter')
    await expect(titleOf(page)).toContainText('夸克')
  },
)

test('[S14] a browser that forbids storage searches all the same', async ({ page, consoleMessages }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
  })
  await page.goto('/faq/')
  await page.keyboard.press('Escape')
  await opener(page).click()
  await search(page, 'token')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Search the documentation' })).toHaveCount(0)
  expect(consoleMessages.filter((text) => !text.includes('404'))).toEqual([])
})
