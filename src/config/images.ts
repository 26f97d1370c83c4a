/** Images narrower than this are icons: there is nothing to enlarge. The specification gives no number. Pixels. */
export const leastZoomable = 160
