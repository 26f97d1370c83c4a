/** How long the comment service may take to answer before a link stands in its place. The specification gives no number. Milliseconds. */
export const commentsTimeout = 10_000

/** How far outside the viewport comments that the reader wants begin to load. Pixels. */
export const nearComments = 300

/** Spec §3 "Comment configuration": what an absent field means. */
export const commentDefaults = {
  mapping: 'pathname',
  inputPosition: 'top',
  reactionsEnabled: true,
  strict: false,
  lazyLoading: true,
  lightTheme: 'light',
  darkTheme: 'dark',
} as const
