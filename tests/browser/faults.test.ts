import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtSite } from '../../scripts/serve/static-server.ts'
import { copyBuiltSite, replaceContent, writeContent } from '../support/built-copy.ts'
import { journey } from '../support/journey.ts'
import { expect, type Fault, startSite, test, titleOf } from '../support/site.ts'

/** Answers matching paths with a status and a text. */
function answer(path: RegExp, status: number, body: string, type = 'text/plain'): Fault {
  return (request, response) => {
    if (!path.test(request.url ?? '')) return false
    response.writeHead(status, { 'content-type': type })
    response.end(body)
    return true
  }
}

/** Answers matching paths with the start of a file, then cuts the connection. */
function cut(path: RegExp, beginning: string): Fault {
  return (request, response) => {
    if (!path.test(request.url ?? '')) return false
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '5000' })
    response.write(beginning)
    response.destroy()
    return true
  }
}

const docker = /\/content\/en\/guide\/install\/docker\.md$/

test.describe('a page that cannot be loaded', () => {
  test(
    '[E9] an exception while a page is loaded is shown inside the frame, with its navigation',
    journey(),
    async ({ page }) => {
      // The browser refuses only the timer that loading a page needs.
      await page.addInitScript(() => {
        const { setTimeout } = window
        Object.assign(window, {
          setTimeout: (...call: Parameters<typeof setTimeout>) => {
            if (call[1] === 600) throw new Error('no timer')
            return setTimeout(...call)
          },
        })
      })
      await page.goto('/guide/install/docker.html')
      await expect(titleOf(page)).toHaveText('This page could not be loaded')
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  )

  test(
    '[E9] a server error is explained, and a second try shows the page',
    journey(),
    async ({ page, site }) => {
      for (const status of [500, 503]) {
        site.setFault(answer(docker, status, 'down'))
        await page.goto('/guide/install/docker.html')
        await expect(titleOf(page)).toHaveText('This page could not be loaded')
        await expect(page).toHaveTitle(/^This page could not be loaded \| /)
        await expect(page.getByRole('alert')).toContainText(`error ${status}`)
      }
      site.setFault(undefined)
      await page.getByRole('button', { name: 'Try again' }).press('Enter')
      await expect(titleOf(page)).toHaveText('Docker')
      await expect(titleOf(page)).toBeFocused()
    },
  )

  test('[E9] a second try shows its progress, even if it fails again', async ({ page, site }) => {
    site.setFault(answer(docker, 503, ''))
    await page.goto('/guide/install/docker.html')
    await expect(page.getByRole('alert')).toContainText('error 503')
    let go = () => {}
    site.setFault((request, response) => {
      if (!docker.test(request.url ?? '')) return false
      go = () => response.writeHead(500).end()
      return true
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    const trying = page.getByRole('main').getByRole('status')
    await expect(trying).toHaveText('Loading…')
    go()
    await expect(page.getByRole('alert')).toContainText('error 500')
    await expect(trying).toHaveCount(0)
  })

  test('[E9] a connection that breaks in the middle causes a message, not half a page', async ({
    page,
    site,
  }) => {
    site.setFault(cut(docker, '# Half'))
    await page.goto('/guide/install/docker.html')
    await expect(page.getByRole('alert')).toContainText('could not be reached')
  })

  test(
    '[E9] while offline, a message says so, and the page loads by itself when the network is back',
    journey(),
    async ({ page, context }) => {
      await page.goto('/faq/')
      await expect(titleOf(page)).toBeVisible()
      await context.setOffline(true)
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
      await expect(page.getByRole('alert')).toContainText('You are offline')
      await context.setOffline(false)
      await expect(titleOf(page)).toHaveText('Pricing')
    },
  )

  test('[E9] [R4] on a host that answers every path with 200 and the application, missing pages are still unknown', async ({
    page,
    site,
  }) => {
    site.setFault(
      answer(/\/content\/.*\.md$/, 200, await readFile(join(builtSite, 'index.html'), 'utf8'), 'text/html'),
    )
    await page.goto('/guide/nope.html')
    await expect(titleOf(page)).toContainText('Page not found')
    site.setFault(
      answer(
        /\/content\/.*nope\.md$/,
        200,
        await readFile(join(builtSite, 'index.html'), 'utf8'),
        'application/octet-stream',
      ),
    )
    await page.goto('/guide/nope.html')
    await expect(titleOf(page)).toContainText('Page not found')
  })

  test('[E9] a page of 10 MB is refused with a message', async ({ page, site }) => {
    site.setFault((request, response) => {
      if (!docker.test(request.url ?? '')) return false
      response.writeHead(200, { 'content-type': 'text/markdown' })
      response.end('word '.repeat(2 * 1024 * 1024))
      return true
    })
    await page.goto('/guide/install/docker.html')
    await expect(page.getByRole('alert')).toContainText('larger than 5.2 MB')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'FAQ', exact: true })
      .click()
    await expect(titleOf(page)).toHaveText('FAQ')
  })

  for (const [name, body] of [
    ['no JSON', '{"format":1,'],
    ['HTML', '<!doctype html><html></html>'],
    ['another form', '{"format":99}'],
  ] as const) {
    test(`[E9] with an unreadable manifest (${name}), the page and the configuration still load`, async ({
      page,
      site,
    }) => {
      site.setFault(answer(/\/manifest\.json$/, 200, body, 'application/json'))
      await page.goto('/guide/install/docker.html')
      await expect(titleOf(page)).toHaveText('Docker')
      const navbar = page.getByRole('navigation', { name: 'Main' })
      await expect(navbar.getByRole('link', { name: 'Config', exact: true })).toBeVisible()
      await expect(navbar.getByRole('link', { name: /^GitHub/ })).toBeVisible()
      const sidebar = page.getByRole('navigation', { name: 'Pages of this section' })
      await expect(sidebar.getByRole('link', { name: 'Docker', exact: true })).toBeVisible()
      await page.goto('/guide/install/docker')
      await expect(page).toHaveURL('/guide/install/docker.html')
      await page.goto('/guide/nope.html')
      await expect(titleOf(page)).toContainText('Page not found')
    })
  }

  test('[E9] with a truncated manifest, only non-canonical addresses fail', async ({ page, site }) => {
    site.setFault(cut(/\/manifest\.json$/, '{"format":1,"conf'))
    await page.goto('/guide/install/docker.html')
    await expect(titleOf(page)).toHaveText('Docker')
    // Only the manifest knows which page an address without its extension means.
    await page.goto('/guide/install/docker')
    await expect(page.getByRole('alert')).toContainText('could not be reached')
  })

  test('broken front matter shows the text, without metadata', async ({ page, site }) => {
    site.setFault(answer(docker, 200, '---\ntitle: [broken\n: {\n---\n\nThe text is here.', 'text/markdown'))
    await page.goto('/guide/install/docker.html')
    await expect(page.getByRole('main')).toContainText('The text is here.')
    await expect(titleOf(page)).toHaveText('docker')
  })
})

test.describe('faults that only the console tells of', () => {
  test(
    '[E6] [E5] a navigation that fails is logged; a part of the application that cannot be loaded costs that page only',
    journey(),
    async ({ page, site, consoleMessages }) => {
      site.setFault((request, response) => {
        const isYaml = /\/assets\/js-yaml-/.test(request.url ?? '')
        if (!isYaml && !docker.test(request.url ?? '')) return false
        response.writeHead(isYaml ? 404 : 200, { 'content-type': 'text/plain' })
        response.end(isYaml ? '' : '---\nfeatures: [{ title: In braces }]\n---\n')
        return true
      })
      await page.goto('/guide/install/docker.html')
      await expect(titleOf(page)).toHaveText('This page could not be loaded')
      await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded.')
      expect(consoleMessages.join('\n')).toContain('Navigation failed.')
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'FAQ', exact: true })
        .click()
      await expect(titleOf(page)).toHaveText('FAQ')
    },
  )

  test('[E5] a page that needs a lost part of the application says that the part is missing, and tries again', async ({
    page,
    site,
  }) => {
    site.setFault((request, response) => {
      const isLost = /\/assets\/includes-/.test(request.url ?? '')
      if (!isLost && !docker.test(request.url ?? '')) return false
      response.writeHead(isLost ? 404 : 200, { 'content-type': 'text/plain' })
      response.end(isLost ? '' : '# Docker\n\nBefore.\n\n<!-- @include: ./part.md -->\n')
      return true
    })
    await page.goto('/guide/install/docker.html')
    await expect(titleOf(page)).toHaveText('This page could not be loaded')
    await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded.')
    site.setFault(answer(docker, 200, '# Docker\n\nThe text is here.', 'text/markdown'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main')).toContainText('The text is here.')
  })

  test('[E5] [E10] if icons, the choice of servers, or the enlarged image cannot be loaded, everything else works', async ({
    page,
    site,
    consoleMessages,
  }) => {
    const lost = ['icon-set', 'api-server-select', 'image-zoom']
    site.setFault((request, response) => {
      const isLost = lost.some((part) => request.url?.startsWith(`/assets/${part}-`))
      if (!isLost && !docker.test(request.url ?? '')) return false
      response.writeHead(isLost ? 404 : 200, { 'content-type': 'text/plain' })
      response.end(isLost ? '' : '# Docker\n\n![Logo =300x300](/img/logo.svg)\n\n## Rest\n')
      return true
    })
    await page.goto('/guide/contribute/home-demo.html')
    await expect(titleOf(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect.poll(() => consoleMessages.join('\n')).toContain('The icon set failed')

    await page.goto('/guide/drivers/local.html')
    await expect(page.getByRole('navigation', { name: 'Pages of this section' })).toBeVisible()
    await expect.poll(() => consoleMessages.join('\n')).toContain('The API server selector failed')

    await page.goto('/guide/install/docker.html')
    await page.getByRole('button', { name: /^Enlarge the image/ }).click()
    await expect.poll(() => consoleMessages.join('\n')).toContain('The enlarged image failed')
    await expect(titleOf(page)).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
  })

  test('[E5] [X23] if the interface texts cannot be loaded, a page uses those of another language', async ({
    page,
    site,
  }) => {
    const main = page.getByRole('navigation', { name: 'Main' })
    site.setFault(answer(/^\/assets\/texts-zh-/, 404, '', 'text/plain'))
    await page.goto('/faq/')
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('link', { name: '简体中文' }).click()
    await expect(titleOf(page)).toHaveText('常见问题')
    await expect(main).toBeVisible()
    await page.goto('/zh/guide/install/docker.html')
    await expect(page.locator('#app')).toHaveAttribute('data-painted', 'application')
    await expect(main).toBeVisible()
    site.setFault(undefined)
    await page.goto('/zh/faq/')
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
  })

  test('[E5] [X13] a dialog that cannot be loaded shows a message with a way to close it and to try again', async ({
    page,
    site,
  }) => {
    await page.goto('/zh/guide/install/docker.html')
    site.setFault(answer(/^\/assets\/section-dialog-/, 404, '', 'text/plain'))
    const opener = page.getByRole('button', { name: '打印本章节' })
    const words = page.getByRole('status').filter({ hasText: '这一部分加载失败' })
    await opener.click()
    await expect(words).toBeVisible()
    await words.getByRole('button', { name: '以后再说' }).click()
    await expect(words).toHaveCount(0)
    await opener.click()
    await expect(words).toBeVisible()
    site.setFault(undefined)
    await words.getByRole('button', { name: '重试' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: '打印或保存一个章节' })
    await expect(dialog).toBeVisible()
    await expect(words).toHaveCount(0)
    // The button that opened it is gone: the focus goes to what is left of the page, not to its beginning.
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  })

  test(
    '[E7] [B7] a path without a sidebar in the configuration causes a warning, and the page is shown',
    journey(),
    async ({ page, site, consoleMessages }) => {
      site.setFault(answer(/\/content\/en\/sidebar\.json$/, 200, '{"/guide/":[]}', 'application/json'))
      await page.goto('/faq/')
      await expect(titleOf(page)).toHaveText('FAQ')
      await expect.poll(() => consoleMessages.join('\n')).toContain('No sidebar is configured for /faq/')
    },
  )

  test('[E8] [M4] wrong metadata causes a message in the console, and is ignored', async ({
    page,
    site,
    consoleMessages,
  }) => {
    site.setFault(
      answer(docker, 200, '---\ntitle: Docker\ntag: {a: 1}\nauthor: 5\n---\nText', 'text/markdown'),
    )
    await page.goto('/guide/install/docker.html')
    await expect(titleOf(page)).toHaveText('Docker')
    await expect
      .poll(() => consoleMessages.join('\n'))
      .toMatch(/The field author expects[\s\S]*The field tag expects/)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('content changes without a build', () => {
  test('[R1] an edited file is shown at the next visit', async ({ page }) => {
    const copy = await copyBuiltSite()
    const site = await startSite(copy.root)
    try {
      await page.goto(`${site.address}/guide/install/docker.html`)
      await expect(titleOf(page)).toHaveText('Docker')
      await writeFile(
        join(copy.root, 'content/en/guide/install/docker.md'),
        '---\ntitle: Changed title\n---\n\nChanged text.',
      )
      await page.goto(`${site.address}/guide/install/docker.html`)
      await expect(titleOf(page)).toHaveText('Changed title')
      await expect(page.getByRole('main')).toContainText('Changed text.')
      await writeContent(copy.root, { 'en/guide/brand-new.md': '# Brand new\n\nText' })
      await page.goto(`${site.address}/guide/brand-new.html`)
      await expect(titleOf(page)).toHaveText('Brand new')
    } finally {
      await site.stop()
      await copy.remove()
    }
  })

  test('[R1] [R7] the same application serves the tree of another site: 300 pages, odd names, no configuration, no Chinese', async ({
    page,
  }) => {
    test.setTimeout(90_000)
    const copy = await copyBuiltSite()
    const site = await startSite(copy.root)
    const files: Record<string, string> = {
      'en/README.md':
        '# Another site\n\nSee [a b](<deep/er/a b.md>), [云](云/说明.md), [index](only-index/).',
      'en/both/README.md': '# From README',
      'en/both/index.md': '# From index',
      'en/only-index/index.md': '# Only index\n\n[Up](../README.md)',
      'en/deep/er/a b.md': '# Name with a space',
      'en/deep/er/v1.2.3.md': '# Name with dots',
      'en/deep/er/UPPER.md': '# Upper case',
      'en/deep/er/100%.md': '# Percent',
      "en/deep/er/it's (1) + $x & y.md": '# Signs',
      'en/云/说明.md': '没有标题的一页。',
      'en/_partials/part.md': 'no page',
      'en/empty.md': '',
    }
    for (let index = 0; index < 290; index++)
      files[`en/many/group ${index % 9}/page-${index}.md`] = `# Page ${index}\n\nText ${index}.`
    try {
      const printed = await replaceContent(copy.root, files)
      expect(printed).toMatch(/en\/both\/index\.md:1: .*README\.md/)
      expect(printed).toContain('300 pages')
      for (const [path, title] of [
        ['/', 'Another site'],
        ['/both/', 'From README'],
        ['/only-index/', 'Only index'],
        ['/deep/er/a%20b.html', 'Name with a space'],
        ['/deep/er/v1.2.3', 'Name with dots'],
        ['/deep/er/upper', 'Upper case'],
        ['/deep/er/100%25.html', 'Percent'],
        ["/deep/er/it's%20(1)%20+%20$x%20&%20y.html", 'Signs'],
        ['/%E4%BA%91/%E8%AF%B4%E6%98%8E.html', '说明'],
        ['/云/说明', '说明'],
        ['/empty.html', 'empty'],
        ['/many/group%203/page-12', 'Page 12'],
        ['/_partials/part.html', '404: Page not found'],
      ] as const) {
        await page.goto(site.address + path)
        await expect(titleOf(page), path).toHaveText(title)
      }
      await page.goto(site.address)
      await page.getByRole('main').getByRole('link', { name: 'a b' }).click()
      await expect(titleOf(page)).toHaveText('Name with a space')
      await page
        .getByRole('navigation', { name: 'Pages of this section' })
        .getByRole('link', { name: 'Percent' })
        .click()
      await expect(titleOf(page)).toHaveText('Percent')
      await page.goto(`${site.address}/zh/deep/er/UPPER.html`)
      await expect(page.getByRole('note')).toContainText('尚未翻译')
      await expect(page.getByRole('article')).toHaveAttribute('lang', 'en-US')
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${site.address}/deep/er/UPPER.html`,
      )
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    } finally {
      await site.stop()
      await copy.remove()
    }
  })
})
