/** Which parts of an article are on the screen. Each place asks for its own part only: nothing walks through what stands already. */
export interface PartSchedule {
  readonly isDue: (part: number) => boolean
  /** Calls back when a part's time has come. Returns what takes that back. */
  readonly whenDue: (part: number, show: () => void) => () => void
  /** Lets parts come until so many are due. */
  readonly showUntil: (parts: number) => void
}

/** @param parts how many are due from the beginning */
export function createSchedule(parts: number): PartSchedule {
  let due = parts
  const waiting = new Map<() => void, number>()
  return {
    isDue: (part) => part < due,
    whenDue: (part, show) => {
      // Its time may have come between the place's first look and this.
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
