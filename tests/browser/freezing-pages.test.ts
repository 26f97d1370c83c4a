import type { Page } from '@playwright/test'
import { freezingPages } from '../support/freezing-pages.ts'
import { journey } from '../support/journey.ts'
import { expect, type Site, test, titleOf } from '../support/site.ts'

/** One page for each cause, and of those the fastest. `npm run test:full` opens all pages. */
const quick: ReadonlySet<string> = new Set([
  'mindmap, 2,000 nodes',
  'packet-beta, 10,000,000 bits',
  'flow, 60 conditions',
  'formula, a+ × 100,000',
  'rowspan 65534 in 3,000 rows',
  '400,000 accents',
  '400,000 Arabic letters',
  '600 nested containers',
])

/** Diagrams that no machine draws within the limits, one for each limit: of time, and of size. */
const refused: ReadonlySet<string> = new Set(['gitGraph, 7,000 commits', 'packet-beta, 10,000,000 bits'])

/** CPU time that a page may take, with a drawing that is stopped after 3 seconds. Unlike elapsed time, it hardly depends on the machine's load. */
const mostSeconds = 6

const letters = 60_000
/** Pages whose front matter once froze the tab. */
const titles: readonly (readonly [name: string, head: string])[] = [
  ['a title of joined letters', `title: ${'ب'.repeat(letters)}`],
  ['a title of accents', `title: e${'\u0301'.repeat(letters)}`],
  ['a title with escaped accents', `title: "e${'\\u0301'.repeat(letters / 6)}"`],
]

function serve(site: Site, markdown: string, head = 'title: Sample'): void {
  site.setFault((request, response) => {
    if (!request.url?.startsWith('/content/en/sample.md')) return false
    response
      .writeHead(200, { 'content-type': 'text/markdown' })
      .end(`---\n${head}\n---\n\n${markdown}\n\nThe end.`)
    return true
  })
}

/** Opens the page, waits until its text is there and a diagram or formula is drawn or refused, and returns the seconds that it kept the processor busy. */
async function busySeconds(page: Page, markdown: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto('/sample.html')
  await expect(titleOf(page)).toBeVisible({ timeout: 30_000 })
  // Long texts are shown in two steps.
  await expect(page.locator('.prose').getByText('The end.').first()).toBeAttached({ timeout: 60_000 })
  const drawn = page.locator('.prose').locator('figure img, math, [role=alert]').first()
  if (/^(?:```(?:mermaid|flow)\b|\$\$)/.test(markdown)) await expect(drawn).toBeVisible({ timeout: 60_000 })
  // A tab that is frozen answers neither.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

test.describe('[X11] a page that would freeze the tab is shown', () => {
  for (const [name, markdown] of freezingPages)
    test(name, journey(quick.has(name)), async ({ page, site }) => {
      test.setTimeout(120_000)
      serve(site, markdown)
      expect(await busySeconds(page, markdown)).toBeLessThan(mostSeconds)
      if (refused.has(name)) await expect(page.getByRole('button', { name: 'Show it anyway' })).toBeVisible()
    })

  for (const [name, head] of titles)
    test(name, journey(name === 'a title of joined letters'), async ({ page, site }) => {
      serve(site, 'Text.', head)
      expect(await busySeconds(page, '')).toBeLessThan(mostSeconds)
    })
})

test(
  '[X11] what is too large is shown as text, until the reader asks for it',
  journey(),
  async ({ page, site }) => {
    serve(site, `$$\n${'a+'.repeat(3_000)}a\n$$`)
    await page.goto('/sample.html')
    const note = page.getByRole('alert')
    await expect(note).toContainText('too large')
    await expect(page.locator('.prose math')).toHaveCount(0)
    await expect(page.locator('.prose')).toContainText('a+a+a+')
    await note.getByRole('button', { name: 'Show it anyway' }).click()
    await expect(page.locator('.prose math').first()).toBeAttached({ timeout: 30_000 })
    await expect(note).toHaveCount(0)
  },
)

test(
  '[X11] a diagram that takes too long is shown as text with the button',
  journey(),
  async ({ page, site }) => {
    const [, mermaid = ''] = freezingPages.find(([name]) => name === 'mindmap, 2,000 nodes') ?? []
    serve(site, mermaid)
    await page.goto('/sample.html')
    const note = page.getByRole('alert')
    await expect(note.getByRole('button', { name: 'Show it anyway' })).toBeVisible({ timeout: 40_000 })
    await expect(page.locator('.prose pre')).toContainText('mindmap')
    await expect(page.getByText('The end.')).toBeVisible()
  },
)
