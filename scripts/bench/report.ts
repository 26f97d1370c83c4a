import type { Sample } from './measure.ts'

/** A value of several visits: the median, the smallest, and the largest. */
export type Measured = readonly [median: number, least: number, most: number]

/** The values of a row by name, such as `text`. */
export type MeasuredRow = Readonly<Record<string, Measured>>

/** Returns the median; of an even number, the lower of the two middle values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** Returns the values of a row from its visits. */
export function measuredOf(samples: readonly Sample[]): MeasuredRow {
  const names = [...new Set(samples.flatMap((sample) => Object.keys(sample)))]
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = samples.flatMap((sample) => sample[name] ?? [])
      if (values.length === 0) return []
      return [[name, [median(values), Math.min(...values), Math.max(...values)]] as const]
    }),
  )
}

const shown = (value: number) =>
  value < 10 ? value.toFixed(3).replace(/\.?0+$/, '') : Math.round(value).toString()

/** Formats a row: each median with its range, and the difference to the recorded run, if any. */
export function rowText(name: string, row: MeasuredRow, recorded: MeasuredRow | undefined): string {
  const cells = Object.entries(row).map(([field, [middle, least, most]]) => {
    const [before] = recorded?.[field] ?? []
    const change = before ? ` ×${(middle / before).toFixed(2)}` : ''
    return `${field} ${shown(middle)} (${shown(least)}–${shown(most)})${change}`
  })
  return `${name.padEnd(44)} ${cells.join('  ')}`
}
