import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inlineHashesOf } from '../../scripts/publish/inline-hashes.ts'
import { builtSite } from '../../scripts/serve/static-server.ts'
import { copyBuiltSite, leavePages, runIndex } from '../support/built-copy.ts'
import { journey } from '../support/journey.ts'
import { expect, startSite, test, titleOf } from '../support/site.ts'
import { thisSite } from '../support/this-site.ts'

test('[X16] a page can be copied as Markdown with its title, also without a clipboard object, and opened as its source file', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/guide/webdav.html')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await copied()).toMatch(/^# WebDAV\n\n[\s\S]*\n## /)
  await expect(page.getByRole('link', { name: /View as Markdown/ })).toHaveAttribute(
    'href',
    '/content/en/guide/webdav.md',
  )
  // A site on plain http has no clipboard object for writing.
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error('none')),
    })
  })
  await page.goto('/zh/guide/webdav.html')
  await expect(titleOf(page)).toBeVisible()
  await page.getByRole('button', { name: '复制为 Markdown' }).click()
  await expect(page.getByRole('button', { name: '已复制' })).toBeVisible()
  expect(await copied()).toMatch(/^# WebDAV\n\n[\s\S]*[一-鿿]/)
  await expect(page.getByRole('link', { name: /查看 Markdown 原文/ })).toHaveAttribute(
    'href',
    '/content/zh/guide/webdav.md',
  )
})

