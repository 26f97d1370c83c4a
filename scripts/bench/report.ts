import type { Sample } from './measure.ts'

/** Returns the median; of an even number, the lower of the two middle values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** Returns the medians of all fields of a row's samples. */
export function mediansOf(samples: readonly Sample[]): Record<string, number> {
  const names = [...new Set(samples.flatMap((sample) => Object.keys(sample)))]
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = samples.flatMap((sample) => sample[name] ?? [])
      return values.length === 0 ? [] : [[name, median(values)]]
    }),
  )
}

const shown = (value: number) =>
  value < 10 ? value.toFixed(3).replace(/\.?0+$/, '') : Math.round(value).toString()

/** Formats a row: each median with its range, and the difference to the recorded run, if any. */
export function lineOf(
  name: string,
  samples: readonly Sample[],
  recorded: Readonly<Record<string, number>> | undefined,
): string {
  const cells = Object.entries(mediansOf(samples)).map(([field, middle]) => {
    const values = samples.flatMap((sample) => sample[field] ?? [])
    const spread = `${shown(Math.min(...values))}–${shown(Math.max(...values))}`
    const before = recorded?.[field]
    const change = before ? ` ×${(middle / before).toFixed(2)}` : ''
    return `${field} ${shown(middle)} (${spread})${change}`
  })
  return `${name.padEnd(44)} ${cells.join('  ')}`
}
