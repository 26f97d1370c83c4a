/** Code with more lines than this is folded unless the author decides otherwise. The specification gives no number. */
export const foldAbove = 24

/** Number of visible lines of a folded block. */
export const foldedLines = 16

/** Code with at least this many lines gets line numbers, except commands and output. Authors can override it. */
export const numberedFrom = 12

/** Code with more lines than this is rendered in pieces. */
export const longestPiece = 200

/** Longer source is not highlighted, because highlighting would block the page. Characters. */
export const longestHighlighted = 20_000
