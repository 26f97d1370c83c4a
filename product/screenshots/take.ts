import { readFile, writeFile } from 'node:fs/promises'
import type { Browser, BrowserContext } from 'playwright'
import type { ProductLanguage } from '../pages/product-languages.ts'
import type { Motif } from './motifs.ts'

/** One of the four variants of an image. */
export interface Variant {
  readonly locale: ProductLanguage
  readonly scheme: 'light' | 'dark'
}

const defaultWidth = 1200
const defaultHeight = 750
const stepTimeoutMs = 15_000
/** Quality of the encoder, from 0 to 100: text stays sharp, and most images are below 40 kB. */
const quality = 80
const uiLanguage: Readonly<Record<ProductLanguage, string>> = { en: 'en', zh: 'zh-CN' }

/**
 * Opens the web UI of a variant. Only the product is contacted; the default logo, which is hosted elsewhere,
 * is replaced with this site's copy.
 */
export async function openVariant(
  browser: Browser,
  { locale, scheme }: Variant,
  server: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: defaultWidth, height: defaultHeight },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: uiLanguage[locale],
  })
  context.setDefaultTimeout(stepTimeoutMs)
  await context.route(
    (url) => !url.href.startsWith(server),
    async (route) => {
      if (!/logo\.svg$/.test(route.request().url())) return route.abort()
      return route.fulfill({ body: await readFile('public/img/logo.svg'), contentType: 'image/svg+xml' })
    },
  )
  await context.addInitScript(
    ([language, mode]) => {
      localStorage.setItem('lang', language ?? '')
      localStorage.setItem('hope-ui-color-mode', mode ?? '')
      // Kept by the web UI: an image must not depend on the ones before it.
      localStorage.removeItem('more-open')
    },
    [uiLanguage[locale], scheme],
  )
  return context
}

/** Takes a screenshot and writes it as WebP, which Chromium encodes. */
export async function takeMotif(
  context: BrowserContext,
  motif: Motif,
  { locale }: Variant,
  { server, token, file }: { readonly server: string; readonly token: string; readonly file: string },
): Promise<number> {
  const page = await context.newPage()
  try {
    await page.setViewportSize({ width: motif.width ?? defaultWidth, height: motif.height ?? defaultHeight })
    await page.addInitScript(
      (text) => {
        if (text === '') localStorage.removeItem('token')
        else localStorage.setItem('token', text)
      },
      motif.visitor === 'guest' ? '' : token,
    )
    await page.goto(server + motif.path)
    await page.locator(motif.ready).first().waitFor()
    await motif.prepare?.(page, locale)
    await page.waitForLoadState('networkidle')
    // Without a tooltip of what was clicked last.
    await page.mouse.move(0, 0)
    await page.addStyleTag({
      content:
        '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; } ::-webkit-scrollbar { display: none }',
    })
    await page.evaluate(() =>
      Promise.all([
        document.fonts.ready,
        ...[...document.images].map((image) => image.decode().catch(() => undefined)),
      ]),
    )
    const session = await context.newCDPSession(page)
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
    const bytes = Buffer.from(data, 'base64')
    await writeFile(file, bytes)
    return bytes.length
  } finally {
    await page.close()
  }
}
