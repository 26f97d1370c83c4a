/**
 * Runs `work` when the browser is idle. Where idle time is not reported (Safari), runs it after the full
 * delay.
 *
 * @param within maximum delay, in milliseconds
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void, within: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: within })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, within)
  return () => clearTimeout(timer)
}
