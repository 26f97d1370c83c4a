import type { Page } from '@playwright/test'
import { chartDelay, demoDelay, diagramDelay } from '../../src/config/blocks.ts'
import { journey } from '../support/journey.ts'
import { expect, test, titleOf } from '../support/site.ts'

/** Texts of the editors' page in each language that a check looks for. */
const pages = [
  {
    path: '/guide/contribute/markdown.html',
    title: 'Markdown',
    demo: 'A counter',
    video: /A video on Bilibili/,
    port: 'Web UI and API',
    chartLabel: 'Local',
    diagram: 'How a file travels',
  },
  {
    path: '/zh/guide/contribute/markdown.html',
    title: 'Markdown 写法',
    demo: '计数器',
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
      await expect(main(page).locator('#limits')).toBeAttached()
    })

    test(
      '[D1] [D2] [D3] [D4] [D9] every construct is rendered, and the console has no messages',
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
        // An include that is not inserted leaves an invisible comment.
        await expect(main(page).getByRole('cell', { name: words.port })).toBeAttached()
        const left = (await linesOutsideCode(page)).filter((line) =>
          /:::|@tab|<\/?[A-Z]\w+|@include|\[!|!!|(?<!\w)==\S|\{[#.]|:rocket:|\$\$/.test(line),
        )
        expect(left).toEqual([])
        expect(consoleMessages).toEqual([])
      },
    )

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
