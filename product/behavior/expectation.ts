import type { Expected, Observed } from './observed.ts'

/** Returns whether a scenario saw what it should see. Names that are missing on one side are a difference. */
export function isAsExpected(observed: Observed, expected: Expected): boolean {
  if (expected instanceof RegExp) return typeof observed === 'string' && expected.test(observed)
  if (Array.isArray(expected)) {
    if (!Array.isArray(observed) || observed.length !== expected.length) return false
    return expected.every((part, at) => isAsExpected(observed[at], part))
  }
  if (typeof expected !== 'object' || expected === null) return observed === expected
  if (typeof observed !== 'object' || observed === null || Array.isArray(observed)) return false
  const names = Object.keys(observed).filter((name) => valueAt(observed, name) !== undefined)
  if (names.length !== Object.keys(expected).length) return false
  return Object.entries(expected).every(([name, part]) => isAsExpected(valueAt(observed, name), part))
}

/**
 * Returns every negation of an expectation: each has one value that differs. A scenario that accepts one of
 * them proves less than it says.
 */
export function negationsOf(expected: Expected): readonly Expected[] {
  if (expected === null) return ['not null']
  if (typeof expected === 'string') return [`not ${expected}`]
  if (typeof expected === 'number') return [expected + 1]
  if (typeof expected === 'boolean') return [!expected]
  if (expected instanceof RegExp) return [new RegExp(`^(?![\\s\\S]*(?:${expected.source}))`, expected.flags)]
  if (Array.isArray(expected)) {
    const inside = expected.flatMap((part, at) =>
      negationsOf(part).map((negation) => expected.with(at, negation)),
    )
    return [...inside, [...expected, 'one more']]
  }
  return Object.entries(expected).flatMap(([name, part]) =>
    negationsOf(part).map((negation) => ({ ...expected, [name]: negation })),
  )
}

function valueAt(value: object, name: string): Observed {
  return Object.entries(value).find(([other]) => other === name)?.[1]
}
