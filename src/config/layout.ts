/** Spec §9 "Mobile breakpoint": up to this width, the sidebar is a drawer and the navbar a panel. Pixels. */
export const mobileBreakpoint = 719

/** Spec §9 "PC breakpoint": from this width on, sidebar and table of contents are shown next to the article. Pixels. */
export const wideBreakpoint = 1440

/** Spec §9 "Back-to-top threshold". Pixels of scroll. */
export const backToTopThreshold = 100

/** Spec §9 "Navbar hide threshold": the navbar never hides above this scroll position. Pixels. */
export const navbarHideThreshold = 58

/** Spec §9 "Navbar hide threshold … increment": scrolling down this much further hides it. Pixels. */
export const navbarHideIncrement = 200

/** Spec §9 "scroll throttle": interval between checks of the scroll position. Milliseconds. */
export const navbarScrollThrottle = 300

/** Spec §9 "Swipe": minimum horizontal movement of a swipe. Pixels. */
export const swipeThreshold = 40

/** Spec §9 "Swipe … edge": a swipe that starts within this distance of the edge opens the sidebar. Pixels. */
export const swipeEdge = 80

/** Spec §9 "Swipe … horizontal-dominance factor": minimum ratio of horizontal to vertical movement. */
export const swipeDominance = 1.5

/** Spec §9 "Popup layer": the z-index of the lowest popup. */
export const firstPopupLayer = 2000

/** Spec §9 "Popup layer": when open popups are further apart than this, they are renumbered. */
export const popupLayerSpread = 2500
