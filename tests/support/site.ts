import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { test as base, expect, type Page } from '@playwright/test'
import { builtSite, createStaticServer, headersIn, listen } from '../../scripts/static-server.ts'
import { createForwarder } from './forwarder.ts'
import { startHost } from './host-server.ts'
import { policyHeaders } from './policy-headers.ts'

/** What a server may do wrong with one request. Returns whether it answered. */
export interface Fault {
  (request: IncomingMessage, response: ServerResponse): boolean
  /** The configuration it answers with, for which the index command would have written another policy. */
  readonly siteConfig?: unknown
}

export interface Site {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly address: string
  /** Makes the server misbehave for the rest of the test. */
  readonly setFault: (fault: Fault | undefined) => void
  /** Answers a request as the server would: for faults that only hold one back. */
  readonly serve: (request: IncomingMessage, response: ServerResponse) => void
  /** Paths asked for since the test began. */
  readonly requests: string[]
}

interface TestFixtures {
  /** Whether what comes up by itself does: the notice of the install pages, the question about the language. Off but in tests of it. */
  readonly showsPopups: boolean
  /** Whether a page that was opened is handed over only once the application is there. Off but in tests of what comes before. */
  readonly waitsForApplication: boolean
  readonly site: Site
  /** Errors and warnings that the page wrote to the console, and errors nobody caught. */
  readonly consoleMessages: string[]
}

/**
 * A server of a folder with a built site, whose faults a test can set.
 *
 * @param base the path the site lives below, `/a/b/`; anything outside it is not there
 * @param port where another server serves the folder; absent, this project's own does
 */
export async function startSite(
  root: string,
  base = '/',
  port?: number,
): Promise<Site & { readonly stop: () => Promise<void> }> {
  let fault: Fault | undefined
  const inFile = headersIn(root)
  // The file names whole paths; a request has lost the base when it comes here.
  const delivered = (pathname: string) => inFile(base + pathname.slice(1))
  const configured = (pathname: string) =>
    fault?.siteConfig === undefined
      ? undefined
      : policyHeaders(root, fault.siteConfig, { pathname, delivered: delivered(pathname) })
  const files =
    port === undefined
      ? createStaticServer(root, (pathname) => configured(pathname) ?? delivered(pathname))
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

/** The browser tests' `test`: the built site on a server of its own, and a page that may talk to loopback only. */
export const test = base.extend<TestFixtures, { readonly worker: Awaited<ReturnType<typeof startSite>> }>({
  worker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs off this pattern
    async ({}, use) => {
      // `npm run test:full` runs everything once more on the nginx of the distribution.
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
    // Not `page.route`: every request of every page would be held and handed through, and the browser's cache switched off.
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText === noSuchHost) foreign.push(request.url())
    })
    await use(page)
    expect(foreign, 'requests to other origins').toEqual([])
    expect(violations, 'violations of the content security policy').toEqual([])
  },
})

/**
 * The first paint already shows title and text: a key pressed on it may find nobody who listens. A page whose application never comes
 * is handed over after a while all the same.
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

/** How a request to another origin ends that no test answers: playwright.config.ts knows no host but loopback. */
const noSuchHost = 'net::ERR_NAME_NOT_RESOLVED'

/** What Playwright writes in place of a service worker that a test does not want. */
const isPlaywrights = (text: string) => text.startsWith('Service Worker registration blocked by Playwright')

/** Runs in the page: documents in its frames have policies of their own, whose violations are what these are for. */
function reportViolations(): void {
  if (self !== top) return
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      const { reportViolation } = self as unknown as { readonly reportViolation: (violation: string) => void }
      reportViolation(`${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`)
    },
  )
}

/** Runs in the page: the question about the language counts as answered, the site's own notice as read. */
function settlePopups(): void {
  try {
    sessionStorage.setItem('alist-docs.language-asked', 'true')
    sessionStorage.setItem('alist-docs.notices', '["v3.30.0"]')
  } catch {
    // Storage is what some tests take away.
  }
}

/** The page's title heading, once it is there: the sign that the application has painted. */
export const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

export { expect }
