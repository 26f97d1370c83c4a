let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Does one piece of work after the other, each in a task of its own: what waits for the same file gets it in the same moment, and all of
 * it in one task would hold the page up.
 */
export function inTurn<Result>(work: () => Result): Promise<Result> {
  const turn = lastTurn.then(nextTask).then(work)
  lastTurn = turn.catch(() => undefined)
  return turn
}

const nextTask = () => new Promise<void>((begin) => setTimeout(begin))