test(
  '[X16] [O4] the built site contains the files for crawlers and language models, and serves pages with the strict policy',
  journey(),
  async ({ request }) => {
    const of = async (path: string) => {
      const response = await request.get(path)
      return { status: response.status(), headers: response.headers(), text: await response.text() }
    }
    expect((await of('/robots.txt')).text).toContain('User-agent: *')
    expect((await of('/llms.txt')).text).toMatch(new RegExp(`^# ${thisSite.title}\\n\\n> .+\\n\\n## `))
    expect((await of('/zh/llms.txt')).text).toMatch(
      new RegExp(`^# ${thisSite.zhTitle}\\n[\\s\\S]*\\(/content/zh/guide/README\\.md\\)`),
    )
    expect((await of('/zh/llms-full.txt')).text.length).toBeGreaterThan(500_000)
    const raw = await of('/content/zh/guide/webdav.md')
    expect(raw.headers['content-type']).toBe('text/markdown; charset=utf-8')

    const { headers } = await of('/guide/')
    const [policy = '', builtScripts] = (headers['content-security-policy'] ?? '').split(', ')
    const { scripts } = inlineHashesOf(await readFile(join(builtSite, 'index.html'), 'utf8'))
    expect(scripts.length).toBeGreaterThan(0)
    expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`)
    expect(builtScripts).toContain(`script-src *:*/assets/ ${scripts.join(' ')};`)
    expect(policy).not.toContain('unsafe')
    expect(policy).toMatch(
      /object-src 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types default$/,
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect((await of('/tool/dropbox/callback.html')).headers['referrer-policy']).toBe('no-referrer')
    for (const path of [
      '/content/en/nope.md',
      '/assets/nope.js',
      '/manifest/nope.json',
      '/.hosts/nginx.conf',
    ]) {
      const { status, text } = await of(path)
      expect([path, status]).toEqual([path, 404])
      expect(text).not.toContain('id="app"')
    }
  },
)

test('on a host that sets no headers, the policy in the page applies, and any path opens through 404.html', async ({
  page,
  context,
}) => {
  test.slow()
  const copy = await copyBuiltSite()
  await leavePages(copy.root, [
    'en/README.md',
    'en/guide/README.md',
    'en/guide/contribute/markdown.md',
    'en/tool/onedrive/callback.md',
  ])
  const config = join(copy.root, 'content/site.json')
  await writeFile(config, JSON.stringify({ ...JSON.parse(await readFile(config, 'utf8')), pageHeads: false }))
  await runIndex(copy.root, ['--plain-host'])
  await rm(join(copy.root, '_headers'))
  const site = await startSite(copy.root)
  try {
    await page.goto(`${site.address}/guide/contribute/markdown.html`)
    await expect(titleOf(page)).toBeVisible()
    expect(await readFile(join(copy.root, '404.html'), 'utf8')).toBe(
      await readFile(join(copy.root, 'index.html'), 'utf8'),
    )
    // Not the fixture's page, which fails on what is tried here.
    const other = await context.newPage()
    const response = await other.goto(`${site.address}/guide/`)
    expect(response?.headers()).not.toHaveProperty('content-security-policy')
    await expect(titleOf(other)).toBeVisible()
    const ran = await other.evaluate(() => {
      const script = document.createElement('script')
      try {
        script.textContent = 'window.smuggled = true'
      } catch {
        // Trusted Types refuse it in a meta element's policy, too.
        return false
      }
      document.body.append(script)
      return 'smuggled' in window
    })
    expect(ran).toBe(false)
    await page.goto(`${site.address}/tool/onedrive/callback.html`)
    await expect(page.getByRole('note')).toContainText('The token tools are switched off here')
    await expect(page.locator('[data-tool]')).toHaveCount(0)
  } finally {
    await site.stop()
    await copy.remove()
  }
})

test.describe('with page heads', () => {
  test.use({ serviceWorkers: 'allow' })

  test('[X25] a page with its own file has its head before any script, and one head after it; the worker answers it offline', async ({
    page,
    context,
  }) => {
    test.slow()
    const copy = await copyBuiltSite()
    await leavePages(copy.root, [
      'en/README.md',
      'en/guide/README.md',
      'en/guide/webdav.md',
      'zh/guide/webdav.md',
    ])
    const config = join(copy.root, 'content/site.json')
    const { siteUrl: _, ...given } = JSON.parse(await readFile(config, 'utf8')) as Record<string, unknown>
    const site = await startSite(copy.root)
    try {
      await writeFile(config, JSON.stringify({ ...given, siteUrl: site.address, pageHeads: true }))
      await runIndex(copy.root)
      const sent = await (await context.request.get(`${site.address}/zh/guide/webdav.html`)).text()
      expect(sent).toMatch(
        new RegExp(
          `<html[^>]* lang="zh-CN"[\\s\\S]*<title>WebDAV \\| ${thisSite.zhTitle}</title>\\s*<meta name="description"`,
        ),
      )
      const headOf = () =>
        page.evaluate(() =>
          [
            ...document.head.querySelectorAll('meta[name=description], link[rel=canonical], link[hreflang]'),
          ].map((element) => element.getAttribute('content') ?? element.getAttribute('href')),
        )
      await page.goto(`${site.address}/guide/webdav.html`)
      const before = await headOf()
      await expect(titleOf(page)).toBeVisible()
      await expect.poll(async () => page.title()).toBe(`WebDAV | ${thisSite.title}`)
      expect(before).toHaveLength(5)
      expect((await headOf()).toSorted()).toEqual(before.toSorted())
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await expect(titleOf(page)).toBeVisible()
      await context.setOffline(true)
      await page.reload()
      await expect(titleOf(page)).toHaveText('WebDAV')
      await expect.poll(async () => (await headOf()).toSorted()).toEqual(before.toSorted())
    } finally {
      await context.setOffline(false)
      await site.stop()
      await copy.remove()
    }
  })
})

test('[X24] another project’s content on the same application: its name and color, one language, no request that fails', async ({
  page,
}) => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'other-project-'))
  const run = (script: string, ...args: readonly string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', `scripts/${script}`, ...args])
  const docs = join(folder, 'docs')
  await run('new-site/new-site.ts', docs, '--title', 'Acme', '--accent', '#7c3aed')
  await run('new-site/join-site.ts', join(docs, 'content'), '--out', join(folder, 'site'))
  const site = await startSite(join(folder, 'site'))
  try {
    const failed: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url())
    })
    await page.goto(`${site.address}/`)
    await expect(titleOf(page)).toHaveText('Acme')
    await page.getByRole('link', { name: 'Read the guide' }).click()
    await expect(titleOf(page)).toHaveText('Guide')
    await expect(page).toHaveTitle('Guide | Acme')
    await expect(page.getByRole('link', { name: 'Write a page' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Language' })).toHaveCount(0)
    const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent')
    expect(await page.evaluate(accent)).toBe('#7c3aed')
    expect(failed).toEqual([])
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
