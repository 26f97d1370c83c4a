/** Words of Latin text, or Han characters, that a reader takes in a minute. The specification gives no number; this is the usual one. */
export const readingSpeedPerMinute = 300

/** Spec §9 "Reading time text": a machine-readable value under one minute is reported as one. Minutes. */
export const leastReadingMinutes = 1

/** Spec §9 "Default TOC depth / header depth": how many levels of headings the table of contents shows. */
export const defaultHeaderDepth = 2
