import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Profile } from './profiles.ts'

/** A network setting; `offline` disconnects it. */
export type Line = Profile | 'offline'

const conditionsOf = (line: Line) =>
  line === 'offline'
    ? { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 }
    : {
        offline: false,
        latency: line.latency,
        downloadThroughput: line.bits / 8,
        uploadThroughput: line.bits / 8,
      }

/** Applies the CPU and network of a profile to a page. */
export async function throttlePage(page: Page, profile: Profile): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', conditionsOf(profile))
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu })
  return session
}

/**
 * Applies the same network to every service worker of the browser, including later ones: a page's throttling
 * does not affect them.
 */
export async function throttleWorkers(browser: Browser, line: Line): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession()
  let id = 0
  const tell = (sessionId: string, method: string, params: object = {}) => {
    id += 1
    const message = JSON.stringify({ id, method, params })
    return session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined)
  }
  session.on('Target.targetCreated', async ({ targetInfo }) => {
    if (targetInfo.type !== 'service_worker') return
    const attached = await session
      .send('Target.attachToTarget', { targetId: targetInfo.targetId })
      .catch(() => undefined)
    if (!attached) return
    await tell(attached.sessionId, 'Network.enable')
    await tell(attached.sessionId, 'Network.emulateNetworkConditions', conditionsOf(line))
  })
  await session.send('Target.setDiscoverTargets', { discover: true })
  return () => session.detach().catch(() => undefined)
}
