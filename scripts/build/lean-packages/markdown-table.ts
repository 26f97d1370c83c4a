/** Replaces the package `markdown-table`, which belongs to the unused markdown writer (`mdast-util-to-markdown.ts`). */
export const markdownTable = (): string => ''
