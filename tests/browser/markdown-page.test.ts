import type { Page } from '@playwright/test'
import { chartDelay, demoDelay, diagramDelay } from '../../src/config/blocks.ts'
import { journey } from '../support/journey.ts'
import { expect, test, titleOf } from '../support/site.ts'

/** Texts of the editors' page in each language that a check looks for. */
const pages = [
  {
    path: '/guide/contribute/markdown.html',
    title: 'Markdown',
    table: 'Offline download',
    callouts: ['Tip', 'Information', 'Note', 'Important', 'Warning', 'Caution', 'Danger'],
    details: 'Show the log',
    expand: 'Show all lines',
    demo: 'A counter',
    card: 'Reverse proxy',
    catalog: 'Pages of this section',
    download: /^AList logo/,
    plan: 'Another one',
    video: /A video on Bilibili/,
    port: 'Web UI and API',
    chartLabel: 'Local',
    diagram: 'How a file travels',
  },
  {
    path: '/zh/guide/contribute/markdown.html',
    title: 'Markdown 写法',
    table: '离线下载',
    callouts: ['提示', '相关信息', '说明', '重要', '注意', '当心', '危险'],
    details: '显示日志',
    expand: '展开全部',
    demo: '计数器',
    card: '反向代理',
    catalog: '本节页面',
    download: /^AList 标志/,
    plan: '另一项功能',
    video: /Bilibili 上的视频/,
    port: '网页和 API',
    chartLabel: '本机',
    diagram: '文件怎样传输',
  },
] as const

/** Drawings start after 800 ms near the viewport and then load their library. */
const longestDelay = Math.max(diagramDelay, chartDelay, demoDelay)
const drawn = { timeout: 20_000 }
const main = (page: Page) => page.getByRole('main')

/** Returns the page's text outside code, line by line: text nodes only, so that text hidden in a tab is included. */
const linesOutsideCode = (page: Page) =>
  main(page).evaluate((root) => {
    const lines: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node.parentElement?.closest('pre, code, script, style') === null) {
        lines.push(...(node.textContent ?? '').split('\n'))
      }
    }
    return lines
  })

