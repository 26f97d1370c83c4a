/** Spec §9 "Navbar hide threshold": the navbar never hides above this many pixels of scroll. */
export const navbarHideThreshold = 58

/** Spec §9 "Navbar hide threshold … increment": this many pixels further down hide it. */
export const navbarHideIncrement = 200

/** Spec §9 "scroll throttle": how often scrolling is looked at. Milliseconds. */
export const navbarScrollThrottle = 300
