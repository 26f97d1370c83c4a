/** A reader who comes back after so long begins a new visit. The specification gives no number. Milliseconds. */
export const visitGap = 30 * 60_000

/** So many of the pages read last are remembered. */
export const mostPlaces = 20

/** How long a reader is at a heading before it counts as the place. Milliseconds. */
export const placeDelay = 1000

/** The part of the application that remembers places loads when the browser is idle, and after this time in any case. Milliseconds. */
export const rememberWithin = 3000

/** So many changed pages are listed. */
export const mostChanged = 40

/** So many ticks are remembered for one page. */
export const mostTicks = 100
