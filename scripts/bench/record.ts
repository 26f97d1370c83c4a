import type { Measured, MeasuredRow } from './report.ts'

/** The file with all recorded figures. The documents take their tables from it. */
export const recordFile = 'docs/performance.json'

/** The documents with tables of recorded figures, and which tables they show. */
export const recordedDocuments = { 'README.md': 'medians', 'docs/performance.md': 'everything' } as const

/** The name of the measured site in rows and tables. */
export const ownName = 'This site (client-only)'

/** The pages of the comparison, by the title of their column. */
export const comparedPages = {
  FAQ: 'faq/howto',
  'Driver page': 'guide/drivers/local',
  'Largest API page': 'guide/api/fs',
  Home: '',
} as const

type Column = keyof typeof comparedPages

/** First visits to the pages of the comparison by sites, measured in one run. Milliseconds on the phone profile. */
export interface Comparison {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** Number of visits to each page. */
  readonly runs: number
  readonly sites: Readonly<Record<string, Readonly<Record<Column, ComparedPage>>>>
}

interface ComparedPage {
  /** Until the title and text are painted. */
  readonly text: Measured
  /** The same on a return visit in a new tab. */
  readonly again?: Measured | undefined
  /** The longest task after the first words. */
  readonly longest?: Measured | undefined
}

/** All recorded figures. */
export interface BenchRecord {
  readonly machine: string
  readonly comparison: Comparison
  /** The last figures of every row that was ever measured. */
  readonly rows: Readonly<Record<string, MeasuredRow>>
}

/** Returns the name of a row. */
export const rowName = (profile: string, step: string, page: string, site: string): string =>
  `${profile} · ${step} · ${page} · ${site}`

/**
 * Returns the comparison that a run contains: the sites of which it measured all pages. `undefined` without this site
 * and another one, because figures of different runs must not be compared.
 */
export function comparisonOf(
  rows: Readonly<Record<string, MeasuredRow>>,
  { date, runs, sites }: Pick<Comparison, 'date' | 'runs'> & { readonly sites: readonly string[] },
): Comparison | undefined {
  const measured = sites.flatMap((site) => {
    const pages = Object.entries(comparedPages).flatMap(([column, page]) => {
      const cold = rows[rowName('phone', 'cold', page, site)]
      const again = rows[rowName('phone', 'again', page, site)]
      return cold?.text ? [[column, { text: cold.text, longest: cold.longest, again: again?.text }]] : []
    })
    const isWhole = pages.length === Object.keys(comparedPages).length
    return isWhole ? [[site, Object.fromEntries(pages) as Record<Column, ComparedPage>] as const] : []
  })
  const found = Object.fromEntries(measured)
  return ownName in found && measured.length > 1 ? { date, runs, sites: found } : undefined
}
