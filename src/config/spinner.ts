/** Spec §9 "Spinner stroke widths": by size, in a drawing 200 units wide. */
export const spinnerStrokes = { small: 20, medium: 18, large: 16 } as const

/** How wide a spinner of each size is. The specification gives no number. Pixels. */
export const spinnerSizes = { small: 16, medium: 24, large: 36 } as const

/** Spec §9 "Loading icon size". Pixels. */
export const loadingIconSize = 48

/** Spec §9 "Loading icon stroke". Pixels. */
export const loadingIconStroke = 4

/** How long nothing is shown before a spinner, so that quick loads do not flicker. Milliseconds. */
export const spinnerDelay = 200
