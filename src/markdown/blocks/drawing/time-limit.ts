/** A drawing that was stopped, because a task took longer than the limit. */
export class OutOfTime extends Error {
  override name = 'OutOfTime'
}

/** Time for the library to clean up after it was stopped. Milliseconds. */
const cleanUpTime = 200

/** Returns the limit of the document, and the check that the libraries call. */
function createTimeLimit() {
  /** When the current task has to end. */
  let end = Number.POSITIVE_INFINITY
  let calls = 0
  /** While it is set, every call throws, so that no loop goes on with what it caught. */
  let isOver = false

  const stop = () => {
    if (isOver) return
    isOver = true
    // Runs when all functions have ended, and before those that handle the rejected promise, which would throw too.
    queueMicrotask(() => {
      isOver = false
      end = performance.now() + cleanUpTime
    })
  }

  const checkTime = () => {
    calls += 1
    // The clock is read every 1,024 calls.
    if ((calls & 1023) === 0 && performance.now() > end) stop()
    if (isOver) throw new OutOfTime('The drawing took too long.')
  }

  /**
   * Runs a function that can be stopped.
   *
   * @param limit of each task, in milliseconds
   * @throws OutOfTime
   */
  const withTimeLimit = async <T>(limit: number, run: () => Promise<T>): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A timer fires only between two tasks.
    const startTask = () => {
      end = performance.now() + limit
      timer = setTimeout(startTask)
    }
    startTask()
    try {
      return await run()
    } finally {
      clearTimeout(timer)
      end = Number.POSITIVE_INFINITY
      isOver = false
    }
  }

  return { checkTime, withTimeLimit }
}

const { checkTime, withTimeLimit } = createTimeLimit()

// The build writes this call into every function and loop of the drawing libraries (scripts/build/time-limit.ts).
Object.assign(globalThis, { checkTime })

export { withTimeLimit }
