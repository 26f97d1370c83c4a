import type { Page } from '@playwright/test'
import { fieldText } from './markdown-field.ts'
import { gone, openOffline } from './offline.ts'
import { expect, titleOf } from './site.ts'
import { type TwoVersions, textOf, type Version } from './two-versions.ts'

export const guide = '/guide/'
export const guideFile = 'content/en/guide/README.md'
export const main = (page: Page) => page.getByRole('main')
export const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
export const offer = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Reload' })
export const formula = (page: Page) => main(page).locator('math')

/** Waits until a tab runs a version, with what a reader does for it: reload, and accept what is offered. */
export async function untilVersion(page: Page, two: TwoVersions, version: Version): Promise<void> {
  const timeout = 5_000
  const look = async () => {
    const isNewer = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker?.getRegistration()
      await registration?.update()
      return Boolean(registration?.installing ?? registration?.waiting)
    })
    await page.reload()
    // A version that can't be installed, because half of its files are missing, is never offered.
    if (isNewer)
      await offer(page)
        .waitFor({ timeout })
        .catch(() => undefined)
    // The page may also start again by itself, and the offer is gone.
    if (await offer(page).isVisible())
      await Promise.all([page.waitForEvent('load', { timeout }), offer(page).click({ timeout })])
    return two.versionsIn(page)
  }
  // The page may be replaced while it is asked.
  await expect.poll(() => look().catch(() => []), { timeout: 60_000 }).toEqual([version])
}

/** Expects a page of one version, with its title and text, and without a fault. */
export async function expectWhole(page: Page, two: TwoVersions, title: string): Promise<void> {
  await expect(titleOf(page)).toHaveText(title)
  await expect(main(page)).toContainText(/Text of version [AB]/)
  expect(await two.versionsIn(page), `one version on ${title}`).toHaveLength(1)
}

/** Shows the formula, also if its part could not be loaded before: the reader tries again. */
export async function showFormula(page: Page): Promise<void> {
  const again = main(page).getByRole('button', { name: 'Try again' })
  await expect(formula(page).or(again)).toBeVisible()
  if (await again.isVisible()) await again.click()
  await expect(formula(page)).toBeVisible()
}

/** Expects that a version and all its pages work, that the draft is still there, and that pages open offline. */
export async function expectNothingLost(page: Page, two: TwoVersions, version: Version): Promise<void> {
  await page.goto(two.address + guide)
  await expect(main(page)).toContainText(textOf(version))
  for (const name of ['Unread', 'Math']) {
    await page.goto(two.address + guide)
    await link(page, name).click()
    await expectWhole(page, two, name)
    await expect(main(page)).toContainText(textOf(version))
  }
  await showFormula(page)
  await page.goto(`${two.address}/guide/preview.html`)
  await expect.poll(() => fieldText(page)).toBe(draft)
  expect(await two.versionsIn(page)).toEqual([version])
}

export async function expectOffline(page: Page, two: TwoVersions): Promise<void> {
  two.setFault(gone)
  for (const [path, title] of [
    [guide, 'Guide'],
    ['/guide/unread.html', 'Unread'],
    ['/guide/math.html', 'Math'],
  ] as const) {
    await openOffline(page, two.address + path)
    await expectWhole(page, two, title)
  }
  await expect(formula(page)).toBeVisible()
  await page.context().setOffline(false)
  two.setFault(undefined)
}

const draft = '# A draft of mine'
export const keepDraft = (page: Page) =>
  page.evaluate(
    (text) => localStorage.setItem('alist-docs.draft', JSON.stringify({ file: 'en/a.md', text })),
    draft,
  )

/** Collects what goes wrong in a page unnoticed. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}
