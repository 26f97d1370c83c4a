import { expect, type Page } from '@playwright/test'
import type { Fault } from './site.ts'

/** A server that is gone: every connection is cut. */
export const gone: Fault = (_request, response) => {
  response.destroy()
  return true
}

/** Waits until the service worker looks after the page and has saved its text. */
export async function untilSaved(page: Page, file: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 20_000,
  })
  await expect.poll(() => savedText(page, file), { timeout: 15_000 }).not.toBe('')
}

/** What the caches of the site hold of a file; an empty text for nothing. */
export function savedText(page: Page, file: string): Promise<string> {
  return page.evaluate(
    async (path) => (await caches.match(new URL(path, document.baseURI)))?.text() ?? '',
    file,
  )
}

/** Opens a page without a network. With the page it leaves, the browser forgets that it calls itself offline: it has to go online and off again. */
export async function openOffline(page: Page, path?: string): Promise<void> {
  const context = page.context()
  await context.setOffline(true)
  await (path === undefined ? page.reload() : page.goto(path))
  await context.setOffline(false)
  await context.setOffline(true)
}
