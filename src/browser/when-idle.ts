/**
 * Does something when the browser is idle. Where it cannot tell (Safari), after the whole time.
 *
 * @param within milliseconds after which it is done in any case
 * @returns what takes it back
 */
export function whenIdle(work: () => void, within: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: within })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, within)
  return () => clearTimeout(timer)
}
