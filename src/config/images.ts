/** Narrower images are icons and cannot be enlarged. The specification gives no number. Pixels. */
export const leastZoomable = 160
