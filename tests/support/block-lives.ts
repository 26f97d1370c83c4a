import { expect, type Locator, type Page } from '@playwright/test'
import { engineVersion } from '../../scripts/shared/own-command.ts'

/**
 * What a test needs to know about a block, to check that it starts, follows the color scheme, works with the
 * keyboard, and fails gracefully.
 */
export interface BlockLife {
  /** Its name in `data-block`. */
  readonly block: string
  /** The block as written by an editor. */
  readonly written: string
  /** What is shown once it has started. */
  readonly awake: (main: Locator) => Locator
  /** The part of the application that only pages with this block fetch; absent for a block of the first load. */
  readonly file?: RegExp
  /** Returns its look as a text that depends on the color scheme; by default its colors. */
  readonly look?: (awake: Locator) => Promise<string | null>
  /** What the Tab key reaches in it, and what a key does there; absent if it is not interactive. */
  readonly stop?: (main: Locator) => Locator
  readonly press?: (page: Page, main: Locator) => Promise<void>
  /** What readers still see if its file is missing; absent if the block is part of the first load. */
  readonly left?: string
  /** Whether a sentence and a button to try again are then shown: inside text there is not enough space. */
  readonly retries?: boolean
}

const fence = (language: string, source: string) => `\`\`\`${language}\n${source}\n\`\`\``
const pictureOf = (awake: Locator) => awake.getAttribute('src')
const insideOf = (awake: Locator) => awake.innerHTML()
const leads =
  (address: RegExp): BlockLife['press'] =>
  async (page) => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
  }

/** Enlarges an image with a key. */
const enlarges: BlockLife['press'] = async (page, main) => {
  const image = main.locator('figure img').first()
  const width = async () => (await image.boundingBox())?.width ?? 0
  const before = await width()
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(before * 1.2)
}

/** A player of another site loads on a click; until then, nothing is fetched from that site. */
const plays: BlockLife['press'] = async (page, main) => {
  await page.route(/player\.bilibili\.com|youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'player' }),
  )
  await page.keyboard.press('Enter')
  await expect(main.locator('iframe')).toBeVisible()
}

const drawings: readonly BlockLife[] = [
  {
    block: 'mermaid',
    written: fence('mermaid', 'flowchart LR\n  A[Reader] --> B[Storage]'),
    awake: (main) => main.locator('figure img').first(),
    file: /mermaid-/,
    look: pictureOf,
    stop: (main) => main.getByRole('group', { name: /^Diagram/ }),
    press: enlarges,
    left: 'A[Reader]',
    retries: true,
  },
  {
    block: 'flow',
    written: fence('flow', 'st=>start: Begin\ne=>end: Done\nst->e'),
    awake: (main) => main.locator('figure img').first(),
    file: /flow-/,
    look: pictureOf,
    stop: (main) => main.getByRole('group', { name: /^Diagram/ }),
    press: enlarges,
    left: 'st=>start',
    retries: true,
  },
  {
    block: 'echarts',
    written: fence('echarts', '{"xAxis":{"data":["Mon"]},"yAxis":{},"series":[{"type":"bar","data":[1]}]}'),
    awake: (main) => main.locator('figure dialog svg').first(),
    file: /chart-/,
    look: insideOf,
    stop: (main) => main.getByRole('button', { name: 'Full screen' }),
    press: async (page, main) => {
      const width = async () => (await main.locator('figure svg').first().boundingBox())?.width ?? 0
      const before = await width()
      await page.keyboard.press('Enter')
      await expect.poll(width).toBeGreaterThan(before)
    },
    left: '"xAxis"',
    retries: true,
  },
  {
    block: 'demo',
    written: `::: demo Sum\n${fence('html', '<b>Demo words</b>')}\n:::`,
    awake: (main) => main.locator('iframe[sandbox="allow-scripts"]'),
    file: /demo-/,
    look: (frame) =>
      frame
        .contentFrame()
        .locator('html')
        .evaluate((root) => getComputedStyle(root).colorScheme),
    stop: (main) => main.getByRole('button', { name: 'Sum' }),
    press: async (page, main) => {
      await page.keyboard.press('Enter')
      await expect(main.getByRole('button', { name: 'Sum' })).toHaveAttribute('aria-expanded', 'false')
    },
    left: 'Demo words',
    retries: true,
  },
]

