import { setImmediate } from 'node:timers'
import { afterEach, beforeEach, expect } from 'vitest'

/** Fails each test of the file that calls it after which a rejection is left that nothing handles. */
export function expectHandledRejections(): void {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  beforeEach(() => {
    unhandled.length = 0
    process.on('unhandledRejection', note)
  })
  afterEach(async () => {
    // Node reports these rejections after the current tasks.
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
  })
}
