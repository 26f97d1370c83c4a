/** Stands in for the package `markdown-table`, a part of the writer that this site does not use (`mdast-util-to-markdown.ts`). */
export const markdownTable = (): string => ''
