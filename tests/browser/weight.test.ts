import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { resolveConfig } from 'vite'
import { shellFilesOf } from '../../scripts/build/shell-files.ts'
import { builtSite } from '../../scripts/serve/static-server.ts'
import { journey } from '../support/journey.ts'
import { expect, test, titleOf } from '../support/site.ts'

/*
 * What a first visit transfers, in Brotli-compressed bytes, for each kind of page. Bytes do not depend on the
 * machine, so they are a rule; times are measured by `npm run bench`. If a page needs more, load it later, or
 * raise the number here and explain why (docs/performance.md).
 */

// One worker for all tests of this file, because compressing takes longer than loading the pages.
test.describe.configure({ mode: 'default' })
const knownSizes = new Map<string, number>()

/** Returns the size of a built file in Brotli-compressed bytes; 0 if it does not exist. */
async function compressedSize(path: string): Promise<number> {
  const bytes = await readFile(join(builtSite, path)).catch(() => Buffer.alloc(0))
  return bytes.length === 0 ? 0 : brotliCompressSync(bytes).length
}

/** The requested files below `dist`, without the page's own text and images. */
async function weightOf(
  requests: readonly string[],
): Promise<{ readonly total: number; readonly files: string }> {
  const paths = new Set(
    requests
      .map((path) => path.replace(/[?#].*$/, ''))
      .map((path) => (/\.\w+$/.test(path) && !path.endsWith('.html') ? path : '/index.html'))
      .filter((path) => !/\.(?:md|svg|png|webp|ico)$/.test(path)),
  )
  const sizes = await Promise.all(
    [...paths].map(async (path) => {
      const size = knownSizes.get(path) ?? (await compressedSize(path))
      knownSizes.set(path, size)
      return { path, size }
    }),
  )
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  const lines = sizes
    .toSorted((one, other) => other.size - one.size)
    .map(({ path, size }) => `${size} ${path}`)
  return { total: total / 1000, files: lines.join('\n') }
}

/** Kilobytes until frame and text are painted: the document with styles, entry, and views, and the prepared page. */
const firstScreen = 52.5

/** Files that the application needs, some of which are requested while the page is painted. */
const siteFiles = /\/manifest|\/content\/.*\.json$/

/** Kilobytes until a page without a prepared file is painted, with the parser that the application also uses. */
const firstPaint = 102

const kinds = [
  { name: 'a page of text', path: '/guide/install/desktop.html', most: 193.6 },
  { name: 'a long page', path: '/faq/howto.html', most: 201 },
  { name: 'the home page', path: '/', most: 194.1 },
  { name: 'a page with a diagram, before it is drawn', path: '/config/', most: 193.6 },
  { name: 'a page with a tool', path: '/tool/aliyundrive/request.html', most: 220.4 },
]

test.use({ serviceWorkers: 'block', viewport: { width: 412, height: 850 } })

test.describe('without the application', () => {
  test.use({ waitsForApplication: false })

  test(
    `the text of a page without a prepared file is painted after at most ${firstPaint} kB`,
    journey(),
    async ({ page, site }) => {
      // Files of the application must not be requested before the paint; the application never loads here.
      site.setFault((request, response) => {
        if (request.url?.startsWith('/prepared/')) response.writeHead(404).end()
        return /\/assets\/(?:app|main|texts-en)-|^\/prepared\//.test(request.url ?? '')
      })
      await page.goto('/faq/howto.html', { waitUntil: 'commit' })
      await expect(titleOf(page)).toBeVisible()
      const asked = site.requests.filter(
        (path) => !/\/assets\/(?:app|main|texts-en)-|^\/prepared\//.test(path) && !siteFiles.test(path),
      )
      const { total, files } = await weightOf(asked)
      expect(total, files).toBeLessThan(firstPaint)
      expect(files).not.toMatch(/react|highlight|search|giscus/)
    },
  )

  test(`frame and text are painted after at most ${firstScreen} kB`, journey(), async ({ page, site }) => {
    const later = /\/assets\/(?:app|main|page|whole-page|dialect|whole-text|start|rolldown-runtime|texts-en)-/
    site.setFault((request) => later.test(request.url ?? ''))
    await page.goto('/faq/howto.html', { waitUntil: 'commit' })
    await expect(page.locator('.prose > p').first()).toBeVisible()
    const { total, files } = await weightOf(
      site.requests.filter((path) => !later.test(path) && !siteFiles.test(path)),
    )
    expect(total, files).toBeLessThan(firstScreen)
    expect(files).not.toMatch(/\/assets\//)
  })
})

for (const { name, path, most } of kinds) {
  test(
    `the application has started on ${name} after at most ${most} kB`,
    journey(),
    async ({ page, site }) => {
      await page.goto(path)
      await expect(titleOf(page)).toBeVisible()
      await expect(page.locator('#app')).toHaveAttribute('data-painted', 'application')
      await page.waitForLoadState('load')
      // With a prepared page, the parser comes later, for the next page.
      const late = (asked: string) => isLate(asked) || asked.startsWith('/assets/dialect-')
      const { total, files } = await weightOf(site.requests.filter((asked) => !late(asked)))
      expect(total, files).toBeLessThan(most)
    },
  )
}

/** Kilobytes that every reader's device downloads after the first page, and again with every version. */
const savedAhead = 302.6

test(`[O1] the application that is saved ahead has at most ${savedAhead} kB`, journey(), async () => {
  const files = await shellFilesOf(builtSite)
  const { total, files: list } = await weightOf(files.map(({ url }) => `/${url}`))
  expect(total, list).toBeLessThan(savedAhead)
  expect(list).not.toMatch(
    /article-worker|search-|math|highlight|page-tool|preview-|edit|workbench|read-draft|translation/,
  )
})

/**
 * Requests after the page is interactive: highlighting, history, notices, reading history, saved pages and what they import, the
 * worker, prefetched texts, and the images of a page, which load after its text.
 */
const isLate = (path: string) =>
  /\/assets\/(?:registration-|languages\/|diagrams\/|highlight-|notice-popup|short-text|language-modal|modal-|visit-|reading-|own-tick-|kept-languages-|in-parallel-|site-keys-)|^\/img\/product\/|^\/history|notices\.json$|^\/worker|^\/sw/.test(
    path,
  )

test('no script is so large that the build warns about it', async () => {
  const { build } = await resolveConfig({ logLevel: 'silent' }, 'build')
  const folder = join(builtSite, 'assets')
  const scripts = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  const sizes = await Promise.all(scripts.map(async (name) => (await stat(join(folder, name))).size / 1000))
  expect(sizes.length).toBeGreaterThan(10)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(build.chunkSizeWarningLimit)
})
