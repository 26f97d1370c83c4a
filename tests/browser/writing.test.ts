import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, test } from '../support/site.ts'

// The development server needs longer for the application than the fixture waits; only the application shows
// what is checked.
test.use({ waitsForApplication: false })

/** The result of `npm run dev`, with a copy of the content that a test can write to. */
async function startDevelopment() {
  const folder = await mkdtemp(join(tmpdir(), 'writing-'))
  const publicDir = join(folder, 'public')
  await cp('public', publicDir, { recursive: true })
  const server = await createServer({
    publicDir,
    cacheDir: 'node_modules/.cache/writing-test',
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0 },
  })
  await server.listen()
  const { port } = server.httpServer?.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    file: (name: string) => join(publicDir, 'content', name),
    stop: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

test('[X4] npm run dev lists a page’s issues while it is written, in the page’s language, and leads to the line', async ({
  page,
}) => {
  test.setTimeout(180_000)
  // The development server builds the application on the first request.
  const slow = { timeout: 90_000 }
  const site = await startDevelopment()
  try {
    const name = 'en/guide/install/docker.md'
    await page.goto(`${site.address}/guide/install/docker.html`, slow)
    await expect(page.getByText(/^No issues on this page\. The preview does not check files, /)).toBeVisible(
      slow,
    )

    await appendFile(site.file(name), '\n#### Too deep\n')
    await page.getByText('1 error', { exact: true }).click(slow)
    const issues = page.getByRole('list', { name: 'Check' }).getByRole('listitem')
    await expect(issues).toHaveText([/“Too deep” is a level 4 heading/])

    await appendFile(site.file(name), '\n![](./no.png)\n')
    await expect(issues).toHaveCount(2)
    await expect(issues.last()).toContainText('has no alternative text')

    const line = (await readFile(site.file(name), 'utf8')).split('\n').indexOf('#### Too deep') + 1
    await page.route('**/__open-in-editor?*', (route) => route.fulfill({ body: '' }))
    const asked = page.waitForRequest('**/__open-in-editor?*')
    await issues.getByRole('button', { name: `Line ${line}`, exact: true }).click()
    expect(new URL((await asked).url()).searchParams.get('file')).toBe(`public/content/${name}:${line}`)

    await appendFile(site.file('zh/guide/install/docker.md'), '\n#### 太深\n')
    await page.goto(`${site.address}/zh/guide/install/docker.html`, slow)
    await page.getByText('1 个错误', { exact: true }).click(slow)
    await expect(page.getByRole('list', { name: '检查结果' })).toContainText('“太深”是第 4 级标题')
  } finally {
    await site.stop()
  }
})

test('npm run dev reads a long page in its worker', async ({ page, consoleMessages }) => {
  test.setTimeout(180_000)
  const site = await startDevelopment()
  try {
    const started = page.waitForEvent('worker', { timeout: 90_000 })
    await page.goto(`${site.address}/guide/api/fs.html`, { timeout: 90_000 })
    expect((await started).url()).toContain('article-worker')
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible({ timeout: 90_000 })
    expect(consoleMessages).toEqual([])
  } finally {
    await site.stop()
  }
})
