import { setTimeout } from 'node:timers/promises'

const pauseMs = 30

/**
 * Asks again until a value is there, and returns it.
 *
 * @param timeoutMs 10 seconds, unless the product is known to be slower
 * @throws if the time is over
 */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | undefined | false>,
  timeoutMs = 10_000,
): Promise<Value> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const value = await ask()
    if (value !== undefined && value !== false) return value
    if (Date.now() > end) throw new Error(`${what}: not within ${timeoutMs / 1000} seconds`)
    await setTimeout(pauseMs)
  }
}
