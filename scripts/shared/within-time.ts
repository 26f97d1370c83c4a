import { Script } from 'node:vm'

const stage: { run: () => unknown } = { run: () => undefined }
Object.assign(globalThis, { limitedTask: stage })
const script = new Script('limitedTask.run()')

/** The result of a task, unless it was stopped. */
type Timed<Result> = { readonly kind: 'done'; readonly result: Result } | { readonly kind: 'stopped' }

/**
 * Runs a task without promises, and stops it after a time.
 *
 * @param limit in milliseconds
 * @throws what the task throws
 */
export function withinTime<Result>(task: () => Result, limit: number): Timed<Result> {
  stage.run = task
  try {
    return { kind: 'done', result: script.runInThisContext({ timeout: limit }) as Result }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return { kind: 'stopped' }
    throw error
  }
}
