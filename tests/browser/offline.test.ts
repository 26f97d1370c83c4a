import { builtSite } from '../../scripts/serve/static-server.ts'
import { copyBuiltSite, leavePages, writeContent } from '../support/built-copy.ts'
import { journey } from '../support/journey.ts'
import { gone, openOffline, savedText, untilSaved } from '../support/offline.ts'
import { searchBox } from '../support/search-box.ts'
import { expect, startSite, test, titleOf } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

// The worker is registered late on purpose, and several tests load a page a few times.
test.beforeEach(() => test.setTimeout(60_000))

const docker = '/content/en/guide/install/docker.md'
const dockerPage = '/guide/install/docker.html'

test(
  '[O1] [O3] [X3] without a network, a visited page opens from its saved copy and shows its date; any other shows a message and loads by itself later',
  journey(),
  async ({ page, site, context }) => {
    // A wrong server clock must not date the copy.
    site.setFault((_request, response) => {
      response.setHeader('date', 'Sat, 01 Jan 2000 00:00:00 GMT')
      return false
    })
    await page.goto(dockerPage)
    await expect(titleOf(page)).toHaveText('Docker')
    await untilSaved(page, docker.slice(1))
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('alist-docs.reading')))
      .toContain('"title":"Docker"')

    site.setFault(gone)
    await openOffline(page)
    await expect(titleOf(page)).toHaveText('Docker')
    const banner = page.getByRole('note').filter({ hasText: 'You are offline' })
    await expect(banner).toContainText(`${new Date().getFullYear()}`)
    const sidebar = page.getByRole('navigation', { name: 'Pages of this section' })
    // Available pages are marked; a page that was never read is not.
    await expect(sidebar.getByRole('link', { name: 'Docker (saved on this device)' })).toBeVisible()
    await expect(sidebar.getByRole('link', { name: /saved on this device/ })).toHaveCount(1)

    // A page that cannot be loaded links to available ones in the same language.
    await openOffline(page, '/faq/why.html')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Docker/ })
      .click()
    await expect(titleOf(page)).toHaveText('Docker')

    await openOffline(page, '/zh/faq/')
    await expect(page.getByRole('alert')).toContainText('离线状态')
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
    site.setFault(undefined)
    await context.setOffline(false)
    await expect(titleOf(page)).toHaveText('常见问题')

    await page.goto(dockerPage)
    await expect(titleOf(page)).toHaveText('Docker')
    await expect(banner).toHaveCount(0)
    await expect(sidebar.getByRole('link', { name: 'Docker', exact: true })).toBeVisible()
  },
)

for (const { id, path, query, title } of [
  { id: 'en', path: dockerPage, query: 'docker install', title: 'Docker' },
  { id: 'zh', path: `/zh${dockerPage}`, query: 'docker 安装', title: '使用 Docker' },
]) {
  test(`[F4] [O1] [X29] search answers with the server stopped once it was used: ${title}`, async ({
    page,
  }) => {
    const site = await startSite(builtSite)
    const box = searchBox(page)
    try {
      await page.goto(site.address + path)
      await untilSaved(page, `content/${id}/guide/install/docker.md`)
      await box.search(query)
    } finally {
      await site.stop()
    }
    await page.reload()
    await expect(titleOf(page)).toHaveText(title)
    await box.search(query)
    await box.openFirst()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(titleOf(page)).toHaveText(title)
  })
}

for (const { id, path, query, title } of [
  { id: 'en', path: dockerPage, query: 'docker install', title: 'Docker' },
  { id: 'zh', path: `/zh${dockerPage}`, query: 'docker 安装', title: '使用 Docker' },
]) {
  test(
    `[F4] [O1] [X29] search answers with the server stopped after one visit that never searched: ${title}`,
    journey(id === 'zh'),
    async ({ page }) => {
      const site = await startSite(builtSite)
      const box = searchBox(page)
      try {
        // What an older version kept is deleted once the new index is there.
        await page.goto(`${site.address}/robots.txt`)
        await page.evaluate(keepOldList)
        await page.goto(site.address + path)
        await untilSaved(page, `content/${id}/guide/install/docker.md`)
        // The index is complete once the list of its parts is written. The one of the older version has the number 0.
        await expect
          .poll(() => page.evaluate(keptSearchLists), { timeout: 30_000 })
          .toEqual([expect.stringMatching(`^search [1-9]\\d* parts ${id}$`)])
      } finally {
        await site.stop()
      }
      await page.reload()
      await expect(titleOf(page)).toHaveText(title)
      await box.search(query)
      await box.openFirst()
      await expect(titleOf(page)).toHaveText(title)
    },
  )
}

test('[F4] [O1] for readers who save data, nothing is fetched for a later search', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await page.goto(dockerPage)
  await untilSaved(page, 'content/en/guide/install/docker.md')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 6_000 })))
  expect(await page.evaluate(keptSearchLists)).toEqual([])
  expect(site.requests.filter((path) => /assets\/search/.test(path))).toEqual([])
})

