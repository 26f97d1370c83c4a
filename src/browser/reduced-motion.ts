/** The media query for readers who want less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** Returns whether the reader wants less motion. */
export const wantsLessMotion = (): boolean => matchMedia(reducedMotion).matches
