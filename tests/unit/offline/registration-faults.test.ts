// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectHandledRejections } from '../../support/unhandled-rejections.ts'

/** The part of a registration that the site uses. */
class Registration extends EventTarget {
  installing: (EventTarget & { state: string }) | null = null
  waiting: object | null = null
  readonly active = null
  update: () => Promise<unknown> = async () => undefined
}

/** What the browser offers for workers. Set what fails. */
class Workers extends EventTarget {
  readonly controller = null
  readonly registration = new Registration()
  ready: Promise<unknown> = new Promise(() => undefined)
  register: () => Promise<unknown> = async () => this.registration
  getRegistration: () => Promise<unknown> = async () => this.registration
}

const base = document.baseURI
const refused = () => Promise.reject(new DOMException('refused', 'SecurityError'))
let workers = new Workers()

expectHandledRejections()
beforeEach(() => {
  workers = new Workers()
  vi.stubGlobal('navigator', { ...navigator, onLine: true, serviceWorker: workers })
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const register = async () => {
  const { registerWorker } = await import('../../../src/features/offline/registration.ts')
  return registerWorker(base, 1000)
}
const appVersion = () => import('../../../src/data/offline/app-version.ts')

describe('[O5] [S14] a registration', () => {
  test.each<readonly [what: string, answer: () => Promise<unknown>]>([
    ['is refused', refused],
    ['finds no file', () => Promise.reject(new TypeError('bad HTTP response code (404)'))],
    ['finds a page of the host', () => Promise.reject(new DOMException('text/html', 'SecurityError'))],
    ['finds no room', () => Promise.reject(new DOMException('', 'QuotaExceededError'))],
    ['gives nothing', async () => undefined],
  ])('that %s leaves the site to the network', async (_what, answer) => {
    workers.register = answer
    await register()
    expect((await appVersion()).useAppVersion.getState().state).toBe('current')
  })

  test('whose updates fail is asked again, also after the clock went backwards', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    const update = vi.fn(refused)
    workers.registration.update = update
    await register()
    const look = () => document.dispatchEvent(new Event('visibilitychange'))
    vi.setSystemTime(1_002_000)
    look()
    vi.setSystemTime(500_000)
    look()
    vi.setSystemTime(502_000)
    look()
    expect(update).toHaveBeenCalledTimes(3)
  })
})

describe('[O5] the question for a newer worker', () => {
  test('the answer is no where the browser has no workers', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const { findNewerWorker, isWorkerReady } = await appVersion()
    expect([await findNewerWorker(), await isWorkerReady(1)]).toEqual([false, false])
  })

  test('the answer is no if the question is refused or fails', async () => {
    const { findNewerWorker } = await appVersion()
    workers.getRegistration = refused
    expect(await findNewerWorker()).toBe(false)
    workers.getRegistration = async () => undefined
    expect(await findNewerWorker()).toBe(false)
    workers.getRegistration = async () => workers.registration
    workers.registration.update = refused
    expect(await findNewerWorker()).toBe(false)
  })

  test('the answer is no if the newer worker ends while it is installed', async () => {
    const installing = Object.assign(new EventTarget(), { state: 'installing' })
    workers.registration.installing = installing
    const { findNewerWorker } = await appVersion()
    const found = findNewerWorker()
    await new Promise((resolve) => setImmediate(resolve))
    installing.state = 'redundant'
    installing.dispatchEvent(new Event('statechange'))
    expect(await found).toBe(false)
  })

  test('a worker that never becomes ready is waited for no longer than allowed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { isWorkerReady } = await appVersion()
    const ready = isWorkerReady(45_000)
    await vi.advanceTimersByTimeAsync(45_000)
    expect(await ready).toBe(false)
  })
})