const worded: readonly BlockLife[] = [
  {
    block: 'math',
    written: '$$\n\\frac{a}{b}\n$$',
    awake: (main) => main.locator('math'),
    file: /math-/,
    left: '\\frac{a}{b}',
    retries: true,
  },
  {
    block: 'badge',
    written: 'Some <Badge text="New words" type="tip" color="#8a4fb0" /> here.',
    awake: (main) => main.locator('[data-block="badge"][style*="--hue"]'),
    file: /badge-/,
    left: 'New words',
  },
  {
    block: 'card',
    written: '<Card title="Docker" link="./guide/install/docker.md">\n\nInside.\n\n</Card>',
    awake: (main) => main.getByRole('link', { name: 'Docker' }),
    file: /card-/,
    stop: (main) => main.getByRole('link', { name: 'Docker' }),
    press: leads(/docker\.html$/),
    left: 'Inside.',
    retries: true,
  },
  {
    block: 'catalog',
    written: '<Catalog base="/guide/install/" />',
    awake: (main) =>
      main.getByRole('navigation', { name: 'Pages of this section' }).getByRole('link').first(),
    file: /catalog-/,
    stop: (main) => main.getByRole('navigation', { name: 'Pages of this section' }).getByRole('link').first(),
    press: leads(/guide\/install\/.+/),
    left: 'The end.',
    retries: true,
  },
  {
    block: 'filter-list',
    written: '<FilterList label="Find a page">\n\n- [Docker](/guide/install/docker.md)\n\n</FilterList>',
    awake: (main) =>
      main.getByRole('searchbox', { name: 'Find a page' }).and(main.locator(':not([readonly])')),
    stop: (main) => main.getByRole('searchbox', { name: 'Find a page' }),
    press: async (page, main) => {
      await page.keyboard.type('nothing')
      await expect(main.getByRole('link', { name: 'Docker' })).toHaveCount(0)
    },
  },
  {
    block: 'filter-table',
    written:
      '<FilterTable filters="2">\n\n| Driver | Kind |\n| --- | --- |\n| Local | Folder |\n| S3 | Bucket |\n\n</FilterTable>',
    awake: (main) => main.getByRole('searchbox'),
    file: /filter-table-/,
    stop: (main) => main.getByRole('searchbox'),
    press: async (page, main) => {
      await page.keyboard.type('Buck')
      await expect(main.getByRole('search').getByRole('status')).toHaveText('1 row of 2')
    },
    left: 'Bucket',
    retries: true,
  },
  {
    block: 'download',
    written: '<Download href="/img/logo.svg" text="File words" />',
    awake: (main) => main.getByRole('link', { name: 'File words' }),
    file: /download-/,
    stop: (main) => main.getByRole('link', { name: 'File words' }),
    press: async (page) => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
      expect(file.suggestedFilename()).toBe('logo.svg')
    },
    left: 'File words',
  },
  {
    block: 'pricing',
    written: '<Pricing name="Pro" price="CNY 5" link="./guide/install/docker.md" text="Read on" />',
    awake: (main) => main.getByText('CNY 5'),
    file: /pricing-/,
    stop: (main) => main.getByRole('link', { name: 'Read on' }),
    press: leads(/docker\.html$/),
    left: 'The end.',
    retries: true,
  },
  {
    block: 'self-check',
    written: '<SelfCheck />',
    awake: (main) => main.getByRole('row', { name: `Engine version ${engineVersion}` }),
    file: /self-check-/,
    stop: (main) => main.getByRole('button', { name: 'Copy the report' }),
    press: async (page, main) => {
      await page.keyboard.press('Enter')
      await expect(main.getByText('Copied')).toBeVisible()
    },
    left: 'The end.',
    retries: true,
  },
  {
    block: 'keep-site',
    written: '<KeepSite />',
    awake: (main) => main.getByRole('region', { name: 'English' }),
    file: /keep-panel-/,
    stop: (main) => main.getByRole('button').first(),
    left: 'The end.',
    retries: true,
  },
]

