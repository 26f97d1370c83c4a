/**
 * Tracks which parts of an article are on the screen. Each placeholder asks only for its own part, so nothing
 * iterates over the rendered ones.
 */
export interface PartSchedule {
  readonly isDue: (part: number) => boolean
  /** Calls back when a part is due. Returns a function that cancels this. */
  readonly whenDue: (part: number, show: () => void) => () => void
  /** Makes parts due up to this number. */
  readonly showUntil: (parts: number) => void
}

/** @param parts number of parts due at the start */
export function createSchedule(parts: number): PartSchedule {
  let due = parts
  const waiting = new Map<() => void, number>()
  return {
    isDue: (part) => part < due,
    whenDue: (part, show) => {
      // It may have become due since the placeholder's first look.
      if (part < due) show()
      else waiting.set(show, part)
      return () => waiting.delete(show)
    },
    showUntil: (next) => {
      due = Math.max(due, next)
      for (const [show, part] of [...waiting]) {
        if (part >= due) continue
        waiting.delete(show)
        show()
      }
    },
  }
}
