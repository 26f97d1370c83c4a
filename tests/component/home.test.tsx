import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { advanceTimers } from './support/advance-timers.ts'
import { emulateMedia } from './support/emulate-media.ts'
import { renderPage } from './support/render-page.tsx'
import { chooseScheme } from './support/scheme.ts'

const withFields = (fields: readonly string[], text = 'The text.') =>
  `---\n${fields.join('\n')}\n---\n\n${text}`
const hero = () => document.querySelector<HTMLElement>('main header')
const contentOf = async (file: string) => (await fetch(`/content/${file}`)).text()

/** Names of the files of the images that are visible in the hero. */
const pictures = () =>
  [...(hero()?.querySelectorAll('img') ?? [])]
    .filter((image) => image.checkVisibility())
    .map((image) => image.getAttribute('src')?.replace(/.*\//, ''))

describe('home', () => {
  const fields = [
    'home: true',
    'heroText: Hello',
    'tagline: The tagline',
    'heroImage: /img/logo.svg',
    'heroAlt: Logo',
    'heroImageStyle: { borderRadius: 24px }',
    'heroFullScreen: true',
    'bgImage: /img/contribute/backdrop.svg',
    'bgImageDark: /img/contribute/backdrop-dark.svg',
    'actions: [{ text: Start, link: ./guide/README.md, type: primary }]',
    'features: [{ title: A feature, details: Its details, link: ./guide/install/docker.md }]',
    'highlights: [{ header: A highlight, image: /img/contribute/avatar.svg, features: [{ title: Inside }] }]',
  ]

  test('[H1] the home page has a hero, actions, features, highlights, and its own text', async () => {
    const { gone } = await renderPage(withFields(fields, '## Own heading'))
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Hello')
    await expect.element(page.getByText('The tagline')).toBeVisible()
    expect(getComputedStyle(page.getByRole('img', { name: 'Logo' }).element()).borderRadius).toBe('24px')
    expect(hero()?.getBoundingClientRect().height).toBeGreaterThan(500)
    for (const name of ['A feature', 'A highlight', 'Inside', 'Own heading'])
      await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Start' }).click()
    await page.getByRole('link', { name: 'A feature' }).click()
    expect(gone).toEqual(['/guide/', '/guide/install/docker.html'])
  })

  test('[H1] the backdrop fills the hero, and follows the color scheme', async () => {
    await renderPage(withFields(fields))
    chooseScheme('light')
    await expect.poll(pictures).toEqual(['backdrop.svg', 'logo.svg'])
    chooseScheme('dark')
    await expect.poll(pictures).toEqual(['backdrop-dark.svg', 'logo.svg'])
    const backdrop = hero()?.querySelector('img[src$="backdrop-dark.svg"]')
    expect(backdrop && getComputedStyle(backdrop).objectFit).toBe('cover')
  })

  test.each([
    ['en/README.md', 'Find a cloud drive or a protocol', 'onedr', 'OneDrive'],
    ['zh/README.md', '查找网盘或协议', 'bdwp', '百度网盘'],
  ])('[H1] %s shows the product, and finds the page of a drive', async (file, field, typed, found) => {
    const { gone } = await renderPage(await contentOf(file), { file })
    const scene = hero()?.querySelector('[role="img"]')
    expect(scene?.textContent).toContain(found)
    expect(scene?.getAttribute('aria-label')?.length).toBeGreaterThan(10)
    const input = page.getByRole('searchbox', { name: field })
    const wall = page.getByRole('navigation', { name: field })
    const links = wall.getByRole('link')
    expect(links.elements().length).toBeGreaterThan(70)
    const heightOfAll = wall.element().clientHeight
    await input.fill(typed)
    await expect.element(links.getByText(found, { exact: true })).toBeVisible()
    await expect.element(wall.getByText('GitHub Releases')).not.toBeInTheDocument()
    expect(wall.element().clientHeight).toBe(heightOfAll)
    await input.fill('no drive has this name')
    await expect.poll(() => links.elements()).toHaveLength(0)
    await input.fill(typed)
    await expect.element(links.first()).toBeVisible()
    const first = links.first().element().getAttribute('href')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => gone).toEqual([first])
  })

  test('[H1] heroText and tagline can be left out, and an invalid style is ignored and reported', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onTestFinished(() => warned.mockRestore())
    await renderPage(
      withFields([
        'home: true',
        'heroText: false',
        'tagline: false',
        'heroImage: /img/logo.svg',
        'heroAlt: Logo',
        'heroImageStyle: { position: fixed, width: 50px }',
      ]),
    )
    const { width, position } = getComputedStyle(page.getByRole('img', { name: 'Logo' }).element())
    expect({ width, position }).toEqual({ width: '50px', position: 'static' })
    expect(hero()?.querySelector('h1, p')).toBeNull()
    await expect.poll(() => warned.mock.calls.flat().join(' ')).toContain('position: fixed')
  })
})

