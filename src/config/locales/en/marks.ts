/** The words for yes and no in tables, in English. Every language has the same shape. */
export const marks = { yes: 'yes', partly: 'partly', no: 'no', unknown: 'unknown' }

export type MarkTexts = typeof marks
