import { createConnection } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeOf, withstands } from '../../support/generated.ts'
import { hostileJson, hostileText } from '../../support/generated-values.ts'

const few = { runs: 20 }

test('a violated property is reported', async () => {
  const after = (act: (text: string) => unknown) => withstands(hostileText, act, few)
  await expect(after(() => JSON.parse('{'))).rejects.toThrow(/Property failed[\s\S]*JSON/)
  await expect(after(async () => JSON.parse('{'))).rejects.toThrow(/Property failed[\s\S]*JSON/)
  await expect(after((text) => text.repeat(20) + 'x'.repeat(3000))).rejects.toThrow(/The result has the size/)
  await expect(after(() => createConnection(9, '192.0.2.1').destroy())).rejects.toThrow(/192\.0\.2\.1/)
  const busy = () => {
    const end = process.cpuUsage().user + 60_000
    while (process.cpuUsage().user < end) 'a'.repeat(1e7).indexOf('b')
  }
  await expect(withstands(fc.constant('a'), busy, { runs: 1, longestTask: 50 })).rejects.toThrow(
    /The task took \d+ ms/,
  )
  await expect(after(() => Object.assign(globalThis, { __evil: 1 }))).rejects.toThrow('Code of the value ran')
  Reflect.deleteProperty(globalThis, '__evil')
  await expect(after(() => Object.assign(Object.prototype, { evil: 1 }))).rejects.toThrow(/prototype/)
  Reflect.deleteProperty(Object.prototype, 'evil')
  await after((text) => text)
})

test('values have every form, and a fixed seed makes the same ones', async () => {
  const seen: unknown[] = []
  await withstands(hostileJson(['title']), (value) => void seen.push(value), { runs: 300 })
  const texts = seen.map((value) => JSON.stringify(value))
  for (const part of ['"title"', '"__proto__"', '[[[', 'null', '{}']) {
    expect(
      texts.some((text) => text.includes(part)),
      part,
    ).toBe(true)
  }
  expect(sizeOf({ a: 'bc', d: [1, 'é'] })).toBe(1 + 1 + 2 + 1 + 1 + 1 + 1)
})
