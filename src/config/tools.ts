/** How long the data of a begun login is kept for its callback (SECURITY §3, Checklist T10). Milliseconds. */
export const loginLifetime = 10 * 60_000

/** How long a provider or an API server may take to answer. Longer than for pages: some ask a third server first. Milliseconds. */
export const providerTimeout = 30_000

/** An answer beyond this many bytes is not read. A page of 50 albums has about 30 kB. */
export const maxProviderBytes = 1024 * 1024

/** Between two questions about a QR code. API servers count requests per address. Milliseconds. */
export const pollInterval = 3_000

/** A QR code that nobody confirms is given up after this time; providers let it end at about the same time. Milliseconds. */
export const pollLimit = 180_000

/** When a login page has not opened by itself, its address is offered as a link. Milliseconds. */
export const loginPatience = 2_000

/** How much of a provider's raw answer is shown. Characters. */
export const maxRawAnswer = 4_000

/** How much of a provider's own words is quoted. Characters. */
export const maxProviderWords = 300

/** Albums asked for at once; the most that Google gives (facts/tools.md). */
export const albumPageSize = 50
