import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from './support/render-page.tsx'
import { chooseScheme } from './support/scheme.ts'
import { resizeWindow } from './support/window-size.ts'

const fence = (language: string, source: string) => `\`\`\`${language}\n${source}\n\`\`\``
const code = () => document.querySelector<HTMLElement>('main pre')

describe('code', () => {
  const yaml = fence('yaml title="a.yml" {2}', 'services:\n  files: # comment\n    image: x')

  test('[D4] a code block has its language, its title, marked lines, and colors', async () => {
    await renderPage(yaml)
    await expect.element(page.getByText('# comment')).toHaveClass('hljs-comment')
    await expect
      .poll(() => code()?.querySelector('[data-mark~="highlighted"]')?.textContent)
      .toBe('  files: # comment\n')
    await expect.element(page.getByText('a.yml')).toBeVisible()
    await expect.element(page.getByText('yaml', { exact: true })).toBeVisible()
  })

  test('[S9] [D4] selected text contains no line numbers and no doubled empty lines', async () => {
    await renderPage(fence('ts:line-numbers', 'const a = 1\n\nconst b = 2'))
    await expect.element(page.getByText('const').first()).toHaveClass('hljs-keyword')
    const lines = code()?.querySelector('code')
    if (lines) getSelection()?.selectAllChildren(lines)
    expect(getSelection()?.toString().trimEnd()).toBe('const a = 1\n\nconst b = 2')
  })

  test('[D4] a code block shows its line numbers, and no copy button where it says so', async () => {
    await renderPage(`${fence('text :line-numbers=10', 'one')}\n\n${fence('text :no-copy', 'two')}`)
    await expect.poll(() => code()?.parentElement?.closest('[data-numbered="true"]')).not.toBeNull()
    await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
    expect(page.getByRole('button', { name: 'Copy', exact: true }).elements()).toHaveLength(1)
  })

  test('[D4] long code folds, and unfolds by keyboard', async () => {
    await renderPage(fence('json', `[\n${'  1,\n'.repeat(40)}  2\n]`))
    const button = page.getByRole('button', { name: 'Show all lines' })
    await expect.element(button).toBeVisible()
    const folded = code()?.getBoundingClientRect().height ?? 0
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('button', { name: 'Show fewer lines' }))
      .toHaveAttribute('aria-expanded', 'true')
    expect(code()?.getBoundingClientRect().height).toBeGreaterThan(folded * 2)
  })

  test('[D4] [K2] [S9] copies commands without prompts, and confirms it for two seconds', async () => {
    await renderPage(fence('bash', '$ files start\nstarted\n$ files stop'))
    const copy = page.getByRole('button', { name: 'Copy', exact: true })
    const copied = page.getByRole('button', { name: 'Copied' })
    await expect.element(copy).toBeVisible()
    const start = performance.now()
    await copy.click()
    await expect.element(copied).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('files start\nfiles stop')
    await expect.element(copy).toBeVisible()
    expect(performance.now() - start).toBeGreaterThanOrEqual(2000)
  })

  test('[D4] [S9] at 320 px, as on a desktop at 400%, the copy button is above the code, and works', async () => {
    await resizeWindow(320, 256)
    await renderPage(fence('bash title="a-long-name-of-a-script.sh"', '$ files start'))
    const copy = page.getByRole('button', { name: 'Copy', exact: true })
    await expect.element(copy).toBeVisible()
    const box = copy.element().getBoundingClientRect()
    expect(box.width).toBeGreaterThanOrEqual(24)
    expect(box.height).toBeGreaterThanOrEqual(24)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(320)
    expect(box.bottom).toBeLessThanOrEqual(code()?.getBoundingClientRect().top ?? 0)
    await copy.click()
    await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  })

  test.each(['light', 'dark'] as const)('[D4] colors of code reach 4.5:1, %s', async (scheme) => {
    await renderPage(yaml)
    chooseScheme(scheme)
    const probe = code()?.querySelector('span')
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!probe || !canvas) throw new Error('no code, or no canvas')
    const luminance = (...colors: string[]) => {
      for (const color of colors) {
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const read = (value: string) => {
      probe.style.color = value
      return getComputedStyle(probe).color
    }
    const ground = read('var(--color-code)')
    const marked = read('oklch(from var(--accent) l c h / 11%)')
    const tokens = 'comment keyword string number name attribute variable deletion'.split(' ')
    const contrasts = tokens.flatMap((name) =>
      [luminance(ground), luminance(ground, marked)].map((behind) => {
        const own = luminance(read(`var(--code-${name})`))
        return { name, contrast: (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05) }
      }),
    )
    expect(contrasts).toHaveLength(tokens.length * 2)
    expect(contrasts.filter(({ contrast }) => !(contrast >= 4.5))).toEqual([])
  })
})

test('[D9] [D11] [E8] a badge in a good color has it, and a bad color is reported in the console', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await renderPage('<Badge text="good" color="#ff0000" /> <Badge text="bad" color="url(//evil)" />')
  const hue = (text: string) =>
    (page.getByText(text, { exact: true }).element() as HTMLElement).style.getPropertyValue('--hue')
  await expect.poll(() => hue('good')).toBe('#ff0000')
  expect(hue('bad')).toBe('')
  await expect.poll(() => warned.mock.calls.flat().join(' ')).toContain('is not a valid color')
  warned.mockRestore()
})
