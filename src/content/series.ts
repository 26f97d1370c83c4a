/** The parts of a page that its place in a dated series depends on. */
interface DatedPage {
  readonly route: string
  /** `yyyy-MM-dd`. */
  readonly date?: string | undefined
  readonly order?: number | undefined
}

/** Returns whether a page with a date is below the folder of a series, such as `/blog/`. */
export function isInSeries({ route, date }: DatedPage, folder: string): boolean {
  return date !== undefined && route.startsWith(folder) && route !== folder
}

/** Milliseconds. */
const day = 86_400_000

/** Returns the order of a page among its siblings: its own one, or else that of its date in a series, newest first. */
export function seriesOrder(page: DatedPage, series: readonly string[]): number | undefined {
  const isDated = page.order === undefined && series.some((folder) => isInSeries(page, folder))
  return isDated ? -Date.parse(`${page.date}T00:00:00Z`) / day : page.order
}
