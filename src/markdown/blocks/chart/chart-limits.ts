import { isRecord } from '../../../config/is-record.ts'

/** Maximum number of values in a chart's options, including every element of its data. */
const mostValues = 50_000

/** Maximum length of a calendar. Each day is an element of the drawing. */
const mostYears = 12

/** Numbers that the library counts up to, and the largest that is drawn in a moment. */
const counters: ReadonlyMap<string, number> = new Map([
  ['splitNumber', 100],
  ['symbolRepeat', 100],
  ['layoutIterations', 100],
  ['maxIterations', 100],
])

/** Line patterns and gaps: shorter ones give more pieces than a screen has pixels. */
const patterns = new Set(['type', 'borderType', 'dashArrayX', 'dashArrayY'])

/**
 * Returns chart options within the limits of what is drawn in a moment.
 *
 * @throws a SyntaxError if there is more to draw than a limit allows
 */
export function limitedChart(options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const counted = { values: 0 }
  const limited = (key: string, value: unknown): unknown => {
    counted.values += 1
    if (counted.values > mostValues) throw new SyntaxError(`A chart has at most ${mostValues} values.`)
    if (Array.isArray(value)) {
      if (patterns.has(key) && value.every((part) => typeof part === 'number'))
        return value.map((part) => Math.max(part, 1))
      return value.map((part) => limited(key, part))
    }
    if (isRecord(value)) return limitedObject(value)
    const most = counters.get(key)
    return most === undefined ? value : count(value, most)
  }
  const limitedObject = (value: object): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        if (key === 'range') checkRange(part)
        return [key, limited(key, part)]
      }),
    )
  return limitedObject(options)
}

/** Repeating as often as there is room has no limit, so only a number counts. */
const count = (value: unknown, most: number) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(value, most) : undefined

function checkRange(range: unknown): void {
  if (!Array.isArray(range) || range.length < 2) return
  const [start = Number.NaN, end = Number.NaN] = range.map(timeOf)
  if (Number.isNaN(start) || Number.isNaN(end)) return
  if (Math.abs(end - start) > mostYears * 366 * 86_400_000) {
    throw new SyntaxError(`A calendar covers at most ${mostYears} years.`)
  }
}

function timeOf(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return Number.NaN
  // Years with any number of digits, which `Date` does not read.
  const [, year, month = '1'] = /^\s*([-+]?\d{1,9})(?:[-/](\d{1,2}))?/.exec(value) ?? []
  return year === undefined ? Number.NaN : ((Number(year) - 1970) * 12 + Number(month)) * 30.5 * 86_400_000
}
