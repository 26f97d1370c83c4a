import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from './support/emulate-media.ts'
import { renderFrame } from './support/render-page.tsx'

const open = (fields: readonly string[], options: Parameters<typeof renderFrame>[1] = {}) =>
  renderFrame(`---\n${['title: Sample', ...fields].join('\n')}\n---\n\nText.\n`, {
    file: 'en/guide/README.md',
    ...options,
  })
const dialog = (name: string) => page.getByRole('dialog', { name })
const title = () => page.getByRole('heading', { level: 1, name: 'Sample' })
const kept = 'alist-docs.notices'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('a notice', () => {
  test.each([
    [{ showOnce: true }, 'localStorage'],
    [{}, 'sessionStorage'],
  ] as const)('[S5] [S6] with %j, closing it is stored in %s', async (fields, storage) => {
    const noticeKey = `closed in ${storage}`
    const notices = [{ path: '/', title: 'News', content: 'A **b**', noticeKey, ...fields }]
    const { unmount } = await open([], { notices })
    await expect.element(dialog('News').getByText('b', { exact: true })).toBeVisible()
    await dialog('News').getByRole('button', { name: 'Close this notice' }).click()
    await expect.element(dialog('News')).not.toBeInTheDocument()
    expect(window[storage].getItem(kept)).toContain(noticeKey)
    await unmount()
    await open([], { notices })
    await expect.element(title()).toBeVisible()
    await expect.element(dialog('News')).not.toBeInTheDocument()
  })

  test.each([
    ['/faq/w', 0],
    ['/gui', 1],
  ])('[S5] a match of %s with /guide/ shows %i notices', async (match, count) => {
    await open([], { notices: [{ match, title: 'News', content: 'Text', noticeKey: `match ${match}` }] })
    await expect.element(title()).toBeVisible()
    await expect.element(dialog('News')).toHaveLength(count)
  })

  test('[S5] an action opens a page of the site or another window, and closes the notice', async () => {
    const actions = [
      { text: 'Inside', link: '/faq/', type: 'primary' },
      { text: 'Outside', link: 'https://outside.example/' },
    ]
    const { gone } = await open([], {
      notices: [{ path: '/', title: 'News', actions, noticeKey: 'actions' }],
    })
    const inside = dialog('News').getByRole('link', { name: 'Inside' })
    await expect.element(inside).toHaveAttribute('data-kind', 'primary')
    const outside = dialog('News').getByRole('link', { name: 'Outside' })
    await expect.element(outside).toHaveAttribute('data-kind', 'default')
    await expect.element(outside).toHaveAttribute('target', '_blank')
    await inside.click()
    expect(gone).toEqual(['/faq/'])
    await expect.element(dialog('News')).not.toBeInTheDocument()
    expect(sessionStorage.getItem(kept)).toContain('"actions"')
  })

  test('[S5] over the whole window, Escape and a click outside close it, unless it must be confirmed', async () => {
    const base = { path: '/', content: 'Text', fullscreen: true }
    await open([], {
      notices: [
        { ...base, title: 'News', noticeKey: 'mild' },
        { ...base, title: 'More', noticeKey: 'more' },
        { ...base, title: 'Firm', confirm: true, noticeKey: 'firm' },
      ],
    })
    const outside = { position: { x: 5, y: 5 } }
    await expect.element(dialog('News')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('News')).not.toBeInTheDocument()
    await expect.element(dialog('More')).toBeVisible()
    await page.elementLocator(document.documentElement).click(outside)
    await expect.element(dialog('More')).not.toBeInTheDocument()
    await expect.element(dialog('Firm')).toBeVisible()
    await page.elementLocator(document.documentElement).click(outside)
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(dialog('Firm')).toBeVisible()
    await dialog('Firm').getByRole('button', { name: 'Confirm' }).click()
    await expect.element(dialog('Firm')).not.toBeInTheDocument()
  })

  test('[S5] [D10] its content is sanitized like a page', async () => {
    const content =
      '<img src=x onerror="hacked=1"><script>hacked=1</script>[a](javascript:hacked=1) ![p](https://evil.example/a.png) The end'
    await open([], { notices: [{ path: '/', title: 'News', content, noticeKey: 'hostile' }] })
    await expect.element(dialog('News')).toHaveTextContent('The end')
    const hostile = 'script, [onerror], [href^="javascript"], img[src^="http"]'
    expect(dialog('News').element().querySelectorAll(hostile)).toHaveLength(0)
    expect('hacked' in window).toBe(false)
  })

  test('[S13] [K22] it is on a layer from 2000 on, and a click raises it', async () => {
    await open([], { notices: [{ path: '/', title: 'News', content: 'Text', noticeKey: 'layer' }] })
    await expect.element(dialog('News')).toBeVisible()
    const layer = () => Number(getComputedStyle(dialog('News').element()).zIndex)
    const before = layer()
    expect(before).toBeGreaterThanOrEqual(2000)
    await dialog('News').getByText('Text').click()
    await expect.poll(layer).toBe(before + 1)
  })
})

