import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { copyBuiltSite, leavePages, runIndex, writeContent } from '../support/built-copy.ts'
import { journey } from '../support/journey.ts'
import { expect, startSite, test, titleOf } from '../support/site.ts'

// Otherwise, registering one does nothing and reports success.
test.use({ serviceWorkers: 'allow' })

/** Tries to run a file of the content folder in every way a page has, and returns which of them worked. */
function tryToRun(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const ran: string[] = []
    const settled = (way: string, target: EventTarget, good: string) =>
      new Promise<void>((resolve) => {
        target.addEventListener(good, () => resolve(void ran.push(way)), { once: true })
        target.addEventListener('error', () => resolve(), { once: true })
      })
    for (const type of ['', 'module']) {
      const script = document.createElement('script')
      script.type = type
      try {
        script.src = '/content/en/evil.js'
      } catch {
        // Refused at once by Trusted Types. An attribute from markup is refused by the other policies.
        continue
      }
      const done = settled(`script ${type}`, script, 'load')
      document.head.append(script)
      await done
    }
    await import(String('/content/en/evil.js')).then(
      () => ran.push('import'),
      () => undefined,
    )
    try {
      const worker = new Worker('/content/en/evil.js')
      await settled('worker', worker, 'message')
      worker.terminate()
    } catch {
      // Refused at once.
    }
    await navigator.serviceWorker.register('/content/en/evil.js').then(
      () => ran.push('service worker'),
      () => undefined,
    )
    if ('evil' in window) ran.push('code')
    return ran
  })
}

// A host without headers is the harder case: only the policy inside the page is left.
for (const isPlain of [false, true]) {
  test(
    `[D10] no script in a content folder can run on a host ${isPlain ? 'without' : 'with'} headers`,
    journey(isPlain),
    async ({ context }) => {
      test.slow()
      const copy = await copyBuiltSite()
      await leavePages(copy.root, ['en/README.md', 'en/guide/README.md'])
      await runIndex(copy.root, isPlain ? ['--plain-host'] : [])
      if (isPlain) await rm(join(copy.root, '_headers'))
      // Put there after the index command, which would have refused it.
      await writeContent(copy.root, { 'en/evil.js': 'self.evil = 1; self.postMessage?.(1, "*")' })
      const site = await startSite(copy.root)
      try {
        // Not the fixture's page, which fails on what is tried here.
        const page = await context.newPage()
        await page.goto(`${site.address}/guide/`)
        await expect(titleOf(page)).toBeVisible()
        expect(await tryToRun(page)).toEqual([])
      } finally {
        await site.stop()
        await copy.remove()
      }
    },
  )
}

test(
  '[D10] no code can write markup into the page, or load a script from an address',
  journey(),
  async ({ page, site }) => {
    await page.goto(`${site.address}/guide/install/desktop.html`)
    await expect(titleOf(page)).toBeVisible()
    const refused = await page.evaluate(() => {
      const element = document.createElement('div')
      const ways: Readonly<Record<string, () => unknown>> = {
        innerHTML: () => {
          element.innerHTML = '<img src=x onerror=alert(1)>'
        },
        insertAdjacentHTML: () => element.insertAdjacentHTML('beforeend', '<b onclick="alert(1)">b</b>'),
        srcdoc: () => {
          document.createElement('iframe').srcdoc = '<script>alert(1)</script>'
        },
        parser: () => new DOMParser().parseFromString('<iframe src="/"></iframe>', 'text/html'),
        range: () => document.createRange().createContextualFragment('<form action="/"></form>'),
        script: () => {
          document.createElement('script').text = 'alert(1)'
        },
        address: () => {
          document.createElement('script').src = '/content/en/guide/README.md'
        },
        worker: () => new Worker('/content/en/guide/README.md'),
        harmless: () => {
          element.innerHTML = 'a <mark class="b">hit</mark> &lt;'
        },
        empty: () => {
          element.innerHTML = ''
        },
      }
      return Object.entries(ways).flatMap(([way, write]) => {
        try {
          write()
          return []
        } catch {
          return [way]
        }
      })
    })
    expect(refused).toEqual([
      'innerHTML',
      'insertAdjacentHTML',
      'srcdoc',
      'parser',
      'range',
      'script',
      'address',
      'worker',
    ])
  },
)
