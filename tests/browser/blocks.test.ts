import { readdirSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { builtSite } from '../../scripts/serve/static-server.ts'
import { everythingAsked } from '../support/everything-asked.ts'
import { journey } from '../support/journey.ts'
import { expect, test } from '../support/sample.ts'
import type { Site } from '../support/site.ts'

const fence = (language: string, source: string) => `\`\`\`${language}\n${source}\n\`\`\``
const diagram = fence('mermaid', 'flowchart LR\n  A[Reader] --> B[Storage]')
const flow = (preset: string) =>
  fence(`flow${preset}`, 'st=>start: Begin\ncond=>condition: Well?\ne=>end: Done\nst->cond\ncond(yes)->e')
const chart = fence(
  'echarts',
  '{"xAxis":{"data":["Mon","Tue"]},"yAxis":{},"tooltip":{"formatter":"<img src=x onerror=document.title=1>"},"series":[{"type":"bar","data":[1,2]}]}',
)

/** Drawings start after 800 ms near the viewport and then load their library. */
const drawn = { timeout: 20_000 }
const picture = (page: Page) => page.locator('figure img').first()
const svgOf = async (page: Page) => {
  const source = (await picture(page).getAttribute('src')) ?? ''
  return decodeURIComponent(source.slice(source.indexOf(',') + 1))
}
const chooseScheme = (page: Page, scheme: 'light' | 'dark') =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, scheme)
const scripts = (site: Site) => site.requests.filter((path) => /^\/assets\/.*\.js/.test(path))

/** Lazily loaded files by name: everything needed only by pages that use a certain construct. */
const lateParts = [
  ...['highlight-', 'languages/', 'diagram-view-', 'mermaid-', 'flow-', 'use-drawing-', 'diagrams/'],
  ...[
    'chart-',
    'light-library-',
    'charts/',
    'demo-',
    'math-',
    'Temml-',
    'badge-',
    'card-',
    'catalog-',
    'download-',
  ],
  ...[
    'pricing-',
    'media-player-',
    'embedded-player-',
    'image-zoom-',
    'includes-',
    'js-yaml-',
    'article-worker-',
  ],
  ...['notice-popup-', 'page-tool-', 'diagram-frame'],
]

test(
  '[D1] [D4] [D5] [D6] [D7] [D8] [D9] a page of text loads no part that other constructs need',
  journey(),
  async ({ page, site, sample }) => {
    const built = readdirSync(builtSite, { recursive: true, encoding: 'utf8' }).map((file) =>
      file.replaceAll('\\', '/'),
    )
    const names = (part: string) => new RegExp(`(?:^|/)${part}`)
    // A part that was renamed would never be found.
    expect(lateParts.filter((part) => !built.some((file) => names(part).test(file)))).toEqual([])
    await sample.open(
      'Plain **text**, ==marks==, :rocket:, H~2~O, a [link](./faq/README.md), a list:\n\n- one\n- [ ] two\n\n## Heading {#id}\n\n::: tip\nText\n:::\n\n::: tabs\n@tab A\na\n@tab B\nb\n:::\n\n| a |\n| - |\n| b |\n\n<kbd>K</kbd>[^1]\n\n[^1]: Note',
    )
    await page.waitForLoadState('networkidle')
    expect(site.requests.filter((path) => lateParts.some((part) => names(part).test(path)))).toEqual([])
  },
)

