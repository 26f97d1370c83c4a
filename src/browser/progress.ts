interface ProgressNumbers {
  /** Initial progress, from 0 to 1. */
  readonly minimum: number
  /** Duration of a move and of the fade, in milliseconds. */
  readonly speed: number
  /** Progress added at each step, from 0 to 1. */
  readonly trickle: number
  /** Time between two steps, in milliseconds. */
  readonly trickleInterval: number
}

/** Progress of a task of unknown length: it starts, advances slowly, and finishes. */
export interface Progress {
  readonly start: () => void
  readonly done: () => void
  /** Returns a value from 0 to 1; `undefined` if nothing is shown. */
  readonly get: () => number | undefined
  readonly subscribe: (changed: () => void) => () => void
}

/** Limit of the slow advance, below 1. */
const furthest = 0.994

export function createProgress({ minimum, speed, trickle, trickleInterval }: ProgressNumbers): Progress {
  let value: number | undefined
  let steps: ReturnType<typeof setInterval> | undefined
  let ending: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const set = (next: number | undefined) => {
    value = next
    for (const listener of listeners) listener()
  }
  return {
    start: () => {
      clearTimeout(ending)
      clearInterval(steps)
      // A running bar continues from its position; a fading one starts again.
      set(value === undefined || value === 1 ? minimum : value)
      steps = setInterval(() => set(Math.min(furthest, (value ?? minimum) + trickle)), trickleInterval)
    },
    done: () => {
      if (value === undefined || value === 1) return
      clearInterval(steps)
      set(1)
      // First move to the end, then fade.
      ending = setTimeout(() => set(undefined), 2 * speed)
    },
    get: () => value,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
