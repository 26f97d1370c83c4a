/** A query goes to the hosted service when the reader has paused for so long (Spec §9 "Search debounce"). Milliseconds. */
export const searchDebounce = 500

/** How long the hosted service may take before the local index answers in its place. The specification gives no number. Milliseconds. */
export const hostedPatience = 2_500

/** A hosted service that failed is left alone for so long, so that readers do not wait for it at every query. Milliseconds. */
export const hostedRest = 60_000

/** Results of one query, and of one page among them. */
export const mostHits = 30
export const mostHitsOfPage = 5

/** Characters of the text around a match that a result shows. */
export const snippetLength = 160

/** A query that comes while the texts are still being read waits so long for the rest before it is answered from a part. Milliseconds. */
export const indexPatience = 4_000

/** How long the worker indexes before it looks whether a query has come. Milliseconds. */
export const indexSlice = 24

/** Parts of the search text that are fetched or read from the device at once: a large site has hundreds. */
export const partsAtOnce = 6
