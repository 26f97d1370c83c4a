/** Spec §9 "Copy feedback": how long “copied” shows. Milliseconds. */
export const copiedFor = 2000

/** Spec §9 "Copy feedback": when the buttons appear after the page. Milliseconds. */
export const copyButtonDelay = 500
