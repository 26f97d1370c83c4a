/**
 * Pause after the last key before a draft is parsed, checked, and stored; long enough not to disturb typing.
 * Milliseconds.
 */
export const draftDelay = 250
