/** Spec §9 "Navbar hide threshold": the navbar never hides above this scroll position. Pixels. */
export const navbarHideThreshold = 58

/** Spec §9 "Navbar hide threshold … increment": scrolling down this much further hides it. Pixels. */
export const navbarHideIncrement = 200

/** Spec §9 "scroll throttle": interval between checks of the scroll position. Milliseconds. */
export const navbarScrollThrottle = 300
