/** A difference between the pages and the running product. */
export interface Drift {
  /** What is compared: `driver Local, option thumbnail, type`. `explained.ts` refers to differences by it. */
  readonly subject: string
  /** A file of this repository. */
  readonly file: string
  readonly line: number
  /** The product's value. */
  readonly expected: string
  /** The page's value. */
  readonly found: string
}

/** A part of the product compared with its pages. */
export interface Comparison {
  readonly name: string
  /** Number of compared entries of the product. */
  readonly compared: number
  readonly drifts: readonly Drift[]
  /** What could not be compared, with reasons. */
  readonly skipped: readonly string[]
}

/** Returns the differences of one entry whose values are compared one by one. */
export function differences(
  place: Omit<Drift, 'expected' | 'found'>,
  values: Readonly<Record<string, readonly [expected: string, found: string]>>,
): readonly Drift[] {
  return Object.entries(values).flatMap(([name, [expected, found]]) =>
    expected === found ? [] : [{ ...place, subject: `${place.subject}, ${name}`, expected, found }],
  )
}
