/** Narrower images are icons and cannot be enlarged. The specification gives no number. Pixels. */
export const leastZoomable = 160

/** Longest side of an image that the content check accepts: phones decode larger ones slowly, or not at all. Pixels. */
export const longestImageSide = 4000
