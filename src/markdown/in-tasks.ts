import { nextTask } from '../browser/in-turn.ts'
import type { Steps } from '../prepare/steps.ts'

/** Does each step in a separate task. */
export async function inTasks<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await nextTask()
  }
}
