/** After the last key before a draft is read, checked and kept. Milliseconds; long enough not to disturb typing. */
export const draftDelay = 250
