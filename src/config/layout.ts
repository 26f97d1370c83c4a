/** Spec §9 "Mobile breakpoint": up to this width, the sidebar is a drawer and the navbar a panel. Pixels. */
export const mobileBreakpoint = 719

/** Spec §9 "PC breakpoint": from this width on, sidebar and table of contents are shown next to the article. Pixels. */
export const wideBreakpoint = 1440

/** Spec §9 "Back-to-top threshold". Pixels of scroll. */
export const backToTopThreshold = 100
