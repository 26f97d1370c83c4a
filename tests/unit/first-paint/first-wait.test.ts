// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handover } from '../../../src/browser/handover.ts'
import { firstWaitDelay } from '../../../src/config/progress.ts'
import { sayThatItLoads } from '../../../src/first-paint/first-wait.ts'

const openAt = (path: string) => {
  history.replaceState(null, '', path)
  document.head.innerHTML = '<base href="/">'
  document.body.innerHTML = '<div id="app"></div>'
  const place = document.querySelector<HTMLElement>('#app')
  if (!place) throw new Error('The place was just made.')
  return place
}
const bar = () => document.querySelector('[role="progressbar"]')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('[S8] a slow first page shows a message in its language', () => {
  sayThatItLoads(openAt('/zh/guide/'))
  vi.advanceTimersByTime(firstWaitDelay - 1)
  expect(bar()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(bar()?.textContent).toBe('正在加载页面')
})

test('[S8] a page that is painted by then says nothing', () => {
  sayThatItLoads(openAt('/guide/'))
  handover().painter = 'first-paint'
  vi.advanceTimersByTime(firstWaitDelay)
  expect(bar()).toBeNull()
})
