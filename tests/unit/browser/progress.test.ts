import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from '../../../src/browser/progress.ts'
import {
  progressMinimum,
  progressSpeed,
  progressTrickle,
  progressTrickleInterval,
} from '../../../src/config/progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const create = () =>
  createProgress({
    minimum: progressMinimum,
    speed: progressSpeed,
    trickle: progressTrickle,
    trickleInterval: progressTrickleInterval,
  })

test('[S8] [K5] the bar starts at 0.08, and grows by 0.02 every 800 ms, but never to the end', () => {
  const progress = create()
  expect(progress.get()).toBeUndefined()
  progress.start()
  expect(progress.get()).toBe(0.08)
  vi.advanceTimersByTime(799)
  expect(progress.get()).toBe(0.08)
  vi.advanceTimersByTime(1)
  expect(progress.get()).toBeCloseTo(0.1)
  vi.advanceTimersByTime(800 * 100)
  expect(progress.get()).toBeLessThan(1)
})

test('[S8] [K5] the bar goes to the end within 200 ms and fades within 200 ms more', () => {
  const progress = create()
  progress.start()
  progress.done()
  expect(progress.get()).toBe(1)
  vi.advanceTimersByTime(399)
  expect(progress.get()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(progress.get()).toBeUndefined()
})

test('[S8] a second start continues the bar; an end without a start shows nothing', () => {
  const progress = create()
  progress.done()
  expect(progress.get()).toBeUndefined()
  progress.start()
  vi.advanceTimersByTime(800)
  progress.start()
  expect(progress.get()).toBeCloseTo(0.1)
  progress.done()
  progress.start()
  expect(progress.get()).toBe(0.08)
})
