import type { Page } from '@playwright/test'
import { follow } from '../support/follow.ts'
import { journey } from '../support/journey.ts'
import { longFence, longParagraph, longTable, manyDiagrams, mixedPage } from '../support/long-pages.ts'
import { expect, test } from '../support/sample.ts'

const worker = /assets\/late\/article-worker/
const main = (page: Page) => page.getByRole('main')
const end = (page: Page) => main(page).getByText('The end.')
const beginning = (page: Page) => main(page).getByText('The beginning.')
/** Returns an element's position in the viewport. Pixels. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id)
const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** Slows down the machine. */
const patient = { timeout: 60_000 }

/** Headings far apart, short enough to be quick and long enough for the worker and several parts. */
const plainPage = (paragraphs = 300) =>
  `The beginning.\n\n## First\n\n${'Some *words* and `code` in it.\n\n'.repeat(paragraphs)}## Middle\n\n${'More *words* and `code`.\n\n'.repeat(paragraphs)}A note.[^1]\n\n## Last\n\nThe end.\n\n[^1]: The words of the note.`

test('[D1] the first screens of 500 kB are shown before the worker has started', async ({ page, sample }) => {
  sample.hold(worker)
  await sample.open(mixedPage(500_000))
  await expect(beginning(page)).toBeVisible()
  await expect(main(page).locator('#first')).toBeVisible()
  await expect(end(page)).toHaveCount(0)
  // Space is reserved for the rest: the page can already be scrolled to its full length.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(100_000)
})

test(
  '[D1] the complete text follows from the worker: table of contents, footnotes, and the beginning unchanged',
  journey(),
  async ({ page, sample }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const release = sample.hold(worker)
    await sample.open(plainPage())
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expect(contents.getByRole('link', { name: 'First' })).toBeVisible()
    await expect(contents.getByRole('link', { name: 'Last' })).toHaveCount(0)
    const heading = await main(page).locator('#first').elementHandle()
    release()
    await expect(end(page)).toBeAttached(patient)
    await expect(contents.getByRole('link')).toHaveText(['First', 'Middle', 'Last'])
    await expect(main(page).locator('[data-footnotes]')).toContainText('The words of the note.')
    // The same element: nothing was painted twice.
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
    expect(await main(page).locator('.prose > [aria-hidden]').count()).toBe(0)
  },
)

test('[D1] later parts have the same spacing as in one piece, are in boxes, and leave shown elements unchanged', async ({
  page,
  sample,
}) => {
  const release = sample.hold(worker)
  const section = (index: number) =>
    `## Section ${index}\n\n${'Some *words* in it.\n\n'.repeat(index % 7)}### Below ${index}\n\nMore *words*.\n\n`
  await sample.open(
    `The beginning.\n\n${Array.from({ length: 400 }, (_, index) => section(index)).join('')}The end.`,
  )
  await expect(main(page).locator('#section-0')).toBeVisible()
  await page.evaluate(() => {
    const counts = { removed: 0 }
    Object.assign(window, { counts })
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof HTMLElement && !node.ariaHidden) counts.removed += 1
    }).observe(document.querySelector('main .prose') ?? document, { childList: true, subtree: true })
  })
  release()
  await expect(end(page)).toBeAttached(patient)
  const seen = await page.evaluate(() => {
    const blocks = [...document.querySelectorAll('main .prose :is(h2, h3, p)')]
    const gaps = new Map<string, Set<number>>()
    blocks.forEach((block, index) => {
      const before = blocks[index - 1]
      if (!before || index < 3) return
      const gap = block.getBoundingClientRect().top - before.getBoundingClientRect().bottom
      const key = `${before.tagName} ${block.tagName}`
      gaps.set(key, (gaps.get(key) ?? new Set()).add(Math.round(gap)))
    })
    const boxes = [...document.querySelectorAll('main .prose > [data-part]')]
    return {
      gaps: Object.fromEntries([...gaps].map(([key, values]) => [key, [...values]])),
      begin: [...new Set(boxes.map((box) => box.firstElementChild?.tagName))].toSorted(),
      contained: boxes.filter((box) => getComputedStyle(box).contain.includes('layout')).length,
      boxes: boxes.length,
      removed: (window as unknown as { counts: { removed: number } }).counts.removed,
    }
  })
  expect(seen.boxes).toBeGreaterThan(5)
  expect(seen.contained).toBe(seen.boxes)
  expect(seen.begin).toEqual(['H2', 'H3', 'P'])
  for (const [between, gaps] of Object.entries(seen.gaps)) expect(gaps, between).toHaveLength(1)
  expect(seen.removed).toBe(0)
})

