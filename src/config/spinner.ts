/** Spec §9 "Spinner stroke widths": by size, in a 200 unit wide drawing. */
export const spinnerStrokes = { small: 20, medium: 18, large: 16 } as const

/** Width of a spinner by size. The specification gives no number. Pixels. */
export const spinnerSizes = { small: 16, medium: 24, large: 36 } as const

/** Spec §9 "Loading icon size". Pixels. */
export const loadingIconSize = 48

/** Spec §9 "Loading icon stroke". Pixels. */
export const loadingIconStroke = 4

/** Delay before a spinner appears, so that quick loads do not flicker. Milliseconds. */
export const spinnerDelay = 200
