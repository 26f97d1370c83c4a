/** Spec §9 "Typing delay": between two characters of a title. Milliseconds. */
export const typingDelay = 150

/** Spec §9 "title switch delay": how long a complete title is shown. Milliseconds. */
export const titleSwitchDelay = 1000
