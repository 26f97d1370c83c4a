/** Spec §9 "Swipe": minimum horizontal movement of a swipe. Pixels. */
export const swipeThreshold = 40

/** Spec §9 "Swipe … edge": a swipe that starts within this distance of the edge opens the sidebar. Pixels. */
export const swipeEdge = 80

/** Spec §9 "Swipe … horizontal-dominance factor": minimum ratio of horizontal to vertical movement. */
export const swipeDominance = 1.5
