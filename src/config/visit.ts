/** A reader who returns after this time starts a new visit. The specification gives no number. Milliseconds. */
export const visitGap = 30 * 60_000

/** Maximum number of recently read pages. */
export const mostPlaces = 20

/** How long a reader must stay at a heading before it is stored as the position. Milliseconds. */
export const placeDelay = 1000

/** Maximum delay until the code that stores reading positions loads; earlier if the browser is idle. Milliseconds. */
export const rememberWithin = 3000

/** Maximum number of listed changed pages. */
export const mostChanged = 40

/** Maximum number of stored checks per page. */
export const mostTicks = 100