describe('portfolio', () => {
  const titles = withFields(['portfolio: true', 'name: Mr. Files', 'titles: [Ab, C]'])
  const typed = () => hero()?.querySelector('[data-paused]')

  test('[H2] types the titles, one character each 150 ms and the next title after 1000 ms', async () => {
    // The screen is a file of its own, and React waits with a timer for what is loaded first.
    const loaded = await renderPage(titles)
    await expect.element(page.getByText("Hi There, I'm 👋")).toBeVisible()
    await loaded.unmount()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    // The text is read in separate tasks, which are timers without a delay.
    const tasks = setInterval(() => vi.advanceTimersByTime(0), 1)
    await renderPage(titles)
    clearInterval(tasks)
    await expect.element(page.getByText("Hi There, I'm 👋")).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Mr. Files')
    await advanceTimers(0)
    for (const [text, time] of [
      ['', 150],
      ['A', 150],
      ['Ab', 1000],
      ['', 150],
      ['C', 1000],
      ['', 150],
      ['A', 150],
    ] as const) {
      expect(typed()?.textContent).toBe(text)
      await advanceTimers(time - 1)
      expect(typed()?.textContent).toBe(text)
      await advanceTimers(1)
    }
  })

  test('[H2] typing moves nothing else, and can be stopped and resumed', async () => {
    await renderPage(
      withFields([
        'portfolio: true',
        'titles: [Lists files, Mounts]',
        'medias: [{ name: Guide, url: /guide/ }]',
      ]),
    )
    const top = () => hero()?.querySelector('ul')?.getBoundingClientRect().top
    await expect.poll(() => typed()?.textContent).toBe('L')
    const before = top()
    await expect.poll(() => typed()?.textContent).toBe('List')
    expect(top()).toBe(before)
    await page.getByRole('button', { name: 'Stop typing' }).click()
    expect(typed()?.getAttribute('data-paused')).toBe('true')
    const stopped = typed()?.textContent
    await page.getByRole('button', { name: 'Resume typing' }).click()
    await expect.poll(() => typed()?.textContent).not.toBe(stopped)
  })

  test('[H2] a portfolio without a name greets with Hello, and one without content has no text', async () => {
    await renderPage(withFields(['portfolio: true', 'content: none'], 'Not shown.'))
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Hello')
    await expect.element(page.getByText("Hi There, I'm 👋")).toBeVisible()
    await expect.element(page.getByText('Not shown.')).not.toBeInTheDocument()
  })

  test('[H2] a portfolio has an avatar for each color scheme, and links to other pages and sites', async () => {
    const { gone } = await renderPage(await contentOf('en/guide/contribute/portfolio-demo.md'), {
      file: 'en/guide/contribute/portfolio-demo.md',
    })
    chooseScheme('dark')
    await expect.poll(pictures).toContain('avatar-dark.svg')
    await expect.poll(pictures).not.toContain('avatar.svg')
    const medias = page.getByRole('list', { name: 'Elsewhere' })
    await expect.element(medias.getByRole('link', { name: /GitHub/ })).toHaveAttribute('target', '_blank')
    await medias.getByRole('link', { name: 'Guide' }).click()
    expect(gone).toEqual(['/guide/'])
  })

  test('[H3] with reduced motion, the titles are complete and nothing is typed', async () => {
    await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    await renderPage(titles)
    await expect.element(page.getByText('Ab · C')).toBeVisible()
    expect(typed()).toBeNull()
    expect(hero()?.querySelector('button')).toBeNull()
  })
})