test.describe('code', () => {
  const yaml = fence('yaml title="a.yml" {2}', 'services:\n  files: # comment\n    image: x')

  test('[D4] a language fetches its own grammar and no other', async ({ page, site, sample }) => {
    await sample.open(yaml)
    await expect(page.locator('pre .hljs-comment')).toHaveText('# comment')
    // The code for highlighting is next to its grammars.
    expect(scripts(site).filter((path) => /languages\/(?!highlight-)/.test(path))).toHaveLength(1)
  })

  test('[D4] an unknown language, and a grammar that is gone, leave plain text', async ({
    page,
    sample,
    consoleMessages,
  }) => {
    sample.lose(/languages\//)
    await sample.open(`${yaml}\n\n${fence('nosuchlanguage', 'a <b> c')}`)
    await expect(page.locator('pre', { hasText: 'a <b> c' })).toBeVisible()
    await expect.poll(() => consoleMessages.some((text) => text.includes('is not highlighted'))).toBe(true)
    await expect(page.locator('pre', { hasText: 'services' })).toHaveText(
      'services:\n  files: # comment\n    image: x\n',
    )
  })

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 800 } })

    /** Checks that a button can be tapped: inside a window of 320 px, and at least 24 px wide and high (WCAG 2.5.8). */
    async function expectTouchable(button: Locator) {
      const box = await button.boundingBox()
      if (!box) throw new Error('The button has no box.')
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(320)
      return box
    }

    test('[K2] [S9] up to 419 px, a menu of the block copies instead of the button', async ({
      page,
      context,
      sample,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await sample.open(fence('bash', '$ files start\nstarted'))
      const copy = page.getByRole('button', { name: 'Copy', exact: true })
      const more = page.getByRole('button', { name: 'More actions' })
      await expect(more).toBeVisible()
      await expect(copy).toBeHidden()
      const code = await page.locator('pre').boundingBox()
      const place = await expectTouchable(more)
      expect(place.y + place.height).toBeLessThanOrEqual(code?.y ?? 0)
      await more.tap()
      await expectTouchable(copy)
      await copy.tap()
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('files start')
      await page.getByRole('heading', { level: 1 }).tap()
      await expect(page.getByRole('button', { name: 'Copied' })).toBeHidden()
      await page.setViewportSize({ width: 419, height: 800 })
      await expect(more).toBeVisible()
      await page.setViewportSize({ width: 420, height: 800 })
      await expect(copy).toBeVisible()
    })
  })

  test('[X8] the reader’s own address appears in the examples of every page and is stored; a token is kept in memory only', async ({
    page,
    sample,
  }) => {
    await sample.open(fence('bash', 'curl http://localhost:5244/ping -H YOUR_TOKEN'))
    await page.getByRole('button', { name: 'Your address' }).click()
    await page.getByLabel('Address of your server').fill('nas.lan:8080')
    await page.getByLabel('Token').fill('own-secret-1')
    await page.keyboard.press('Enter')
    await expect(page.locator('pre')).toHaveText('curl http://nas.lan:8080/ping -H own-secret-1\n')
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).toContain('nas.lan:8080')
    expect(kept).not.toContain('own-secret-1')
    await page.reload()
    await expect(page.locator('pre')).toHaveText('curl http://nas.lan:8080/ping -H YOUR_TOKEN\n')
  })
})