const media: readonly BlockLife[] = [
  {
    block: 'video',
    written: '<VideoPlayer src="/img/film.wmv" title="Film words" />',
    awake: (main) => main.locator('figcaption', { hasText: 'Film words' }),
    file: /media-player-/,
    stop: (main) => main.locator('video'),
    left: 'Film words',
    retries: true,
  },
  {
    block: 'audio',
    written: '<AudioPlayer src="/img/talk.wma" title="Talk words" />',
    awake: (main) => main.locator('figcaption', { hasText: 'Talk words' }),
    file: /media-player-/,
    stop: (main) => main.locator('audio'),
    left: 'Talk words',
    retries: true,
  },
  {
    block: 'bilibili',
    written: '<BiliBili bvid="BV1xx411c7mD" title="Bili words" />',
    awake: (main) => main.getByRole('button', { name: /Bili words/ }),
    file: /embedded-player-/,
    stop: (main) => main.getByRole('button', { name: /Bili words/ }),
    press: plays,
    left: 'Bili words',
    retries: true,
  },
  {
    block: 'youtube',
    written: '<YouTube id="jNQXAC9IVRw" title="Tube words" />',
    awake: (main) => main.getByRole('button', { name: /Tube words/ }),
    file: /embedded-player-/,
    stop: (main) => main.getByRole('button', { name: /Tube words/ }),
    press: plays,
    left: 'Tube words',
    retries: true,
  },
]

const early: readonly BlockLife[] = [
  {
    block: 'tabs',
    written: '::: tabs\n@tab Linux\nPenguin.\n@tab Windows\nGlass.\n:::',
    awake: (main) => main.getByRole('tabpanel', { name: 'Linux' }),
    stop: (main) => main.getByRole('tab', { name: 'Linux' }),
    press: async (page, main) => {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(main.getByRole('tabpanel', { name: 'Windows' })).toHaveText('Glass.')
    },
  },
  {
    block: 'route',
    written: '::: route\n`GET` `POST` `/api/fs/list`\n:::',
    awake: (main) => main.getByRole('button', { name: 'Copy the path' }),
    stop: (main) => main.getByRole('button', { name: 'Copy the path' }),
    press: async (page, main) => {
      await page.keyboard.press('Enter')
      await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible()
    },
  },
  {
    block: 'preview',
    written: '<Preview />',
    awake: (main) => main.getByRole('textbox', { name: 'Markdown' }),
    file: /page-preview-/,
    stop: (main) => main.getByRole('textbox', { name: 'Markdown' }),
    press: async (page, main) => {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText('---\ntitle: A draft\n---\n\nWritten here.')
      await expect(main.getByRole('region', { name: 'Preview' })).toContainText('Written here.')
    },
    left: 'The end.',
    retries: true,
  },
  {
    block: 'tool',
    written: '<Tool name="wopan-token" />',
    awake: (main) => main.getByRole('textbox').first(),
    file: /page-tool-/,
    stop: (main) => main.getByRole('textbox').first(),
    press: async (page, main) => {
      await page.keyboard.type('13800000000')
      await expect(main.getByRole('textbox').first()).toHaveValue('13800000000')
    },
    left: 'The end.',
    retries: true,
  },
  {
    block: 'local-tool',
    written: '<LocalTool name="permissions" />',
    awake: (main) => main.getByRole('textbox').first(),
    file: /page-local-tool-/,
    stop: (main) => main.getByRole('textbox').first(),
    press: async (page, main) => {
      await page.keyboard.press('Control+A')
      await page.keyboard.type('8')
      await expect(main.getByRole('table')).toContainText('Yes')
      await expect(page).toHaveURL(/#\?number=8$/)
    },
    left: 'The end.',
    retries: true,
  },
  {
    // This site has no blocks of its own: only the content of the tag is shown.
    block: 'own-block',
    written: '<OwnBlock name="stock-level">\n\nNo stock.\n\n</OwnBlock>',
    awake: (main) => main.getByText('No stock.'),
    file: /own-block-/,
    left: 'No stock.',
    retries: true,
  },
  {
    block: 'code',
    written: fence('yaml', `services:\n${'  - one # comment\n'.repeat(40)}`),
    awake: (main) => main.locator('.hljs-comment').first(),
    file: /highlight-/,
    stop: (main) => main.getByRole('button', { name: 'Show all lines' }),
    press: async (page, main) => {
      await page.keyboard.press('Enter')
      await expect(main.getByRole('button', { name: 'Show fewer lines' })).toBeVisible()
    },
    left: 'services:',
  },
]

/** Every block, and code, which has no row in the registry. */
export const blockLives: readonly BlockLife[] = [...early, ...drawings, ...worded, ...media]
