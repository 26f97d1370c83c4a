import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Profile } from './profiles.ts'
import { throttlePage, throttleWorkers } from './throttle.ts'
import { type PageNotes, watchPage } from './watch-page.ts'

/** One measured visit, in milliseconds and transferred kilobytes; absent for features that a site does not have. */
export type Sample = Readonly<Record<string, number | undefined>>

/** A site to measure: its name and the address pattern of its pages with `{path}`. */
export interface BenchSite {
  readonly name: string
  readonly address: string
}

/** Returns the address of a page; a path that is empty or ends in a slash is a folder's index page. */
export const addressOf = ({ address }: BenchSite, path: string) =>
  address.replace(/\{path\}(\.html)?/, (_place, ending = '') =>
    /(?:^|\/)$/.test(path) ? path : path + ending,
  )

async function open(browser: Browser, profile: Profile): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: profile.width, height: profile.height },
    locale: 'en-US',
  })
  // tsx wraps named functions in a helper that pages do not have.
  await context.addInitScript('globalThis.__name ??= (made) => made')
  await context.addInitScript(watchPage)
  await context.addInitScript(() => {
    sessionStorage.setItem('alist-docs.language-asked', 'true')
  })
  return context
}

const notesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'benchNotes') as PageNotes)

async function visit(page: Page, url: string, profile: Profile): Promise<Sample> {
  const session = await throttlePage(page, profile)
  const arrivals: { readonly at: number; readonly bytes: number }[] = []
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    arrivals.push({ at: Date.now(), bytes: encodedDataLength })
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => Reflect.get(window, 'benchNotes').text !== undefined, undefined, {
    timeout: 30_000,
  })
  const painted = Date.now()
  await page.waitForLoadState('networkidle')
  // The network is idle before the application has rendered; other sites have no such mark.
  await page.waitForFunction(() => !document.querySelector('[data-painted="first"]'))
  const { text, alive, shift, longest } = await notesOf(page)
  const until = (moment: number) =>
    arrivals.filter(({ at }) => at <= moment).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return { text, alive, shift, longest, kbAtText: until(painted), kb: until(Number.POSITIVE_INFINITY) }
}

/** Measures a first visit. */
export async function cold(browser: Browser, url: string, profile: Profile): Promise<Sample> {
  const context = await open(browser, profile)
  try {
    return await visit(await context.newPage(), url, profile)
  } finally {
    await context.close()
  }
}

/** Measures a second visit to the same page in a new tab, and then one without a network. */
export async function again(browser: Browser, url: string, profile: Profile): Promise<Sample> {
  const context = await open(browser, profile)
  try {
    const first = await context.newPage()
    await first.goto(url)
    await first.waitForLoadState('networkidle')
    await untilSaved(first)
    await first.close()
    const detach = await throttleWorkers(browser, profile)
    const { text, kbAtText } = await visit(await context.newPage(), url, profile)
    await detach()
    await context.setOffline(true)
    const page = await context.newPage()
    await throttlePage(page, profile)
    const isThere = await page.goto(url).then(
      () => true,
      () => false,
    )
    const offline = isThere
      ? await page
          .waitForFunction(() => Reflect.get(window, 'benchNotes')?.text, undefined, { timeout: 10_000 })
          .then(
            (handle) => handle.jsonValue(),
            () => undefined,
          )
      : undefined
    return { text, kbAtText, offline }
  } finally {
    await context.close()
  }
}

/** Waits until a worker has finished saving; on a site without one, just continues. */
async function untilSaved(page: Page): Promise<void> {
  const isActive = 'navigator.serviceWorker.ready.then(({ active }) => active.state === "activated")'
  await page.waitForFunction(isActive, undefined, { timeout: 2500 }).catch(() => undefined)
  await page.waitForLoadState('networkidle')
}

/** Measures a navigation by a link, from the click until the new title is painted. */
export async function next(browser: Browser, url: string, target: string, profile: Profile): Promise<Sample> {
  const context = await open(browser, profile)
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await throttlePage(page, profile)
    const link = page.locator(`a[href$="${target}"]`).first()
    if (profile.rest !== undefined) {
      await link.hover()
      await setTimeout(profile.rest)
    }
    const text = await link.evaluate(pressAndWait)
    return { text }
  } finally {
    await context.close()
  }
}

/** Runs in the page: clicks a link and waits for another title. */
function pressAndWait(link: HTMLElement | SVGElement): Promise<number> {
  const before = document.querySelector('h1')?.textContent
  const began = performance.now()
  ;(link as HTMLElement).click()
  return new Promise((resolve) => {
    const look = () => {
      const title = document.querySelector('h1')
      const text = title?.closest('main, article, body')?.textContent ?? ''
      if (title && title.textContent !== before && text.length > 120) {
        requestAnimationFrame(() => resolve(performance.now() - began))
      } else requestAnimationFrame(look)
    }
    look()
  })
}

/** Returns the ratio of memory after 200 navigations to memory after 20. */
export async function growth(browser: Browser, urls: readonly string[], profile: Profile): Promise<Sample> {
  const context = await open(browser, { ...profile, cpu: 1 })
  try {
    const page = await context.newPage()
    await page.goto(urls[0] ?? '')
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    const used = async () => {
      await session.send('HeapProfiler.collectGarbage')
      return (await session.send('Runtime.getHeapUsage')).usedSize
    }
    let early = 0
    for (let count = 1; count <= 200; count += 1) {
      const path = new URL(urls[count % urls.length] ?? '').pathname
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await page.waitForFunction(
        (to) => document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(to),
        path,
      )
      if (count === 20) early = await used()
    }
    const late = await used()
    return { early: early / 1e6, late: late / 1e6, quotient: late / early }
  } finally {
    await context.close()
  }
}
