interface ProgressNumbers {
  /** Where it begins, of 1. */
  readonly minimum: number
  /** Milliseconds in which it moves to a new place, and in which it fades. */
  readonly speed: number
  /** How much it creeps on at each step, of 1. */
  readonly trickle: number
  /** Milliseconds between two steps. */
  readonly trickleInterval: number
}

/** The progress of something whose end nobody knows: it begins, creeps on, and is done. */
export interface Progress {
  readonly start: () => void
  readonly done: () => void
  /** From 0 to 1; `undefined` where nothing shows. */
  readonly get: () => number | undefined
  readonly subscribe: (changed: () => void) => () => void
}

/** It never reaches the end by creeping. */
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
      // One that runs goes on from where it is; one that is fading begins anew.
      set(value === undefined || value === 1 ? minimum : value)
      steps = setInterval(() => set(Math.min(furthest, (value ?? minimum) + trickle)), trickleInterval)
    },
    done: () => {
      if (value === undefined || value === 1) return
      clearInterval(steps)
      set(1)
      // Once to the end, once to fade.
      ending = setTimeout(() => set(undefined), 2 * speed)
    },
    get: () => value,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
