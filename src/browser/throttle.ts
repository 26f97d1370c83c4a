/** Runs `work` at most once per interval, without losing the last call. `cancel` drops a pending run. */
export function throttle(milliseconds: number, work: () => void): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY
  const run = () => {
    timer = undefined
    last = performance.now()
    work()
  }
  const call = () => {
    const wait = last + milliseconds - performance.now()
    if (wait <= 0) run()
    else timer ??= setTimeout(run, wait)
  }
  call.cancel = () => clearTimeout(timer)
  return call
}

/** Runs `work` when no call has arrived for the given time, in milliseconds. */
export function debounce(milliseconds: number, work: () => void): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const call = () => {
    clearTimeout(timer)
    timer = setTimeout(work, milliseconds)
  }
  call.cancel = () => clearTimeout(timer)
  return call
}
