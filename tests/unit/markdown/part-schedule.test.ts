import { expect, test, vi } from 'vitest'
import { createSchedule } from '../../../src/markdown/part-schedule.ts'

test('[D1] each placeholder is called once, for its own part', () => {
  const schedule = createSchedule(1)
  const places = [1, 2, 3].map((part) => {
    const show = vi.fn()
    return { show, stop: schedule.whenDue(part, show) }
  })
  const calls = () => places.map(({ show }) => show.mock.calls.length)
  expect([0, 1].map(schedule.isDue)).toEqual([true, false])
  schedule.showUntil(2)
  expect(calls()).toEqual([1, 0, 0])
  places[1]?.stop()
  schedule.showUntil(4)
  expect(calls()).toEqual([1, 0, 1])
})

test('[D1] a placeholder whose part is already due is called immediately', () => {
  const schedule = createSchedule(1)
  schedule.showUntil(3)
  const show = vi.fn()
  schedule.whenDue(2, show)
  schedule.showUntil(4)
  expect(show).toHaveBeenCalledTimes(1)
})
