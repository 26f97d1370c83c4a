/** How long a server may take for its response, of a text with the body. The specification gives no number. Milliseconds. */
export const answerTimeout = 10_000

/** Statuses of an answer that says that there is no such file. */
export const missingStatuses: readonly number[] = [404, 410]

/** Larger page files are not read: they are useless to readers and would crash a phone. Bytes. */
export const maxPageBytes = 5 * 1024 * 1024

/** A text older than this is requested again when its page is opened. Milliseconds. */
export const textFreshFor = 10_000

/** The same for the manifest and the configuration, which change only with a publication. Milliseconds. */
export const manifestFreshFor = 60_000

/**
 * How long a text that has arrived waits for its prepared file before it is parsed: one from the server, that of the first page,
 * for which the parser is not loaded yet, and a saved one, whose prepared file is saved as well or has to come over a network
 * that may not answer. Milliseconds.
 */
export const textWait = 500
export const firstTextWait = 1000
export const savedTextWait = 250

/** The pause before a failed request is repeated. Milliseconds. */
export const retryDelay = 400

/** Timeout for a whole file that is downloaded to be kept, such as a library of 1 MB on a slow connection. Milliseconds. */
export const fileTimeout = 60_000
