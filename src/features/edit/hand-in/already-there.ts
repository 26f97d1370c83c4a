import { HandInFailure } from './hand-in-failure.ts'

/**
 * Returns the result of a task; `undefined` if the host refuses it because what it would make exists.
 *
 * @param refusal the host's words in this case
 */
export async function unlessThere<Result>(
  task: Promise<Result>,
  refusal: RegExp,
): Promise<Result | undefined> {
  try {
    return await task
  } catch (error) {
    const words = error instanceof HandInFailure ? (error.details.words ?? '') : ''
    if (refusal.test(words)) return undefined
    throw error
  }
}

/** Number of questions about a fork that is being made. */
const mostQuestions = 20

/** Asks until there is an answer. */
export async function untilThere<Result>(
  ask: () => Promise<Result | undefined>,
  wait: () => Promise<void>,
): Promise<Result> {
  for (let asked = 0; asked < mostQuestions; asked += 1) {
    const found = await ask()
    if (found !== undefined) return found
    await wait()
  }
  throw new HandInFailure('fork')
}
