/**
 * Words of Latin text, or Chinese characters, read per minute. The specification gives no number; this is a
 * common value.
 */
export const readingSpeedPerMinute = 300

/** Spec §9 "Reading time text": minimum of the machine-readable value. Minutes. */
export const leastReadingMinutes = 1

/** Spec §9 "Default TOC depth / header depth": number of heading levels in the table of contents. */
export const defaultHeaderDepth = 2
