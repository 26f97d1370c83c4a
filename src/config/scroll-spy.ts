/** Spec §9 "Scroll-spy": how long scrolling has to rest before the address follows. Milliseconds. */
export const scrollSpyDelay = 200

/** Spec §9 "Scroll-spy … offset": a heading counts as reached this many pixels before the top. */
export const scrollSpyOffset = 5
