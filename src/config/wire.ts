/** How long a server may take to begin its answer. The specification gives no number. Milliseconds. */
export const answerTimeout = 10_000

/** A page's file beyond this many bytes is not read: no reader wants it, and a phone would die of it. */
export const maxPageBytes = 5 * 1024 * 1024

/** A text read this long ago is asked for again when its page is opened. Milliseconds. */
export const textFreshFor = 10_000

/** The manifest and the configuration change with a publication, not with a click. Milliseconds. */
export const manifestFreshFor = 60_000

/** The same for a file that is fetched to be kept, to its last byte: libraries of a megabyte on a slow line. Milliseconds. */
export const fileTimeout = 60_000