test('[P11] a heading in a hidden tab never counts as reached', async ({ page, sample }) => {
  const words = 'Some words.\n\n'.repeat(40)
  await sample.open(
    `The beginning.\n\n## Shown\n\n${words}::: tabs\n@tab One\n\nText.\n\n@tab Two\n\n## Hidden\n\nText.\n:::\n\n${words}The end.`,
  )
  await page.mouse.move(600, 400)
  await expect(main(page).getByRole('tab', { name: 'Two' })).toBeAttached()
  await page.mouse.wheel(0, 900)
  await expect(page).toHaveURL(/#shown$/)
})

test('[D4] [S9] many code blocks share one look at where the reader is; each has its button, near or far', async ({
  page,
  sample,
}) => {
  await page.addInitScript(() => {
    const counts = { observers: 0 }
    Object.assign(window, { counts })
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(...given: ConstructorParameters<typeof IntersectionObserver>) {
        super(...given)
        counts.observers += 1
      }
    }
  })
  await sample.open(`The beginning.\n\n${'```js\nconst a = 1\n```\n\n'.repeat(100)}The end.`)
  await expect(main(page).locator('pre .hljs-keyword').first()).toBeAttached(patient)
  await expect(main(page).locator('pre')).toHaveCount(100)
  const { observers } = await page.evaluate(
    () => (window as unknown as { counts: { observers: number } }).counts,
  )
  expect(observers).toBeGreaterThan(0)
  expect(observers).toBeLessThan(10)
  // The Tab key does not wait until a button appears.
  await expect(main(page).getByRole('button', { name: 'Copy', exact: true })).toHaveCount(100)
})

test('[D1] without a worker, the page only takes longer', async ({ page, sample, consoleMessages }) => {
  sample.lose(worker)
  await sample.open(plainPage())
  await expect(end(page)).toBeAttached(patient)
  expect(consoleMessages.some((text) => text.includes('could not be parsed in a worker'))).toBe(true)
})

test('[D1] without a worker, a text that would block the page is shown as its source', async ({
  page,
  sample,
}) => {
  sample.lose(worker)
  await sample.open(longParagraph(2_000))
  await expect(main(page).getByRole('note')).toContainText('Its source is shown instead', patient)
  const source = main(page).locator('pre')
  await expect(source).toContainText('## Last')
  expect((await source.textContent())?.length).toBeGreaterThan(100_000)
})

