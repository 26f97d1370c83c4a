/*
 * Limits of what the service worker saves. The specification gives no numbers; these are ours. What a reader keeps on purpose
 * (`docs/offline.md`) has no limit but the browser's.
 */

/** Texts, shards and configuration that are saved as they are read; the ones not read for longest go first. */
export const mostSavedTexts = 600

/** Pictures that are saved as they are seen. */
export const mostSavedPictures = 200

/** Late parts of the application: diagrams, charts, grammars. */
export const mostSavedParts = 300

/** A file beyond this many bytes is shown but not saved. */
export const mostSavedBytes = 8 * 1024 * 1024

/** How often a tab that stays open looks for a new version of the application. Milliseconds. */
export const updateCheckEvery = 60 * 60 * 1000

/** How long the application waits after its first paint before it registers the service worker, unless the browser is idle earlier. Milliseconds. */
export const registerWithin = 4000

/** Files that are fetched at the same time while a site is kept: enough to fill a line, few enough to leave room for the reader. */
export const keepAtOnce = 6

/** How long keeping a site waits for the worker to have saved the application. Milliseconds. */
export const workerReadyWithin = 45_000
