import { describe, expect, test } from 'vitest'
import { withTimeChecks } from '../../../scripts/build/time-limit.ts'
import { OutOfTime, withTimeLimit } from '../../../src/markdown/blocks/drawing/time-limit.ts'

/** Runs code as the build writes it. */
const run = (code: string): unknown =>
  new Function(withTimeChecks(`(() => { ${code} })()`).replace('(', 'return ('))()

describe('code with time checks', () => {
  test('code with time checks does the same as before', () => {
    expect(
      run(`
        let sum = 0
        for (const one of [1, 2, 3]) sum += one
        for (let at = 0; at < 3; at += 1) for (const key in { a: 1 }) if (key) sum += at
        outer: while (true) { do { sum += 1; if (sum > 20) break outer } while (sum) }
        const twice = function (one) { 'use strict'; return this === undefined ? one * 2 : 0 }
        class Base { constructor() { this.base = 1 } }
        class Other extends Base { constructor() { super(); this.other = 1 } get sum() { return this.base + this.other } }
        function* numbers() { for (let at = 0; ; at += 1) { if (at > 2) return; yield at } }
        return [sum, twice(2), new Other().sum, [...numbers()], (() => ({ a: 1 }))()]
      `),
    ).toEqual([21, 4, 2, [0, 1, 2], { a: 1 }])
  })

  test.each([
    ['a loop without a block', 'for (;;) ;'],
    ['a loop in a loop', 'while (true) { try { for (;;) {} } catch {} }'],
    ['functions that call each other', 'const a = (n) => { if (n > 0) { a(n - 1); a(n - 1) } }; a(200)'],
    [
      'a callback',
      'const list = Array.from({ length: 1e5 }); list.forEach(() => { list.forEach(() => { list.length }) })',
    ],
  ])('is stopped: %s', async (_name, code) => {
    const start = performance.now()
    await expect(withTimeLimit(50, async () => run(code))).rejects.toThrow(OutOfTime)
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  test('a library that is stopped can handle the rejected promise', async () => {
    const wait =
      'return new Promise((resolve, reject) => { Promise.resolve().then(() => { for (;;) {} }).catch((error) => { reject(error) }) })'
    await expect(withTimeLimit(50, async () => run(wait))).rejects.toThrow(OutOfTime)
    run('for (let at = 0; at < 5_000; at += 1) {}')
  }, 5_000)

  test('the limit is one of each task, and ends with the drawing', async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 20))
    const short = 'const end = performance.now() + 60; while (performance.now() < end) {}'
    await withTimeLimit(2_000, async () => {
      for (let task = 0; task < 4; task += 1) {
        run(short)
        await pause()
      }
    })
    run(short)
  })
})
