/** Spec §9 "Watermark defaults": the size of one tile. Pixels. */
export const watermarkSize = { width: 300, height: 300 } as const

/** Spec §9 "Watermark defaults … rotation". Degrees. */
export const watermarkRotation = 45

/** Spec §9 "alpha 0.5": opacity of images and rich text. */
export const watermarkAlpha = 0.5

/** Spec §9 "0.165 otherwise": opacity of text over a page, low enough to keep the page readable. */
export const watermarkTextAlpha = 0.165

/** Spec §9 "0.005 in blind mode": invisible to the eye, detectable by a program. */
export const watermarkBlindAlpha = 0.005

/** Spec §9 "refresh wait": pause after the last change before the watermark is redrawn. Milliseconds. */
export const watermarkRefreshWait = 500

/** Spec §9 "grey default font color". */
export const watermarkColor = '#76747f'

/** z-index above the page and below every popup (popups start at 2000). The specification gives no number. */
export const watermarkLayer = 1000
