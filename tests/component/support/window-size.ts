import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** Gives the window a size in pixels until the test ends. */
export async function resizeWindow(width: number, height = 800): Promise<void> {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, height)
}