for (const words of pages) {
  test.describe(words.path, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install()
      await page.goto(words.path)
      await expect(titleOf(page)).toHaveText(words.title)
      // On a long page, the last part is rendered last.
      await expect(main(page).locator('#next-steps')).toBeAttached()
    })

    test(
      '[D1] [D2] [D3] [D4] [D9] no construct is left as it was written, and the console stays silent',
      journey(words === pages[0]),
      async ({ page, consoleMessages }) => {
        test.slow()
        // Starts every block by scrolling it into view once.
        const headings = main(page).locator('h3[id]')
        for (let index = 0; index < (await headings.count()); index += 1) {
          await headings.nth(index).evaluate(async (heading) => {
            heading.scrollIntoView()
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          })
          await page.clock.runFor(longestDelay)
        }
        const last = page.getByRole('button', { name: words.video })
        await expect(last).toBeVisible(drawn)
        const left = (await linesOutsideCode(page)).filter((line) =>
          /:::|@tab|<\/?[A-Z]\w+|@include|\[!|!!|(?<!\w)==\S|\{[#.]|:rocket:|\$\$/.test(line),
        )
        expect(left).toEqual([])
        expect(consoleMessages).toEqual([])
      },
    )

    test('[D1] ids, marks, emoji, images, task boxes, tables, footnotes, formulas and includes', async ({
      page,
    }) => {
      const text = main(page)
      await expect(text.locator('h4#own-id')).toBeVisible()
      await expect(text.locator('p#a-paragraph, ul#a-list')).toHaveCount(2)
      await expect(text.locator('mark')).toHaveCount(1)
      await expect(text.getByText('🚀')).toBeVisible()
      await expect(text.locator('img[width="72"][height="72"]')).toHaveCount(1)
      await expect(text.getByRole('checkbox')).toHaveCount(2)
      await expect(text.getByRole('checkbox', { checked: true })).toHaveCount(1)
      const wide = text.getByRole('table').filter({ hasText: words.table })
      await expect(wide.getByRole('columnheader')).toHaveCount(9)
      await text.locator('a[data-footnote-ref]').click()
      await expect(text.locator('#user-content-fn-port')).toBeInViewport()
      await text.locator('#formulas').scrollIntoViewIfNeeded()
      await expect(text.locator('math')).toHaveCount(2, drawn)
      await expect(text.getByRole('cell', { name: words.port })).toBeAttached()
    })

    test('[D2] every kind of box, titles, nesting, details and alerts', async ({ page }) => {
      const boxes = main(page).locator('.callout')
      for (const kind of words.callouts) {
        await expect(boxes.locator('.callout-title').getByText(kind, { exact: true }).first()).toBeVisible()
      }
      await expect(boxes.locator('.callout-title code')).toHaveCount(1)
      await expect(boxes.locator('.callout')).toHaveCount(1)
      const details = main(page).getByRole('group').filter({ hasText: words.details })
      await expect(details.locator('pre')).toBeHidden()
      await details.getByText(words.details).click()
      await expect(details.locator('pre')).toBeVisible()
    })

    test('[D3] tabs, code tabs and a code group', async ({ page }) => {
      const selected = (name: string) => main(page).getByRole('tab', { name, exact: true, selected: true })
      await expect(selected('Windows')).toBeVisible()
      await expect(selected('bash')).toBeVisible()
      await expect(selected('alist.service')).toBeVisible()
      await main(page).getByRole('tab', { name: 'macOS' }).click()
      await expect(main(page).getByRole('tabpanel', { name: 'macOS' })).toContainText('darwin')
    })

    test('[D4] title, numbers, marked lines, no copy button, and a long block that folds', async ({
      page,
    }) => {
      const blockOf = (source: string) =>
        main(page).locator('pre', { hasText: source }).filter({ hasNotText: '```' }).locator('xpath=..')
      const compose = blockOf('restart: always')
      await expect(compose).toContainText('compose.yaml')
      await expect(compose).toHaveAttribute('data-numbered', 'true')
      await expect(blockOf('successfully created').getByRole('button')).toHaveCount(1)
      const nginx = blockOf('proxy_redirect')
      await nginx.getByRole('button', { name: words.expand }).click()
      await expect(nginx.getByText('proxy_redirect')).toBeVisible()
    })

    test('[D9] badges, cards, the catalog, a download, a price, and players that wait', async ({ page }) => {
      const text = main(page)
      await text.locator('#badge').scrollIntoViewIfNeeded()
      await expect(text.locator('[data-block="badge"]')).toHaveCount(6)
      await text.locator('#download').scrollIntoViewIfNeeded()
      await expect(text.getByRole('link', { name: words.card }).first()).toBeVisible()
      const catalog = text.getByRole('navigation', { name: words.catalog })
      await expect(catalog.getByRole('link', { name: 'Docker' })).toBeVisible()
      await expect(text.getByRole('link', { name: words.download })).toHaveAttribute('download', '')
      await text.locator('#pricing').scrollIntoViewIfNeeded()
      await expect(text.getByRole('listitem').filter({ hasText: words.plan })).toBeVisible()
      await text.locator('#players-of-other-sites').scrollIntoViewIfNeeded()
      await expect(text.getByRole('button', { name: words.video })).toContainText('player.bilibili.com')
      await expect(text.locator('iframe[src*="bilibili"], iframe[src*="youtube"]')).toHaveCount(0)
    })

    test('[D5] [D6] [D7] [D8] diagrams, flowcharts, a chart and a demo are drawn', async ({ page }) => {
      test.slow()
      const text = main(page)
      const pictures = text.locator('figure img')
      await text.locator('#mermaid').evaluate((heading) => heading.scrollIntoView())
      await text.locator('#flowcharts').evaluate((heading) => heading.scrollIntoView({ block: 'end' }))
      await expect(pictures).toHaveCount(2, drawn)
      await expect(text.getByRole('img', { name: words.diagram })).toBeVisible()
      await text.locator('#charts').evaluate((heading) => heading.scrollIntoView({ block: 'end' }))
      await expect(pictures).toHaveCount(5, drawn)
      await text.locator('#charts').evaluate((heading) => heading.scrollIntoView())
      await expect(text.locator('figure svg').getByText(words.chartLabel)).toBeVisible(drawn)
      await text.locator('#components').evaluate((heading) => heading.scrollIntoView({ block: 'end' }))
      const counter = page.frameLocator('iframe[sandbox="allow-scripts"]').getByRole('button')
      await counter.click(drawn)
      await expect(counter).toHaveText('1')
      await expect(text.getByRole('region', { name: words.demo })).toBeVisible()
    })
  })
}
