import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ScanState } from '../../../src/tools/flow.ts'
import { pollScan } from '../../../src/tools/poll-scan.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function start(answers: readonly (ScanState | Error)[]) {
  const controller = new AbortController()
  const states: string[] = []
  let asked = 0
  const end = pollScan(
    async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? { kind: 'waiting' }
      asked += 1
      if (answer instanceof Error) throw answer
      return answer
    },
    {
      signal: controller.signal,
      interval: 1000,
      limit: 10_000,
      onState: ({ kind }) => states.push(kind),
    },
  ).catch((error: unknown) => error)
  return { controller, states, end, asked: () => asked }
}

test('[T2] a scan is followed to its code', async () => {
  const { end, states } = start([{ kind: 'waiting' }, { kind: 'scanned' }, { kind: 'confirmed', code: 'c' }])
  await vi.advanceTimersByTimeAsync(5000)
  expect(await end).toEqual({ kind: 'confirmed', code: 'c' })
  expect(states).toEqual(['waiting', 'scanned'])
})

test('[T2] it ends at its limit, with the code, or when it is cancelled', async () => {
  const slow = start([{ kind: 'waiting' }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await slow.end).toEqual({ kind: 'gaveUp' })
  expect(slow.asked()).toBe(10)
  const expired = start([{ kind: 'expired' }])
  await vi.advanceTimersByTimeAsync(1000)
  expect(await expired.end).toEqual({ kind: 'expired' })
  const cancelled = start([{ kind: 'waiting' }])
  await vi.advanceTimersByTimeAsync(2500)
  cancelled.controller.abort(new Error('cancelled'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await cancelled.end).toEqual(new Error('cancelled'))
  expect(cancelled.asked()).toBe(2)
})

test('[T2] two lost responses are tolerated, and three are a failure', async () => {
  const lost = new Error('lost')
  const forgiven = start([lost, lost, { kind: 'confirmed', code: 'c' }])
  await vi.advanceTimersByTimeAsync(5000)
  expect(await forgiven.end).toEqual({ kind: 'confirmed', code: 'c' })
  const failed = start([lost])
  await vi.advanceTimersByTimeAsync(5000)
  expect(await failed.end).toBe(lost)
})
