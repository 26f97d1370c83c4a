/*
 * Stands in for the package `mdast-util-to-markdown` in the build (vite.config.ts): remark-gfm can also write markdown, and brings the
 * writer along for it. This site only reads.
 */

/** Of the package's handlers, those that GFM calls when it writes: none is ever called. */
export const defaultHandlers = {}