test('[D4] in very long code, only lines near the window are rendered in full; find and copy include all of it', async ({
  page,
  context,
  sample,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await sample.open(longFence(8_000))
  await expect(end(page)).toBeAttached(patient)
  const code = main(page).locator('pre code')
  const source = (await code.textContent())?.trimEnd() ?? ''
  expect(source.split('\n')).toHaveLength(8_000)
  expect(source).toMatch(/^1: [\s\S]*\n8000: the value of a key$/)
  const lines = code.locator(':scope > span > span')
  const atFirst = await lines.count()
  expect(atFirst).toBeGreaterThan(0)
  expect(atFirst).toBeLessThan(1_000)

  await main(page).getByRole('button', { name: 'Show all lines' }).click()
  const folds = main(page).getByRole('button', { name: 'Show fewer lines' })
  const height = async () => (await code.boundingBox())?.height ?? 0
  const whole = await height()
  expect(whole).toBeGreaterThan(100_000)
  await folds.scrollIntoViewIfNeeded()
  const marked = code.locator('[data-mark="highlighted"]')
  await expect(marked).toHaveText('7990: the value of a key\n')
  // Its number is stored, not counted, because a CSS counter is recounted through the whole page whenever a
  // line changes.
  const drawn = await marked.evaluate((line) => ({
    number: getComputedStyle(line, '::before').content,
    counts: getComputedStyle(line).counterIncrement,
  }))
  expect(drawn).toEqual({ number: '"7990"', counts: 'none' })
  expect(await lines.count()).toBeLessThan(2_000)
  expect(Math.abs((await height()) - whole)).toBeLessThan(2)
  await main(page).getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(main(page).getByText('Copied')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(source)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(lines).toHaveCount(8_000)
})

test('[D1] a table of 300 rows appears in parts, as one table', async ({ page, sample }) => {
  await sample.open(longTable(300))
  await expect(end(page)).toBeAttached(patient)
  await expect(main(page).getByRole('table')).toHaveCount(1)
  await expect(main(page).locator('tbody tr')).toHaveCount(300)
  await expect(main(page).locator('thead')).toHaveCount(1)
  expect(
    await main(page)
      .locator('tbody tr')
      .evaluateAll((rows) => rows.every((row, index) => row.textContent?.startsWith(`key_${index}`))),
  ).toBe(true)
})

test('[D6] only the diagrams near the window are drawn, of 40', async ({ page, site, sample }) => {
  test.slow()
  await sample.open(manyDiagrams(40))
  await expect(end(page)).toBeAttached(patient)
  await expect(main(page).locator('figure img').first()).toBeVisible(patient)
  const drawn = await main(page).locator('figure img').count()
  expect(drawn).toBeLessThan(10)
  await end(page).scrollIntoViewIfNeeded()
  await expect(main(page).locator('figure img').last()).toBeInViewport(patient)
  expect(await main(page).locator('figure img').count()).toBeLessThan(20)
  expect(site.requests.filter((path) => path.includes('diagram-frame.html'))).toHaveLength(1)
})

test('[P15] before printing, the complete page is rendered', async ({ page, sample }) => {
  // Idle time never occurs, so no further part would be shown.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await sample.open(plainPage())
  const isRead = () => page.getByRole('link', { name: 'Last', includeHidden: true }).count()
  await expect.poll(isRead, patient).toBe(1)
  await expect(end(page)).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(end(page)).toBeAttached({ timeout: 1 })
})

test.describe('a link to a heading', () => {
  test('[X6] stays at its heading while parts, images, and diagrams load above it, until the reader scrolls', async ({
    page,
    sample,
  }) => {
    test.slow()
    const releaseImage = sample.hold(/backdrop\.svg/)
    const late = `![Late](/img/contribute/backdrop.svg)\n\n\`\`\`mermaid\nflowchart TD\n  A --> B --> C --> D --> E\n\`\`\`\n\n`
    await sample.open(
      plainPage()
        .replace('## Last', `${late}## Last`)
        .replace('The end.', `The end.\n\n${'Below.\n\n'.repeat(60)}`),
      'last',
    )
    await expect(end(page)).toBeInViewport(patient)
    const stop = await topOf(page, 'last')
    expect(stop).toBeLessThan(200)
    releaseImage()
    await expect(page.getByAltText('Late')).toHaveJSProperty('complete', true, patient)
    await expect(main(page).locator('figure img').first()).toBeAttached(patient)
    await expect.poll(async () => Math.abs((await topOf(page, 'last')) - stop), patient).toBeLessThan(2)
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => topOf(page, 'last')).toBeLessThan(stop - 200)
    // The reader has moved, so growing content must not pull the page back.
    await page.evaluate(() => {
      const first = document.querySelector<HTMLElement>('main #first')
      if (first) first.style.paddingBlockEnd = '300px'
    })
    await expect.poll(() => topOf(page, 'last')).toBeLessThan(stop - 200)
  })

  test(
    '[X6] [K4] in the table of contents leads to a heading that is not there yet',
    journey(),
    async ({ page, sample }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.addInitScript(() => {
        const idle = window.requestIdleCallback.bind(window)
        const waiting: IdleRequestCallback[] = []
        window.requestIdleCallback = (work) => waiting.push(work)
        addEventListener('let-go', () => {
          window.requestIdleCallback = idle
          for (const work of waiting) idle(work, { timeout: 50 })
        })
      })
      test.slow()
      await sample.open(plainPage())
      const link = page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: 'Middle' })
      await link.click(patient)
      await expect(page).toHaveURL(/#middle$/)
      await expect(main(page).locator('#middle')).toHaveCount(0)
      await page.evaluate(() => dispatchEvent(new Event('let-go')))
      await expect(main(page).locator('#middle')).toBeInViewport(patient)
      await expect.poll(() => topOf(page, 'middle'), patient).toBeLessThan(200)
    },
  )
})