/** Runs in the page: keeps the list of a search index as an older version did. */
function keepOldList(): Promise<void> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('alist-docs')
    opening.onerror = fail
    opening.onupgradeneeded = () => opening.result.createObjectStore('kept')
    opening.onsuccess = () => {
      const writing = opening.result.transaction('kept', 'readwrite')
      writing.objectStore('kept').put(['old'], 'search 0 parts en')
      writing.oncomplete = () => {
        opening.result.close()
        done()
      }
    }
  })
}

/** Runs in the page: names of the complete search indexes on the device. */
async function keptSearchLists(): Promise<readonly string[]> {
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  const keys = await Promise.all(
    names.map(
      (name) =>
        new Promise<string[]>((done) => {
          const opening = indexedDB.open(name)
          opening.onerror = () => done([])
          opening.onsuccess = () => {
            const base = opening.result
            const [store] = base.objectStoreNames
            if (store === undefined) {
              base.close()
              done([])
              return
            }
            const asking = base.transaction(store).objectStore(store).getAllKeys()
            asking.onsuccess = () => {
              base.close()
              done(asking.result.map(String))
            }
          }
        }),
    ),
  )
  return keys.flat().filter((key) => /^search \d+ parts /.test(key))
}

test('[E5] [O1] without a network, an unsaved part of a page shows a message, and loads by itself later', async ({
  page,
  site,
  context,
}) => {
  const tool = '/tool/aliyundrive/request.html'
  site.setFault((request, response) => {
    if (!request.url?.startsWith('/assets/tools/')) return false
    response.writeHead(503).end()
    return true
  })
  await page.goto(tool)
  const alerts = page.getByRole('main').getByRole('alert')
  await expect(alerts.first()).toContainText('could not be loaded')
  await untilSaved(page, 'content/en/tool/aliyundrive/request.md')
  site.setFault(gone)
  await openOffline(page)
  await expect(alerts.first()).toContainText(
    'You are offline, and a file that this part of the page needs is not saved',
  )
  // The browser reports the network before requests arrive.
  let isAsked = false
  site.setFault((request, response) => {
    isAsked ||= request.url?.startsWith('/assets/tools/') === true
    return gone(request, response)
  })
  await context.setOffline(false)
  await expect.poll(() => isAsked).toBe(true)
  site.setFault(undefined)
  await expect(alerts).toHaveCount(0)
})

test('[O4] a changed text replaces the old one; after the reader has moved, it is offered instead, and the position stays', async ({
  page,
}) => {
  const copy = await copyBuiltSite()
  const site = await startSite(copy.root)
  const paragraphs = Array.from({ length: 40 }, (_, at) => `## Part ${at}\n\nWords of part ${at}.`)
  const write = (first: string) =>
    writeContent(copy.root, { 'en/guide/sample.md': ['# Sample', first, ...paragraphs].join('\n\n') })
  try {
    await write('The first text.')
    await page.goto(`${site.address}/guide/sample.html`)
    await untilSaved(page, 'content/en/guide/sample.md')

    await write('The second text.')
    await page.reload()
    await expect(page.getByRole('main')).toContainText('The second text.')
    await expect(page.getByRole('button', { name: 'Show the new version' })).toHaveCount(0)

    // The next response waits until the reader is in the middle of the page.
    let release = () => undefined as unknown
    site.setFault((request, response) => {
      if (!request.url?.endsWith('/sample.md')) return false
      release = () => {
        site.setFault(undefined)
        response.writeHead(302, { location: '/content/en/guide/sample.md?' }).end()
      }
      return true
    })
    await write('The third text.\n\nIt is much longer.\n\nSo that everything below it moves.')
    await page.reload()
    await expect(page.getByRole('main')).toContainText('The second text.')
    const heading = page.getByRole('heading', { name: 'Part 20' })
    await heading.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 10)
    const before = (await heading.boundingBox())?.y ?? 0
    release()
    const offer = page.getByRole('status').getByRole('button', { name: 'Show the new version' })
    await expect(offer).toBeVisible()
    await expect(page.getByRole('main')).toContainText('The second text.')
    await offer.click()
    await expect(page.getByRole('main')).toContainText('The third text.')
    await expect(offer).toHaveCount(0)
    expect(Math.abs(((await heading.boundingBox())?.y ?? 0) - before)).toBeLessThan(20)
  } finally {
    await site.stop()
    await copy.remove()
  }
})

