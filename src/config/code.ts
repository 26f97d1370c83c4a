/** Code of more lines than this is folded unless its author says otherwise. The specification gives no number. */
export const foldAbove = 24

/** How many lines of a folded block show. */
export const foldedLines = 16

/** Code of at least so many lines is numbered, except commands and output. Authors switch it on and off. */
export const numberedFrom = 12

/** Code of more lines is put on the screen in pieces. */
export const longestPiece = 200

/** Longer source stays plain: colouring it would hold the page up. Characters. */
export const longestHighlighted = 20_000