const mark = () => [...document.querySelectorAll('div')].find((part) => Object.hasOwn(part, '__WATERMARK__'))
const tile = () => mark()?.firstElementChild as HTMLElement | undefined
const size = () => tile()?.style.backgroundSize

describe('a watermark', () => {
  test('[S11] [K21] a watermark has its defaults, is below every popup, and is removed with the page', async () => {
    const { unmount } = await open(['watermark:', '  content: Draft'])
    await expect.poll(size).toBe('300px 300px')
    expect(mark()?.parentElement).toBe(document.body)
    expect(mark()?.style.zIndex).toBe('1000')
    expect(getComputedStyle(tile() ?? document.body).pointerEvents).toBe('none')
    await unmount()
    await expect.poll(mark).toBeUndefined()
  })

  test.each([
    ['removed', (part?: HTMLElement) => part?.remove()],
    ['hidden', (part?: HTMLElement) => part?.style.setProperty('display', 'none')],
    ['emptied', (part?: HTMLElement) => part?.replaceChildren()],
  ])('[S11] is drawn again after it was %s', async (_name, harm) => {
    await open(['watermark:', '  content: Draft'])
    await expect.poll(size).toBe('300px 300px')
    const before = mark()
    harm(before)
    await expect.poll(() => mark() !== before && mark()?.checkVisibility() && size()).toBe('300px 300px')
    expect(before?.isConnected).toBe(false)
  })

  test('[S11] a page may leave out the watermark of the site', async () => {
    const site = { watermark: { content: 'Site', width: 200, height: 100 } }
    const { unmount } = await open([], { site })
    await expect.poll(size).toBe('200px 100px')
    await unmount()
    await open(['watermark: false'], { site })
    await expect.element(title()).toBeVisible()
    await expect.poll(mark).toBeUndefined()
  })

  test.each([
    ['empty content', ['  content: ""'], /needs content/],
    ['no image', ['  contentType: image'], /needs an image/],
  ])('[S11] [E8] with %s, it is not drawn, and the console says why', async (_name, fields, says) => {
    const said = (['warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    )
    await open(['watermark:', ...fields])
    await expect.poll(() => said.flatMap(({ mock }) => mock.calls.flat()).join('\n')).toMatch(says)
    expect(mark()).toBeUndefined()
    vi.restoreAllMocks()
  })

  test.each([
    'no-preference',
    'reduce',
  ])('[S11] [K21] moves unless the reader wants less motion: %s', async (value) => {
    await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value }] })
    await open(['watermark:', '  content: Draft', '  movable: true'])
    await expect.poll(size).toBe('300px 300px')
    const { animationName, animationDuration } = getComputedStyle(tile() ?? document.body)
    if (value === 'reduce') expect(animationName).toBe('none')
    else expect(`${animationName} ${animationDuration}`).toBe('watermark 200s')
  })

  test('[S11] [D10] rich text is sanitized, without images of other sites', async () => {
    const html =
      '<b>Draft</b><img src=/img/logo.svg width=20><img src=https://evil.example/a.png><img src=x onerror="hacked=1"><script>hacked=1</script>'
    await open(['watermark:', '  contentType: rich-text', `  content: '${html}'`])
    await expect.poll(size).toBe('300px 300px')
    expect('hacked' in window).toBe(false)
    const asked = performance.getEntriesByType('resource').map(({ name }) => name)
    expect(asked.filter((name) => name.includes('evil.example'))).toEqual([])
  })
})
