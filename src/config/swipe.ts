/** Spec §9 "Swipe": a horizontal move of more pixels than this is a swipe. */
export const swipeThreshold = 40

/** Spec §9 "Swipe … edge": one that starts within this many pixels of the edge opens the sidebar. */
export const swipeEdge = 80

/** Spec §9 "Swipe … horizontal-dominance factor": it counts only where it goes this many times further sideways than up or down. */
export const swipeDominance = 1.5