test.describe('mermaid', () => {
  test(
    '[D6] [S3] is drawn in a separate frame, shown as an image, and drawn again in the other color scheme',
    journey(),
    async ({ page, sample }) => {
      await sample.open(diagram)
      await expect(picture(page)).toBeVisible(drawn)
      const light = await svgOf(page)
      expect(light).toContain('Reader')
      expect(await picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
        100,
      )
      await chooseScheme(page, 'dark')
      await expect.poll(() => svgOf(page), drawn).toContain('#ccc')
      expect(await svgOf(page)).toMatch(/#fff(?:fff)?\b/)
      expect(await page.locator('main svg[id^="diagram-"]').count()).toBe(0)
    },
  )

  const files = (site: Site) => site.requests.filter((path) => /assets\/diagram|diagram-frame/.test(path))

  test('[K7] no part of it is fetched until it was near the viewport for 800 ms', async ({
    page,
    site,
    sample,
  }) => {
    await page.clock.install()
    await sample.open(`${'Text.\n\n'.repeat(120)}${diagram}`)
    await page.clock.pauseAt(Date.now() + 60_000)
    await everythingAsked(page, 'no frames')
    const before = files(site)
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.locator('main .prose > *').last()).toBeInViewport()
    await page.clock.runFor(799)
    await everythingAsked(page, 'no frames')
    expect(files(site)).toEqual(before)
    await page.clock.resume()
    await expect(picture(page)).toBeVisible(drawn)
  })

  test('[D6] [X11] a diagram can be zoomed, moved, and shown in full screen with the keyboard', async ({
    page,
    sample,
  }) => {
    await sample.open(diagram)
    await expect(picture(page)).toBeVisible(drawn)
    const pane = page.getByRole('group', { name: /^Diagram/ }).first()
    await pane.focus()
    const before = await picture(page).boundingBox()
    await page.keyboard.press('+')
    await expect
      .poll(async () => (await picture(page).boundingBox())?.width)
      .toBeGreaterThan((before?.width ?? 0) * 1.3)
    const zoomed = await picture(page).boundingBox()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await picture(page).boundingBox())?.x).toBeGreaterThan(zoomed?.x ?? 0)
    await page.keyboard.press('0')
    await expect.poll(async () => (await picture(page).boundingBox())?.width).toBe(before?.width)

    const open = page.getByRole('button', { name: 'Full screen' })
    await open.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img')).toBeVisible()
    expect((await dialog.boundingBox())?.width).toBe(page.viewportSize()?.width)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
  })

  test('[X11] on a phone, a diagram is complete, sideways flowcharts run downward, and the tools cover nothing', async ({
    page,
    sample,
  }) => {
    const steps = ['Reader', 'Reverse proxy', 'File server', 'Storage driver', 'Cloud service', 'Download']
    const chain = steps.map((step, at) => `  N${at}[${step}]`).join(' -->\n')
    const actors = steps.map((step, at) => `  participant P${at} as ${step}`).join('\n')
    await page.setViewportSize({ width: 390, height: 844 })
    await sample.open(
      `## Path of a download\n\n${fence('mermaid', `flowchart LR\n${chain}`)}\n\n## Turns\n\n${fence('mermaid', `sequenceDiagram\n${actors}\n  P0->>P5: ask`)}`,
    )
    const measured = (name: string) =>
      page.getByRole('img', { name }).evaluate((image: HTMLImageElement) => ({
        isTall: image.naturalHeight > image.naturalWidth,
        text: (14 * image.clientWidth) / image.naturalWidth,
        isWhole: image.clientWidth <= innerWidth,
      }))
    const down = page.getByRole('img', { name: 'Diagram: Path of a download' })
    await expect(down).toBeVisible(drawn)
    await expect.poll(async () => (await measured('Diagram: Path of a download')).isTall, drawn).toBe(true)
    await page.getByRole('heading', { name: 'Turns' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('img', { name: 'Diagram: Turns' })).toBeVisible(drawn)
    for (const [name, least] of [
      ['Diagram: Path of a download', 11.99],
      ['Diagram: Turns', 5.99],
    ] as const)
      expect((await measured(name)).text, name).toBeGreaterThanOrEqual(least)
    expect((await measured('Diagram: Path of a download')).isWhole).toBe(true)
    const figure = page.locator('figure').first()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await figure.scrollIntoViewIfNeeded()
      const pane = await figure.getByRole('group').boundingBox()
      const tools = await figure.getByRole('toolbar').boundingBox()
      expect(tools?.y, `at ${width} px`).toBeGreaterThanOrEqual((pane?.y ?? 0) + (pane?.height ?? 0) - 1)
    }
  })

  test('[X11] its source can be copied, and the image saved without scripts', async ({
    page,
    context,
    sample,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await sample.open(
      fence('mermaid', 'flowchart LR\n  A[Reader] --> B\n  click A href "javascript:alert(1)"'),
    )
    await expect(picture(page)).toBeVisible(drawn)
    await picture(page).hover()
    await page.getByRole('button', { name: 'Copy the source' }).click()
    await expect(page.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('A[Reader] --> B')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as SVG' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('diagram.svg')
    expect(await svgOf(page)).not.toMatch(/javascript:|<script| on\w+=/)
  })

  test(
    '[D6] [D10] code in a source does not run, load files, or change styles',
    journey(),
    async ({ page, site, sample }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await sample.open(
        [
          fence(
            'mermaid',
            '---\nconfig:\n  themeCSS: ".node{background:url(/smuggled-a)}"\n  fontFamily: "x;background:url(/smuggled-b)"\n---\nflowchart LR\n  A-->B',
          ),
          fence(
            'mermaid',
            `%%{init: {"securityLevel": "loose", "themeCSS": "*{background:url(/smuggled-c)}"}}%%\nflowchart LR\n  A["<img src=x onerror='parent.document.title=1'>"]-->B`,
          ),
          fence(
            'mermaid',
            'flowchart LR\n  A@{ img: "/smuggled-d.png", label: "x", h: 40 }\n  A-->B\n  classDef evil background:url(/smuggled-e),fill:url(/smuggled-f)\n  class B evil',
          ),
        ].join('\n\n'),
      )
      await page.evaluate(() => scrollTo(0, 9999))
      await expect(page.locator('figure img, [role=alert]')).toHaveCount(3, drawn)
      await everythingAsked(page)
      expect([...asked, ...site.requests].filter((url) => url.includes('smuggled'))).toEqual([])
      await expect(page).toHaveTitle(/Sample/)
    },
  )

  test('[D6] [E10] a source that cannot be drawn is shown, and the rest of the page works', async ({
    page,
    sample,
  }) => {
    await sample.open(`${fence('mermaid', 'flowchart LR\n  A[[[broken')}\n\n${diagram}\n\nThe end.`)
    await expect(page.getByRole('alert')).toContainText('could not be shown', drawn)
    await expect(page.locator('pre', { hasText: 'A[[[broken' })).toBeVisible()
    await expect(picture(page)).toBeVisible(drawn)
    await expect(page.getByText('The end.')).toBeVisible()
  })

  for (const [what, path] of [
    ['its block', /assets\/.*mermaid-[^/]*\.js/],
    ['the library', /assets\/.*draw-mermaid/],
    ['the frame', /diagram-frame\.html/],
    ['the script of the frame', /assets\/.*diagram-frame/],
  ] as const) {
    test(`[D6] [E5] [E10] if ${what} cannot be loaded, the source is shown, the page works, and a second try is possible`, async ({
      page,
      sample,
    }) => {
      await page.addInitScript(() => {
        addEventListener('preload-error', (event) => {
          document.documentElement.dataset.heard = String(event.cancelable)
        })
      })
      sample.lose(path)
      await sample.open(`${diagram}\n\nThe end.`)
      await expect(page.getByRole('alert')).toContainText('could not be loaded', drawn)
      await expect(page.locator('pre', { hasText: 'A[Reader]' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-heard', 'true')
      await expect(page.getByText('The end.')).toBeVisible()
      sample.lose(undefined)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(picture(page)).toBeVisible(drawn)
    })
  }
})

test.describe('flowcharts', () => {
  test('[D8] [S3] a flowchart has the colors of its preset, the words Yes and No, and both schemes', async ({
    page,
    sample,
  }) => {
    await sample.open(flow(':vue'))
    await expect(picture(page)).toBeVisible(drawn)
    expect(await svgOf(page)).toMatch(/Begin[\s\S]*Yes/)
    expect(await svgOf(page)).toContain('stroke-width="2"')
    await chooseScheme(page, 'dark')
    await expect.poll(() => svgOf(page), drawn).toContain('#ccc')
    expect(await svgOf(page)).toMatch(/#fff(?:fff)?\b/)
    await expect(picture(page)).toHaveAttribute('alt', 'Diagram: Sample')
  })

  test('[K11] [D8] the scale follows the window', async ({ page, sample }) => {
    await page.setViewportSize({ width: 1400, height: 800 })
    await sample.open(flow(''))
    await expect(picture(page)).toBeVisible(drawn)
    const width = async () => Number(await picture(page).getAttribute('width'))
    const whole = await width()
    await page.setViewportSize({ width: 900, height: 800 })
    await expect.poll(async () => (await width()) / whole, drawn).toBeCloseTo(0.9, 1)
    await page.setViewportSize({ width: 400, height: 800 })
    await expect.poll(async () => (await width()) / whole, drawn).toBeCloseTo(0.8, 1)
  })

  test('[D8] [D10] [E10] links do not run, and a node named __proto__ does not hang the page', async ({
    page,
    sample,
  }) => {
    await sample.open(
      `${fence('flow', '__proto__=>start: A\ne=>end: B\n__proto__->e')}\n\n${fence('flow', 'a=>start: A:>javascript:document.title=1\ne=>end: B\na->e')}`,
    )
    await expect(page.getByRole('alert')).toBeVisible(drawn)
    await expect(picture(page)).toBeVisible(drawn)
    expect(await svgOf(page)).not.toContain('javascript')
  })

  test('[D8] [E5] if its library cannot be loaded, the source is shown', async ({ page, sample }) => {
    sample.lose(/assets\/.*draw-flow/)
    await sample.open(flow(''))
    await expect(page.getByRole('alert')).toBeVisible(drawn)
    await expect(page.locator('pre', { hasText: 'st=>start' })).toBeVisible()
  })
})

test.describe('charts', () => {
  const svg = 'figure dialog svg'

  test('[D7] [S3] [D10] a chart is drawn from JSON, again in the other color scheme, and without HTML of the source', async ({
    page,
    sample,
  }) => {
    await sample.open(chart)
    await expect(page.locator(svg).getByText('Mon')).toBeVisible(drawn)
    await chooseScheme(page, 'dark')
    await expect.poll(() => page.locator(svg).first().innerHTML(), drawn).toMatch(/#ccc/)
    await page.locator('figure svg').first().hover()
    await everythingAsked(page)
    await expect(page.locator('figure img')).toHaveCount(0)
    await expect(page).toHaveTitle(/Sample/)
  })

  test('[X11] [K6] full screen opens and closes with the keyboard, and the chart follows its size', async ({
    page,
    sample,
  }) => {
    await sample.open(chart)
    await expect(page.locator(svg).getByText('Mon')).toBeVisible(drawn)
    const open = page.getByRole('button', { name: 'Full screen' })
    await open.focus()
    await page.keyboard.press('Enter')
    const window = page.viewportSize()?.width ?? 0
    await expect
      .poll(async () => (await page.locator('figure svg').first().boundingBox())?.width)
      .toBeGreaterThan(window * 0.8)
    await page.keyboard.press('Escape')
    await expect
      .poll(async () => (await page.locator('figure svg').first().boundingBox())?.width)
      .toBeLessThan(window * 0.7)
  })

  test('[D7] [E10] with invalid JSON or without its library, the source of a chart is shown', async ({
    page,
    sample,
  }) => {
    await sample.open(fence('echarts', 'const option = { title: alert(1) }'))
    await expect(page.getByRole('alert')).toBeVisible(drawn)
    await expect(page.locator('pre', { hasText: 'const option' })).toBeVisible()
    sample.lose(/light-library/)
    await sample.open(chart)
    await expect(page.getByRole('alert')).toBeVisible(drawn)
    sample.lose(undefined)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator(svg).getByText('Mon')).toBeVisible(drawn)
  })
})

test.describe('demos', () => {
  const html = '<button id="b">Go</button><p id="o">idle</p>'
  const demo = (js: string) =>
    `::: normal-demo Counter\n${fence('html', html)}\n${fence('css', '#o { height: 50px; margin: 0 }')}\n${fence('js', js)}\n:::`
  const run =
    "document.getElementById('b').onclick = () => { document.getElementById('o').textContent = 'done' }"

  test('[D5] [K8] a demo runs in a frame, opens at its height with 13.8 px text, and folds with the keyboard', async ({
    page,
    sample,
  }) => {
    await sample.open(demo(run))
    const inside = page.frameLocator('iframe[sandbox="allow-scripts"]')
    await inside.getByRole('button', { name: 'Go' }).click(drawn)
    await expect(inside.locator('#o')).toHaveText('done')
    const toggle = page.getByRole('button', { name: 'Counter' })
    const body = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`)
    await expect
      .poll(() =>
        body.evaluate(
          (box) => Number.parseFloat(box.style.blockSize) - (box.firstElementChild?.clientHeight ?? 0),
        ),
      )
      .toBeCloseTo(13.8, 1)
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await body.boundingBox())?.height).toBeLessThan(2)
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await body.boundingBox())?.height).toBeGreaterThan(50)
  })

  test(
    '[D5] [D10] a demo has no origin, no access to the page, and no network',
    journey(),
    async ({ page, site, sample }) => {
      const js = `
      const tell = (text) => { document.getElementById('o').textContent += ' ' + text }
      tell(self.origin)
      try { parent.document.title = 'x'; tell('reached') } catch { tell('kept out') }
      try { localStorage.x = 1; tell('stored') } catch { tell('no storage') }
      fetch('${site.address}/smuggled').catch(() => tell('no fetch'))
      new Image().src = '${site.address}/smuggled.png'`
      await sample.open(demo(js))
      const output = page.frameLocator('iframe[sandbox]').locator('#o')
      await expect(output).toContainText('no fetch', drawn)
      await expect(output).toContainText('null kept out no storage')
      expect(site.requests.filter((path) => path.includes('smuggled'))).toEqual([])
    },
  )

  test('[D5] an error of its script is shown as text', async ({ page, sample }) => {
    await sample.open(demo('throw new Error("<b>oops</b>")'))
    await expect(page.getByRole('status').filter({ hasText: '<b>oops</b>' })).toBeVisible(drawn)
  })

  test('[D5] a demo opens in both playgrounds by POST in a new tab, with its texts in their fields', async ({
    page,
    context,
    sample,
  }) => {
    const posts = new Map<string, URLSearchParams>()
    await context.route(/jsfiddle\.net|codepen\.io/, (route) => {
      const request = route.request()
      posts.set(`${request.method()} ${request.url()}`, new URLSearchParams(request.postData() ?? ''))
      return route.fulfill({ contentType: 'text/html', body: 'ok' })
    })
    await sample.open(demo(run))
    for (const name of ['JSFiddle', 'CodePen']) {
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('button', { name }).click(drawn),
      ])
      await tab.waitForLoadState()
      expect(await tab.evaluate(() => window.opener)).toBeNull()
      await tab.close()
    }
    const fiddle = posts.get('POST https://jsfiddle.net/api/post/library/pure/')
    expect([fiddle?.get('html'), fiddle?.get('js')]).toEqual([html, run])
    const pen = JSON.parse(posts.get('POST https://codepen.io/pen/define')?.get('data') ?? '{}')
    expect([pen.html, pen.js]).toEqual([html, run])
  })
})

test.describe('media and images', () => {
  test('[P13] [E5] if the enlarged image cannot be loaded, a message says so, and a second try shows it', async ({
    page,
    sample,
  }) => {
    sample.lose(/assets\/image-zoom-/)
    await sample.open('![The logo =300x300](/img/logo.svg)')
    const open = page.getByRole('button', { name: /Enlarge/ })
    await open.click()
    await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible()
    sample.lose(undefined)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'The logo' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(open).toBeFocused()
  })

  test('[X18] an image that fails shows its text and a button to try again', async ({ page, sample }) => {
    sample.lose(/img\/logo\.svg/)
    await sample.open('![The logo](/img/logo.svg)')
    await expect(page.getByText('could not be loaded')).toBeVisible()
    await expect(page.locator('main').getByText('The logo')).toBeVisible()
    sample.lose(undefined)
    await page.locator('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByAltText('The logo')).toBeVisible()
  })
})

test('[S4] [D3] the chosen tab of a group with an ID stays after a reload', async ({ page, sample }) => {
  await sample.open('::: tabs#os\n@tab Linux\nPenguin.\n@tab Windows\nGlass.\n:::')
  await page.getByRole('tab', { name: 'Windows' }).click()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true')
})
