/*
 * Replaces the package `mdast-util-to-markdown` in the build (lean-packages.ts). remark-gfm can also write
 * markdown and imports the writer for that; this site only reads.
 */

/** The package's handlers that GFM refers to; none is ever called. */
export const defaultHandlers = {}
