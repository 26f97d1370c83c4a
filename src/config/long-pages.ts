/**
 * Longer texts are read in a worker. Reading takes a phone about 20 ms for each 1,000 characters: a text of this length keeps it busy
 * for 200 ms. Characters.
 */
export const longText = 10_000

/**
 * Of a page that a reader goes on to, a longer text comes in two steps, first screens first: the second step must be worth the work of
 * showing a page twice. Characters.
 */
export const shortText = 3_000

/** How much of such a text is read before it is shown: more than a screen of a phone, most of one of a desktop. Characters. */
export const nextBeginningLength = 1_500

/** How much of a long text is read at once, so that its first screens stand there while the worker reads the rest. Characters. */
export const beginningLength = 4_000

/** How much of a long page is put on the screen in one go: about so many elements. */
export const partWeight = 400

/** How long the next part waits for idle time; a browser that expects input may say for long that it has none. Milliseconds. */
export const partPatience = 50

/** About how high the rest of a long page comes out. Too much rather than too little: the reader's place must exist. Pixels for each character. */
export const heightOfCharacter = 1

/** After this time the worker is stopped, and the text is shown as it was written. No page of sense gets there. Milliseconds. */
export const longestReading = 60_000

/** Without a worker, longer texts are shown as they were written: reading them would hold the page up. Characters. */
export const longestHere = 100_000

/** How many pages stay read, for readers who come back to them. */
export const keptArticles = 8
