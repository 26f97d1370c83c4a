/*
 * Limits of what the service worker saves. The specification gives no numbers. What readers save on purpose
 * (`docs/offline.md`) is limited only by the browser.
 */

/**
 * Texts, their prepared pages, shards, and configuration files, saved when they are read. The least recently read ones are
 * removed first.
 */
export const mostSavedTexts = 1200

/** Images, saved when they are seen. */
export const mostSavedPictures = 200

/** Lazily loaded parts of the application: diagrams, charts, grammars. */
export const mostSavedParts = 300

/** Larger files are shown but not saved. Bytes. */
export const mostSavedBytes = 8 * 1024 * 1024

/** Interval at which an open tab checks for a new version of the application. Milliseconds. */
export const updateCheckEvery = 60 * 60 * 1000

/**
 * Maximum time after the first paint until the service worker is registered; earlier if the browser is idle.
 * Milliseconds.
 */
export const registerWithin = 4000

/**
 * How long the worker holds a server response for the page that will request the newer text. The page
 * requests it at once. Milliseconds.
 */
export const freshHeldFor = 10_000

/** How long keeping a site waits until the worker has saved the application. Milliseconds. */
export const workerReadyWithin = 45_000

/** Interval at which the worker compares the saved document's policy with the server's. Milliseconds. */
export const policyCheckEvery = 10 * 60 * 1000
