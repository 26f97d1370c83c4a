/** How long the data of a started login is kept for its callback (SECURITY §3, Spec T10). Milliseconds. */
export const loginLifetime = 10 * 60_000

/**
 * Response timeout for providers and API servers. Longer than for pages, because some of them call a third
 * server first. Milliseconds.
 */
export const providerTimeout = 30_000

/** Larger responses are not read. A page of 50 albums is about 30 kB. Bytes. */
export const maxProviderBytes = 1024 * 1024

/** Interval of status requests for a QR code. API servers limit requests per address. Milliseconds. */
export const pollInterval = 3_000

/** An unconfirmed QR code is abandoned after this time, which is about how long providers keep it valid. Milliseconds. */
export const pollLimit = 180_000

/** If a login page has not opened by then, its address is offered as a link. Milliseconds. */
export const loginTimeoutMs = 2_000

/** Length limit of a provider's raw response. Characters. */
export const maxRawAnswer = 4_000

/** Length limit of a quoted provider message. Characters. */
export const maxProviderWords = 300

/** Albums per request; the maximum that Google allows (facts/tools.md). */
export const albumPageSize = 50

/** Time after the last input until the choices are written to the address. Browsers limit how often it changes. Milliseconds. */
export const addressDelayMs = 400

/** Length limit of a file that is opened in a tool. A configuration file is about 3 kB. Bytes. */
export const maxDocumentBytes = 1024 * 1024
