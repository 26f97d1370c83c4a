/**
 * Longer texts are parsed in a worker. A phone needs about 20 ms per 1,000 characters, so a text of this
 * length blocks it for 200 ms. Characters.
 */
export const longText = 10_000

/**
 * On navigation, a longer text is shown in two steps, the first screens first. For shorter texts, the second
 * step is not worth rendering the page twice. Characters.
 */
export const shortText = 3_000

/** Length of the first step: more than one phone screen, most of a desktop screen. Characters. */
export const nextBeginningLength = 1_500

/** How much of a long text is parsed at once, to show the first screens while the worker parses the rest. Characters. */
export const beginningLength = 4_000

/** `npm run index` prepares texts up to this length completely, and the beginning of longer ones. Characters. */
export const preparedText = 40_000

/** Approximate number of elements of a long page that are rendered at once. */
export const partWeight = 400

/**
 * How long the next part waits for idle time. A browser that expects input may report none for a long time.
 * Milliseconds.
 */
export const partTimeoutMs = 50

/**
 * Estimated height of the rest of a long page per character. Rather too high than too low, so that the
 * reader's scroll position exists. Pixels.
 */
export const heightOfCharacter = 1

/**
 * After this time, the worker is stopped and the text is shown as source. No reasonable page takes that long.
 * Milliseconds.
 */
export const longestReading = 60_000

/** Without a worker, longer texts are shown as source, because parsing would block the page. Characters. */
export const longestHere = 100_000

/** Number of parsed pages held for readers who come back to them. */
export const mostRecentArticles = 8
