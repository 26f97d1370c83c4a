/** Spec §9 "Copy feedback": how long “copied” is shown. Milliseconds. */
export const copiedFor = 2000

/** Spec §9 "Copy feedback": delay before the copy buttons appear. Milliseconds. */
export const copyButtonDelay = 500

/**
 * Where code blocks hide the copy button (Spec §9: screens of at most 419 px), and copying is an entry of their menu. A narrow window with a
 * mouse is a desktop at 400 % zoom: it keeps the button.
 */
export const copyInMenu = '(max-width: 419px) and (hover: none) and (pointer: coarse)'
