import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'

const isOwn = (url: string) => new URL(url).origin === location.origin

/** Addresses outside that nothing answered. */
const unanswered: string[] = []

/**
 * Answers requests to other origins in every test of the file that imports it. A request to another origin that no
 * handler answers fails the test. The dev server answers requests for the site's own files.
 */
export const network = setupWorker()

beforeAll(() =>
  network.start({
    quiet: true,
    serviceWorker: { url: '/mockServiceWorker.js' },
    onUnhandledRequest: ({ url }, print) => {
      if (isOwn(url)) return
      unanswered.push(url)
      print.error()
    },
  }),
)

afterEach(() => {
  network.resetHandlers()
  expect(unanswered.splice(0), 'unanswered requests to other origins').toEqual([])
})

afterAll(() => network.stop())

/** Lets requests to an address fail as without a connection, until the test ends. */
export const disconnect = (address: string) => network.use(http.all(address, () => HttpResponse.error()))
