/** Resolves in a separate task, so that the browser can paint and handle input in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

// For the whole document, because all code shares its one thread.
let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Runs pieces of work one after the other, each in a separate task. Work that waits for the same file would
 * otherwise all run in one task and block the page.
 */
export function inTurn<Result>(work: () => Result | PromiseLike<Result>): Promise<Result> {
  const turn = lastTurn.then(nextTask).then(work)
  lastTurn = turn.catch(() => undefined)
  return turn
}
