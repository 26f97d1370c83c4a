import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from './support/emulate-media.ts'
import { renderFrame } from './support/render-page.tsx'
import { resizeWindow } from './support/window-size.ts'

const chapters = ['One', 'Two', 'Three'].map((name) => `## ${name}\n\n${'Some words.\n\n'.repeat(20)}`)
const text = `---\ntitle: Docker\n---\n\n${chapters.join('')}`
const navbar = [{ text: 'Community', children: [{ text: 'Chat', link: '/guide/chat.html' }] }]
const open = () =>
  renderFrame(text, {
    site: { docsRepo: 'a/b' },
    navbar,
    sidebar: { '/': ['guide/first.md', 'guide/docker.md', 'guide/last.md'] },
    file: 'en/guide/docker.md',
  })
const title = page.getByRole('heading', { level: 1, name: 'Docker' })
/** Far from the navbar and from the list of issues below it. */
const words = page.getByText('Some words.').nth(5)
const boxOf = (locator: ReturnType<typeof page.getByRole>) => locator.element().getBoundingClientRect()
const menuButton = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })

describe('a menu of the navbar', () => {
  test.each(['click', 'Enter'] as const)('[N6] opens and closes with its button, by %s', async (way) => {
    await open()
    for (const name of ['Community', 'Language', 'Appearance']) {
      const button = menuButton(name)
      for (const expanded of ['true', 'false']) {
        if (way === 'click') await button.click()
        else {
          ;(button.element() as HTMLElement).focus()
          await userEvent.keyboard('{Enter}')
        }
        await expect.element(button).toHaveAttribute('aria-expanded', expanded)
      }
      await userEvent.hover(words)
    }
  })

  test('[N6] opens on hover, and closes when the pointer or the focus leaves, and on Escape', async () => {
    await open()
    const opener = menuButton('Language')
    const item = page.getByRole('link', { name: '简体中文' })
    const expectOpen = (isOpen: boolean) =>
      expect
        .poll(() => item.elements().some((link) => link.checkVisibility({ visibilityProperty: true })))
        .toBe(isOpen)
    await userEvent.hover(opener)
    await expectOpen(true)
    await userEvent.hover(words)
    await expectOpen(false)
    ;(opener.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expectOpen(true)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('link', { name: 'English' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expectOpen(false)
    await expect.element(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectOpen(true)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expectOpen(false)
  })
})

test('[P9] [K1] back to top appears after 100 px, shows the progress, and goes to the title', async () => {
  await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  await open()
  await expect.element(title).toBeVisible()
  const button = () => document.querySelector<HTMLElement>('button[aria-label="Back to top"]')
  expect(button()?.hidden).toBe(true)
  scrollTo(0, 101)
  await expect.poll(() => [scrollY, button()?.hidden]).toEqual([101, false])
  scrollTo(0, 100)
  await expect.poll(() => [scrollY, button()?.hidden]).toEqual([100, true])
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => button()?.style.getPropertyValue('--progress')).toBe('100%')
  button()?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => [scrollY, button()?.hidden]).toEqual([0, true])
  await expect.element(title).toHaveFocus()
})

test('[B6] the sidebar can be hidden and shown', async () => {
  await open()
  const sidebar = page.getByRole('navigation', { name: 'Pages of this section' })
  await expect.element(sidebar).toBeVisible()
  await page.getByRole('button', { name: 'Hide the sidebar' }).click()
  await expect.element(sidebar).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show the sidebar' }).click()
  await expect.element(sidebar).toBeVisible()
})

test('[N9] [K14] the table of contents is beside the article from 1440 px, and the sidebar is a drawer up to 719 px', async () => {
  await resizeWindow(1440, 900)
  await open()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const link = contents.getByRole('link', { name: 'Two' })
  await expect.element(link).toBeVisible()
  expect(boxOf(contents).left).toBeGreaterThan(boxOf(title).right)
  await page.viewport(1439, 900)
  await expect.element(link).not.toBeInTheDocument()
  expect(boxOf(contents).left).toBeLessThan(boxOf(title).right)
  const sidebar = page.getByRole('navigation', { name: 'Pages of this section' })
  await page.viewport(720, 900)
  await expect.element(sidebar).toBeVisible()
  await page.viewport(719, 900)
  await expect.element(sidebar).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Show the pages of this section' })).toBeVisible()
})

test('[P15] on paper there is only the content', async () => {
  await open()
  await expect.element(title).toBeVisible()
  const names = ['Main', 'Pages of this section', 'On this page', 'Breadcrumb', 'Previous and next page']
  const shown = (name: string) =>
    page
      .getByRole('navigation', { name, exact: true })
      .elements()
      .some((part) => part.getBoundingClientRect().height > 0)
  // A part that is never there would prove nothing.
  expect(names.filter((name) => !shown(name))).toEqual([])
  await expect.element(page.getByRole('link', { name: /Edit this page/ })).toBeVisible()
  await emulateMedia({ media: 'print' })
  await expect.element(title).toBeVisible()
  expect(names.filter(shown)).toEqual([])
  const main = page.getByRole('main').element()
  expect(main.firstElementChild?.clientWidth).toBe(main.clientWidth)
  await expect.element(page.getByRole('link', { name: /Edit this page/ })).not.toBeInTheDocument()
})
