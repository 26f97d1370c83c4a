/** Spec §9 "Color scheme reveal". Milliseconds. */
export const revealDuration = 400

/** Spec §9 "focus delay": how long the pointer rests on the article before its surroundings dim. Milliseconds. */
export const focusDelay = 1500

/**
 * Color of the browser's own bars: the page background in each scheme. index.html repeats these values for
 * the time before the application starts.
 */
export const themeColors = { light: '#ffffff', dark: '#0f1619' } as const
