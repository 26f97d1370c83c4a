import { act } from 'react'
import { vi } from 'vitest'

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

/** Lets fake timers run for a while, in milliseconds, and React show what they changed. */
export async function advanceTimers(time: number): Promise<void> {
  environment.IS_REACT_ACT_ENVIRONMENT = true
  await act(async () => {
    vi.advanceTimersByTime(time)
  })
  environment.IS_REACT_ACT_ENVIRONMENT = false
}
