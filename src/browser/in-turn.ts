/** Resolves in a separate task, so that the browser can paint and handle input in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Returns a function that runs pieces of work one after the other, each in a separate task. Work that waits for the
 * same file would otherwise all run in one task and block the page.
 */
export function createTurns(): <Result>(work: () => Result | PromiseLike<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(nextTask).then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
