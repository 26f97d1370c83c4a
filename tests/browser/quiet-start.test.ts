import type { Page } from '@playwright/test'
import { journey } from '../support/journey.ts'
import { expect, test } from '../support/site.ts'

test.use({ waitsForApplication: false })

/**
 * Runs in the page: from the first painted text on, records frame by frame where the text at the reader's
 * place is, how much text the window shows, and layout shifts.
 */
function watchPlace(): void {
  const seen = { shifts: [] as string[], lost: [] as string[], moved: [] as string[] }
  Reflect.set(window, 'seen', seen)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, sources } = entry as PerformanceEntry & {
        hadRecentInput: boolean
        sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      }
      if (hadRecentInput) continue
      for (const { node, previousRect, currentRect } of sources) {
        const text = `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`
        seen.shifts.push(`${text}: ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
  let most = 0
  let place = -1
  let tops = new Map<string, number>()
  const look = () => {
    const blocks = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, tr, pre)')].filter((block) => {
      const { top, bottom, height } = block.getBoundingClientRect()
      return height > 0 && bottom > 0 && top < innerHeight
    })
    // Line endings between the cells of a row are not shown.
    const textOf = (block: Element) => (block.textContent ?? '').replace(/\s/g, '')
    const length = blocks.reduce((sum, block) => sum + textOf(block).length, 0)
    const now = new Map(blocks.map((block) => [textOf(block), Math.round(block.getBoundingClientRect().top)]))
    if (scrollY === place) {
      if (most - length > 40) seen.lost.push([...tops.keys()].filter((text) => !now.has(text)).join(' | '))
      for (const [text, top] of now) {
        const before = tops.get(text)
        if (before !== undefined && Math.abs(before - top) > 1)
          seen.moved.push(`${text.slice(0, 40)}: ${before} to ${top}`)
      }
      most = Math.max(most, length)
    } else most = length
    place = scrollY
    tops = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

interface Seen {
  /** What moved, and from where to where. */
  readonly shifts: readonly string[]
  /** The texts that went, where more than 40 characters did. */
  readonly lost: readonly string[]
  readonly moved: readonly string[]
}

const seenOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as Seen)

for (const { width, path, label } of [
  { width: 360, path: '/guide/drivers/#all-drivers', label: 'Table filter' },
  { width: 1440, path: '/guide/drivers/#all-drivers', label: 'Table filter' },
  { width: 360, path: '/zh/guide/drivers/#all-drivers', label: '筛选表格' },
  { width: 1440, path: '/zh/guide/drivers/?drivers=cookie#all-drivers', label: '筛选表格' },
]) {
  test(`[W2] [X18] a filter table wakes up in its place: ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 })
    await page.addInitScript(watchPlace)
    for (const visit of ['first', 'again'] as const) {
      if (visit === 'first') await page.goto(path, { waitUntil: 'commit' })
      else await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('#app')).toHaveAttribute('data-painted', 'application', { timeout: 20_000 })
      const find = page.getByRole('search', { name: label }).getByRole('searchbox')
      await expect(find).toBeEditable()
      const { shifts, lost, moved } = await seenOf(page)
      expect({ moved, lost, shifts }, visit).toEqual({ moved: [], lost: [], shifts: [] })
    }
  })
}

/** Runs in the page: records every move of the frame's parts from the moment that each of them is visible. */
function watchFrame(): void {
  const parts = [
    'header a img',
    'header nav button svg',
    'main > nav li',
    'main li > a > svg, main li > span > svg',
    'main h1',
    'main :is(ul, section) svg',
  ]
  const moves: string[] = []
  const first = new Map<string, { readonly left: number; readonly top: number }>()
  Reflect.set(window, 'frame', { moves, first })
  const look = () => {
    for (const part of parts) {
      for (const [index, element] of [...document.querySelectorAll(part)].entries()) {
        if (element.closest('.prose') || !element.checkVisibility({ visibilityProperty: true })) continue
        const { left, top, width, height } = element.getBoundingClientRect()
        if (width === 0 || height === 0) continue
        const name = `${part} ${index} ${element.textContent}`
        const before = first.get(name)
        if (!before) first.set(name, { left, top })
        else if (Math.abs(before.left - left) > 1 || Math.abs(before.top - top) > 1) {
          moves.push(`${name}: ${before.left} ${before.top} to ${left} ${top}`)
          first.set(name, { left, top })
        }
      }
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

for (const width of [360, 768, 1280]) {
  for (const path of ['/', '/zh/', '/guide/install/docker.html', '/zh/guide/install/docker.html']) {
    test(
      `[X18] brand, icons, and breadcrumb stay where they were painted: ${path} at ${width} px`,
      journey(width === 768 && path === '/'),
      async ({ page, site }) => {
        const waiting: (() => void)[] = []
        let isHeld = true
        site.setFault((request, response) => {
          if (!isHeld || !/\/assets\/(?:app|main)-/.test(request.url ?? '')) return false
          waiting.push(() => site.serve(request, response))
          return true
        })
        await page.setViewportSize({ width, height: 850 })
        await page.addInitScript(watchFrame)
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.getByRole('banner').locator('a img').first()).toBeVisible()
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        isHeld = false
        for (const answer of waiting) answer()
        await expect(page.locator('#app')).toHaveAttribute('data-painted', 'application', { timeout: 20_000 })
        // The icons of the site's own set have loaded, and the language menu answers.
        await expect(page.locator('footer, main').last()).toBeVisible()
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        )
        const { moves, count } = await page.evaluate(() => {
          const { moves, first } = Reflect.get(window, 'frame') as {
            moves: string[]
            first: Map<string, unknown>
          }
          return { moves, count: first.size }
        })
        expect(count).toBeGreaterThan(3)
        expect(moves).toEqual([])
      },
    )
  }
}

for (const { width, path, open } of [
  { width: 1280, path: '/guide/drivers/s3.html', open: undefined },
  { width: 360, path: '/guide/drivers/s3.html', open: 'Show the pages of this section' },
]) {
  test(`[B1] the focus ring is whole in the sidebar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await expect(page.locator('#app')).toHaveAttribute('data-painted', 'application', { timeout: 20_000 })
    if (open !== undefined) await page.getByRole('button', { name: open }).click()
    const sidebar = page.getByRole('navigation', { name: 'Pages of this section' })
    await expect(sidebar).toBeVisible()
    await page.keyboard.press('Tab')
    const cut = await sidebar.evaluate((box) => {
      let clips: Element = box
      while (clips.parentElement && !['auto', 'hidden', 'scroll'].includes(getComputedStyle(clips).overflowY))
        clips = clips.parentElement
      const frame = clips.getBoundingClientRect()
      return [...box.querySelectorAll<HTMLElement>('a, button, input, select')]
        .filter((element) => element.checkVisibility())
        .flatMap((element) => {
          element.focus({ focusVisible: true } as FocusOptions)
          const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(element)
          const room = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const isWhole =
            outlineStyle !== 'none' &&
            left - room >= frame.left - 0.5 &&
            right + room <= frame.left + clips.clientWidth + 0.5 &&
            top - room >= frame.top - 0.5 &&
            bottom + room <= frame.bottom + 0.5
          return isWhole ? [] : [`${element.textContent}: ${outlineStyle} ${outlineWidth} ${outlineOffset}`]
        })
    })
    expect(cut).toEqual([])
  })
}
