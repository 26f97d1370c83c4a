/** Spec §9 "Scroll-spy": pause after scrolling before the address is updated. Milliseconds. */
export const scrollSpyDelay = 200

/** Spec §9 "Scroll-spy … offset": a heading counts as reached at this distance from the top. Pixels. */
export const scrollSpyOffset = 5
