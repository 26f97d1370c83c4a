import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { test as base, expect, type Page } from '@playwright/test'
import { builtSite, createStaticServer, headersIn, listen } from '../../scripts/serve/static-server.ts'
import { createForwarder } from './forwarder.ts'
import { startHost } from './host-server.ts'
import { policyHeaders } from './policy-headers.ts'

/** Handles a request incorrectly on purpose. Returns whether it responded. */
export interface Fault {
  (request: IncomingMessage, response: ServerResponse): boolean
  /** The configuration to respond with, for which the index command would have written another policy. */
  readonly siteConfig?: unknown
}

export interface Site {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  readonly address: string
  /** Makes the server misbehave for the rest of the test. */
  readonly setFault: (fault: Fault | undefined) => void
  /** Responds to a request as the server would, for faults that only delay it. */
  readonly serve: (request: IncomingMessage, response: ServerResponse) => void
  /** Paths requested since the test started. */
  readonly requests: string[]
}

interface TestFixtures {
  /** Whether popups appear: the notice of the install pages, the question about the language. Off except in their tests. */
  readonly showsPopups: boolean
  /** Whether a page that was opened is handed over only once the application is there. Off but in tests of what comes before. */
  readonly waitsForApplication: boolean
  readonly site: Site
  /** Errors and warnings in the console, and uncaught errors. */
  readonly consoleMessages: string[]
}

/**
 * A server for a folder with a built site, with faults that a test can set.
 *
 * @param base the base path of the site, `/a/b/`; paths outside it do not exist
 * @param port of another server for the folder; by default, this project's own server is used
 */
export async function startSite(
  root: string,
  base = '/',
  port?: number,
): Promise<Site & { readonly stop: () => Promise<void> }> {
  let fault: Fault | undefined
  const inFile = headersIn(root)
  // The file contains whole paths, but a request no longer has the base here.
  const delivered = (pathname: string) => inFile(base + pathname.slice(1))
  const configured = (pathname: string) =>
    fault?.siteConfig === undefined
      ? undefined
      : policyHeaders(root, fault.siteConfig, { pathname, delivered: delivered(pathname) })
  const files =
    port === undefined
      ? createStaticServer(root, { headersFor: (pathname) => configured(pathname) ?? delivered(pathname) })
      : createForwarder(port, configured)
  const requests: string[] = []
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith(base)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('outside of the site')
      return
    }
    request.url = request.url.slice(base.length - 1)
    files.emit('request', request, response)
  }
  const server: Server = createServer((request, response) => {
    requests.push(request.url ?? '')
    if (!fault?.(request, response)) serve(request, response)
  })
  const address = await listen(server, 0)
  return {
    address,
    serve,
    requests,
    setFault: (next) => {
      fault = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The browser tests' `test`: a server with the built site for each test, and a page limited to loopback. */
export const test = base.extend<TestFixtures, { readonly worker: Awaited<ReturnType<typeof startSite>> }>({
  worker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs off this pattern
    async ({}, use) => {
      // `npm run test:full` runs the journeys once more on the distribution's nginx.
      const host =
        process.env.SITE_SERVER === 'nginx' ? await startHost('nginx', { root: builtSite }) : undefined
      const site = await startSite(builtSite, '/', host?.port)
      await use(site)
      await site.stop()
      await host?.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ worker }, use) => {
    worker.setFault(undefined)
    worker.requests.length = 0
    await use(worker)
    worker.setFault(undefined)
  },
  baseURL: async ({ worker }, use) => use(worker.address),
  consoleMessages: async ({ page }, use) => {
    const messages: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isPlaywrights(message.text()))
        messages.push(message.text())
    })
    page.on('pageerror', (error) => messages.push(error.message))
    await use(messages)
  },
  showsPopups: [false, { option: true }],
  waitsForApplication: [true, { option: true }],
  page: async ({ page, showsPopups, waitsForApplication }, use) => {
    if (waitsForApplication) waitForApplication(page)
    const foreign: string[] = []
    const violations: string[] = []
    await page.exposeBinding('reportViolation', (_source, violation: string) => violations.push(violation))
    await page.addInitScript(reportViolations)
    if (!showsPopups) await page.addInitScript(settlePopups)
    // Not `page.route`, which would intercept every request of every page and disable the browser's cache.
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText === noSuchHost) foreign.push(request.url())
    })
    await use(page)
    expect(foreign, 'requests to other origins').toEqual([])
    expect(violations, 'violations of the content security policy').toEqual([])
  },
})

/**
 * Waits for the application, because the first paint already shows title and text but may not handle keys
 * yet. A page whose application never loads is returned after a while.
 */
function waitForApplication(page: Page): void {
  const arrived = page.locator('#app[data-painted="application"], html:not(:has(#app))').first()
  const settled = async <T>(opened: Promise<T>): Promise<T> => {
    const answer = await opened
    await arrived.waitFor({ state: 'attached', timeout: 5_000 }).catch(() => undefined)
    return answer
  }
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = (...where) => settled(goto(...where))
  page.reload = (...how) => settled(reload(...how))
}

/** How a request to another origin ends that no test answers: playwright.config.ts allows only loopback. */
const noSuchHost = 'net::ERR_NAME_NOT_RESOLVED'

/** What Playwright writes instead of a service worker that a test disables. */
const isPlaywrights = (text: string) => text.startsWith('Service Worker registration blocked by Playwright')

/** Runs in the page. Documents in its frames have separate policies, whose violations are expected. */
function reportViolations(): void {
  if (self !== top) return
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) => {
      const { reportViolation } = self as unknown as { readonly reportViolation: (violation: string) => void }
      reportViolation(`${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber}) ${sample}`)
    },
  )
}

/** Runs in the page: the language question counts as answered, and the site's notice as read. */
function settlePopups(): void {
  try {
    sessionStorage.setItem('alist-docs.language-asked', 'true')
    sessionStorage.setItem('alist-docs.notices', '["v3.30.0"]')
  } catch {
    // Some tests disable storage.
  }
}

/** Returns the page's title heading, which shows that the application has painted. */
export const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

export { expect }
