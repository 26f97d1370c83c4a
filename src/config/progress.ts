/** Spec §9 "Progress bar": where it begins, of 1. */
export const progressMinimum = 0.08

/** Spec §9 "Progress bar … speed": how long it moves to a new place, and how long it fades. Milliseconds. */
export const progressSpeed = 200

/** Spec §9 "Progress bar … trickle rate": how much it creeps on at each step, of 1. */
export const progressTrickle = 0.02

/** Spec §9 "Progress bar … trickle interval". Milliseconds. */
export const progressTrickleInterval = 800
