/** Spec §9 "Progress bar": initial progress, from 0 to 1. */
export const progressMinimum = 0.08

/** Spec §9 "Progress bar … speed": duration of a move and of the fade. Milliseconds. */
export const progressSpeed = 200

/** Spec §9 "Progress bar … trickle rate": progress added at each step, from 0 to 1. */
export const progressTrickle = 0.02

/** Spec §9 "Progress bar … trickle interval". Milliseconds. */
export const progressTrickleInterval = 800

/** How long the first page may take before a bar and words say that it is on its way. Milliseconds. */
export const firstWaitDelay = 700