test('[E9] [O1] a failing server never replaces a good copy: 500, HTML, a truncated file, a broken manifest', async ({
  page,
  site,
}) => {
  await page.goto(dockerPage)
  await untilSaved(page, docker.slice(1))
  await untilSaved(page, 'manifest.json')
  const good = await savedText(page, docker.slice(1))
  const manifest = await savedText(page, 'manifest.json')

  for (const [status, type, body] of [
    [500, 'text/plain', 'down'],
    [200, 'text/html', '<!doctype html><html></html>'],
    [200, 'text/markdown', undefined],
  ] as const) {
    site.setFault((request, response) => {
      const path = request.url ?? ''
      if (path !== docker && path !== '/manifest.json') return false
      response.writeHead(status, { 'content-type': type, 'content-length': '5000' })
      response.write(body ?? '# Half')
      response.destroy()
      return true
    })
    await page.reload()
    await expect(titleOf(page)).toHaveText('Docker')
    await expect(page.getByRole('navigation', { name: 'Pages of this section' })).toBeVisible()
  }
  for (const body of ['{"format":1,"conf', '{"format":99}']) {
    site.setFault((request, response) => {
      if (request.url !== '/manifest.json') return false
      response.writeHead(200, { 'content-type': 'application/json' }).end(body)
      return true
    })
    await page.reload()
    await expect(titleOf(page)).toHaveText('Docker')
    await expect(page.getByRole('navigation', { name: 'Pages of this section' })).toBeVisible()
  }
  expect(await savedText(page, docker.slice(1))).toBe(good)
  expect(await savedText(page, 'manifest.json')).toBe(manifest)
})

test('[O1] [S14] if the browser deleted the caches between two visits, pages only load slower', async ({
  page,
}) => {
  await page.goto(dockerPage)
  await untilSaved(page, docker.slice(1))
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.goto('/faq/')
  await expect(titleOf(page)).toHaveText('FAQ')
  await page.goto(dockerPage)
  await expect(titleOf(page)).toHaveText('Docker')
})

test('[O1] a browser with full storage still shows pages, and saved copies stay', async ({ page, site }) => {
  await page.goto(dockerPage)
  await untilSaved(page, docker.slice(1))
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: site.address, quotaSize: 1 })
  await page.goto('/faq/')
  await expect(titleOf(page)).toHaveText('FAQ')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await savedText(page, 'content/en/faq/README.md')).toBe('')
  expect(await savedText(page, docker.slice(1))).not.toBe('')
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: site.address })
})

test('[X15] [R1] below /a/b/, deep links and offline reading work, and nothing outside is requested', async ({
  page,
}) => {
  test.slow()
  const copy = await copyBuiltSite()
  await leavePages(copy.root, ['en/README.md', 'zh/README.md', 'zh/guide/install/docker.md'])
  await copy.moveTo('/a/b/')
  const site = await startSite(copy.root, '/a/b/')
  try {
    await page.goto(`${site.address}/a/b/zh/guide/install/docker`)
    await expect(page).toHaveURL(`${site.address}/a/b/zh/guide/install/docker.html`)
    await expect(titleOf(page)).toHaveText('使用 Docker')
    await untilSaved(page, 'content/zh/guide/install/docker.md')
    expect(site.requests.filter((path) => !path.startsWith('/a/b/'))).toEqual([])
    site.setFault(gone)
    await openOffline(page)
    await expect(titleOf(page)).toHaveText('使用 Docker')
    await expect(page.getByRole('note').filter({ hasText: '离线状态' })).toBeVisible()
  } finally {
    await site.stop()
    await copy.remove()
  }
})

test(
  '[O1] the code of a callback is answered by the saved application: it reaches neither the server nor a cache',
  journey(),
  async ({ page, site }) => {
    await page.goto('/tool/onedrive/callback.html')
    await untilSaved(page, 'content/en/tool/onedrive/callback.md')
    site.requests.length = 0
    await page.goto('/tool/onedrive/callback.html?code=SECRET-CODE&state=xyz')
    await expect(titleOf(page)).toBeVisible()
    await expect(page).toHaveURL('/tool/onedrive/callback.html')
    expect(site.requests.join('\n')).not.toContain('SECRET-CODE')
    const saved = await page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      )
      return all.flat().map(({ url }) => url)
    })
    expect(saved.filter((url) => url.includes('?') && !url.includes('__WB_REVISION__'))).toEqual([])
  },
)

test('[S14] [X15] if the browser refuses all storage, pages open, and keeping explains that it is impossible', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'))
    for (const name of ['open', 'has', 'keys', 'match', 'delete'] as const)
      CacheStorage.prototype[name] = refuse
    ServiceWorkerContainer.prototype.register = refuse
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    // The application waits 45 s for its worker; one second is enough here.
    const later = window.setTimeout
    window.setTimeout = ((work: () => void, wait?: number) =>
      later(work, Math.min(wait ?? 0, 1000))) as typeof setTimeout
  })
  await page.goto('/guide/offline.html')
  await page.getByRole('button', { name: 'Keep English' }).click()
  await expect(page.getByRole('alert')).toContainText('is not saved on this device yet')
  await page.goto(dockerPage)
  await expect(titleOf(page)).toHaveText('Docker')
  expect(errors).toEqual([])
})
