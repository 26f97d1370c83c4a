import { expect, type Page } from '@playwright/test'
import type { Fault } from './site.ts'

/** Simulates a server that is gone: every connection is cut. */
export const gone: Fault = (_request, response) => {
  response.destroy()
  return true
}

/** Waits until the service worker controls the page and has saved its text. */
export async function untilSaved(page: Page, file: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 20_000,
  })
  await expect.poll(() => savedText(page, file), { timeout: 15_000 }).not.toBe('')
}

/** Returns the cached text of a file; empty if there is none. */
export function savedText(page: Page, file: string): Promise<string> {
  return page.evaluate(
    async (path) => (await caches.match(new URL(path, document.baseURI)))?.text() ?? '',
    file,
  )
}

/**
 * Opens a page offline. After leaving a page, the browser forgets that it is offline, so it must go online
 * and offline again.
 */
export async function openOffline(page: Page, path?: string): Promise<void> {
  const context = page.context()
  await context.setOffline(true)
  await (path === undefined ? page.reload() : page.goto(path))
  await context.setOffline(false)
  await context.setOffline(true)
}

/**
 * Asks for a new version of the worker until the page reports that it is there. Repeated, because a check that began
 * before the file was replaced returns the old one. A new version that takes over at once waits for the old one to be
 * idle, which the browser ends after 30 seconds, but never while developer tools watch it.
 */
export async function untilUpdated(page: Page, isThere: () => boolean | Promise<boolean>): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('ServiceWorker.enable')
  const ask = async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    return registration?.waiting != null
  }
  const look = async () => {
    if (await page.evaluate(ask)) await devTools.send('ServiceWorker.stopAllWorkers')
    return page.evaluate(isThere)
  }
  // The page may be replaced while it is asked.
  await expect.poll(() => look().catch(() => false), { timeout: 60_000 }).toBe(true)
}
