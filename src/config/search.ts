/** Pause after the last key before a query is sent to the hosted service (Spec §9 "Search debounce"). Milliseconds. */
export const searchDebounce = 500

/** Only this many characters of a query are used. The first lines of a pasted log are enough. Characters. */
export const longestQuery = 2_000

/**
 * How long the hosted service may take before the local index answers instead. The specification gives no
 * number. Milliseconds.
 */
export const hostedTimeoutMs = 2_500

/** Pause after a failure of the hosted service, so that readers do not wait for it on every query. Milliseconds. */
export const hostedRest = 60_000

/** The page of error messages, which a query without results leads to (Spec §2). */
export const errorsRoute = '/faq/error.html'

/** Maximum number of similar words offered where there are no results. */
export const mostNear = 4

/** Maximum number of results in the other language, offered where there are none in the reader's. */
export const mostElsewhere = 3

/** Maximum number of results per query, and per page. */
export const mostHits = 40
export const mostHitsOfPage = 5

/** Number of results of a page that are shown before the reader unfolds the others. */
export const shownHitsOfPage = 1

/** Length of the text shown around a match. Characters. */
export const snippetLength = 160

/** From this width on, the section of the selected result is shown beside the list (also in `search-preview.module.css`). Pixels. */
export const previewBreakpoint = 1100

/** Minimum text of a preview: a shorter section is shown with those that follow it. Characters. */
export const leastPreview = 500

/** How long a query waits for texts that are still loading before it is answered with what is there. Milliseconds. */
export const indexTimeoutMs = 4_000

/** How long the worker indexes before it checks for a query. Milliseconds. */
export const indexSlice = 24

/** Number of search text parts fetched or read from the device in parallel. A large site has hundreds. */
export const partsAtOnce = 6

/** Words that say nothing about a page. A query that also has other words is answered without them. */
export const emptyWords: readonly string[] =
  'a an and are can do does for how i in is it my of on or the to what when where which why with 怎么 如何 怎样 什么 哪里 哪些 哪个 为什么 请问'.split(
    ' ',
  )
