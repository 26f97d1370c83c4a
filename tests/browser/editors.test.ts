import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../scripts/content/list-files.ts'
import { builtSite } from '../../scripts/serve/static-server.ts'
import { hashOf } from '../../scripts/shared/hash-of.ts'
import { textMark } from '../../src/content/text-mark.ts'
import { copyBuiltSite, replaceContent } from '../support/built-copy.ts'
import { journey } from '../support/journey.ts'
import { expect, startSite, test, titleOf } from '../support/site.ts'

test.describe('[X9] an unknown page lists the most similar pages', () => {
  test('in English, without waiting for them; a click opens one', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/manifest/*.json', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/guide/instal/dokcer.html')
    await expect(titleOf(page)).toContainText('Page not found')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
    release()
    const near = page.getByRole('main').getByRole('list')
    await expect(near.getByRole('link').first()).toContainText('/guide/install/docker.html')
    await near.getByRole('link').first().click()
    await expect(titleOf(page)).toHaveText('Docker')
    await expect(page).toHaveURL(/\/guide\/install\/docker\.html$/)
  })

  test('in Chinese, by the title of a page; an invented path gets no list', async ({ page }) => {
    await page.goto('/zh/guide/drivers/百度网盘.html')
    await expect(page.getByRole('heading', { name: '你要找的是不是这些？' })).toBeVisible()
    const first = page.getByRole('main').getByRole('listitem').first()
    await expect(first).toContainText('/zh/guide/drivers/baidu.html')
    const shards = page.waitForResponse(/\/manifest\//)
    await page.goto('/zh/qqqqzzzz/wwww.html')
    await shards
    await expect(titleOf(page)).toContainText('页面不存在')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
  })
})

test(
  '[X4] readers never load the list of issues, which a development server of the built application shows',
  journey(),
  async ({ page, site }) => {
    const files = await filesBelow(builtSite)
    const texts = await Promise.all(
      files
        .filter((file) => /\.(?:js|css|html)$/.test(file))
        .map((file) => readFile(join(builtSite, file), 'utf8')),
    )
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.some((text) => /previewDraft:`[^`]*\.draft`/.test(text))).toBe(true)
    expect(files.filter((file) => file.includes('/page-issues-')).length).toBeGreaterThan(0)
    await page.goto('/guide/webdav.html')
    await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeVisible()
    expect(site.requests.filter((path) => /page-issues|live-content/.test(path))).toEqual([])
  },
)

test(
  '[X12] [R7] an outdated translation, and a page without a translation, have a note below the title',
  journey(),
  async ({ page }) => {
    const copy = await copyBuiltSite()
    const original = '# Original\n\nThe newest text.\n'
    await replaceContent(copy.root, {
      'site.json': '{ "translateGuide": "how.html" }',
      'en/README.md': '# Home',
      'zh/README.md': '# 首页',
      'en/how.md': '# How',
      'zh/how.md': '# 怎么翻译',
      'en/named.md': original,
      'zh/named.md': '---\ntitle: 译文\nbasedOn: "0123456789abcdef"\n---\n\n旧的内容。\n',
      'en/current.md': original,
      'zh/current.md': `---\ntitle: 新译文\nbasedOn: "${hashOf(original)}"\n---\n\n新的内容。\n`,
      'en/dated.md': original,
      'zh/dated.md': '# 旧译文\n',
      'en/only.md': original,
    })
    // Output of the history command if the original has the later commit.
    await mkdir(join(copy.root, 'history/zh'), { recursive: true })
    await writeFile(join(copy.root, 'history/folders.json'), '["zh"]')
    const history = { updatedTime: '2026-03-01T00:00:00Z', contributors: [], behind: true }
    const file = await readFile(join(copy.root, 'content/zh/dated.md'), 'utf8')
    await writeFile(
      join(copy.root, 'history/zh/history.json'),
      JSON.stringify({ 'dated.md': { hash: hashOf(file), textMark: textMark(file), ...history } }),
    )
    const site = await startSite(copy.root)
    try {
      const note = page.getByRole('note')
      for (const path of ['/zh/named.html', '/zh/dated.html']) {
        await page.goto(site.address + path)
        await expect(note, path).toContainText('查看较新的英文原文')
        // It comes late and lies between title and text, without moving either.
        const [above, here, below] = await page.evaluate(() =>
          ['main h1', '[role="note"]', '.prose'].map((name) =>
            document.querySelector(name)?.getBoundingClientRect(),
          ),
        )
        expect(here?.top, path).toBeGreaterThanOrEqual(above?.bottom ?? 0)
        expect(here?.bottom, path).toBeLessThanOrEqual(below?.top ?? 0)
      }
      await expect(note.getByRole('link', { name: '参与翻译' })).toHaveAttribute('href', '/zh/how.html')
      await note.getByRole('link', { name: '查看较新的英文原文' }).click()
      await expect(titleOf(page)).toHaveText('Original')
      await expect(page).toHaveURL(/\/dated\.html$/)
      await expect(note).toHaveCount(0)

      await page.goto(`${site.address}/zh/current.html`)
      await expect(titleOf(page)).toHaveText('新译文')
      await expect(note).toHaveCount(0)

      await page.goto(`${site.address}/zh/only.html`)
      await expect(note).toContainText('本页尚未翻译，以下是英文原文。')
      await expect(note).toHaveAttribute('lang', 'zh-CN')
      await expect(note.getByRole('link', { name: '查看原文' })).toHaveAttribute('href', '/only.html')
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    } finally {
      await site.stop()
      await copy.remove()
    }
  },
)