test('[R8] the scroll position in a long page is restored by the back button and after a reload', async ({
  page,
  sample,
}) => {
  test.slow()
  await sample.open(plainPage())
  await expect(end(page)).toBeAttached(patient)
  await page.mouse.move(600, 400)
  await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }))
  await expect(page).toHaveURL(/#first$/)
  const textAtTop = () =>
    page.evaluate(() => document.elementFromPoint(600, 400)?.closest('main') !== null && scrollY)
  expect(await textAtTop()).toBe(6000)
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(/\/faq\//)
  await page.goBack()
  await expect(end(page)).toBeAttached(patient)
  await expect.poll(() => placeOf(page)).toBe(6000)
  await page.reload()
  await expect(end(page)).toBeAttached(patient)
  await expect.poll(() => placeOf(page)).toBe(6000)
})

test('[X18] the space of an image is reserved, so nothing moves when it arrives', async ({
  page,
  sample,
}) => {
  const release = sample.hold(/backdrop\.svg/)
  await page.goto('/guide/contribute/markdown.html')
  const image = page.getByAltText('Mountains in light green')
  await image.scrollIntoViewIfNeeded(patient)
  /** Returns the image's size, and the distance from its top to the following text. */
  const place = () =>
    image.evaluate((element) => {
      const { top, width, height } = element.getBoundingClientRect()
      const below =
        document.getElementById('light-and-dark-images')?.getBoundingClientRect().top ?? Number.NaN
      return { width, height, below: Math.round(below - top) }
    })
  const before = await place()
  expect(before).toMatchObject({ width: 420, height: 210 })
  await expect(image).toHaveJSProperty('complete', false)
  release()
  await expect(image).toHaveJSProperty('complete', true, patient)
  await expect(page.getByRole('button', { name: /Mountains in light green/ })).toBeAttached()
  expect(await place()).toEqual(before)
})

test('[D1] the next page shows its first screens first and then the rest, without loading another file', async ({
  page,
  sample,
}) => {
  sample.hold(worker)
  const middling = `The beginning.\n\n## First\n\n${'Some *words* and `code` in it.\n\n'.repeat(200)}## Last\n\nThe end.`
  await sample.open(middling)
  await expect(end(page)).toBeAttached()
  const whole = await main(page).locator('.prose').innerText()
  await page.goto('/faq/')
  await page.evaluate(() => {
    const lengths: number[] = []
    Object.assign(window, { lengths })
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Sample') return
      lengths.push(document.querySelectorAll('main .prose p').length)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await follow(page, '/sample.html')
  await expect(end(page)).toBeAttached()
  const lengths = await page.evaluate(() => Reflect.get(window, 'lengths') as number[])
  expect(lengths[0]).toBeGreaterThan(20)
  expect(lengths[0]).toBeLessThan(120)
  await expect(main(page).locator('.prose > [aria-hidden]')).toHaveCount(0)
  expect(await main(page).locator('.prose').innerText()).toBe(whole)
})
