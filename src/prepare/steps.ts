/** Work that can pause, because all of it would be one long task on a phone. Each `yield` is a place for a pause. */
export type Steps<T> = Generator<undefined, T, undefined>

/** Does all steps without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
