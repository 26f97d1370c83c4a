/**
 * How long the comment service may take to respond before a link is shown instead. The specification gives no
 * number. Milliseconds.
 */
export const commentsTimeout = 10_000

/** Distance from the viewport at which enabled comments start to load. Pixels. */
export const nearComments = 300

/** Spec §3 "Comment configuration": defaults of absent fields. */
export const commentDefaults = {
  mapping: 'pathname',
  inputPosition: 'top',
  reactionsEnabled: true,
  strict: false,
  lazyLoading: true,
  lightTheme: 'light',
  darkTheme: 'dark',
} as const
