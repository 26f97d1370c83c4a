import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce, throttle } from '../../../src/browser/throttle.ts'
import { navbarScrollThrottle } from '../../../src/config/layout.ts'
import { scrollSpyDelay } from '../../../src/config/scroll-spy.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('[K15] scroll events are handled once in 300 ms, and the last one always', () => {
  const look = vi.fn()
  const call = throttle(navbarScrollThrottle, look)
  call()
  call()
  call()
  expect(look).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(299)
  expect(look).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(look).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(look).toHaveBeenCalledTimes(2)
  call()
  call()
  call.cancel()
  vi.advanceTimersByTime(1000)
  expect(look).toHaveBeenCalledTimes(3)
})

test('[K4] the address is written once scrolling has rested for 200 ms', () => {
  const write = vi.fn()
  const call = debounce(scrollSpyDelay, write)
  call()
  vi.advanceTimersByTime(199)
  call()
  vi.advanceTimersByTime(199)
  expect(write).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(write).toHaveBeenCalledTimes(1)
  call()
  call.cancel()
  vi.advanceTimersByTime(1000)
  expect(write).toHaveBeenCalledTimes(1)
})
