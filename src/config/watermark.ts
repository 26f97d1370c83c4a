/** Spec §9 "Watermark defaults": the size of one tile. Pixels. */
export const watermarkSize = { width: 300, height: 300 } as const

/** Spec §9 "Watermark defaults … rotation". Degrees. */
export const watermarkRotation = 45

/** Spec §9 "alpha 0.5": how strongly pictures and rich text are drawn. */
export const watermarkAlpha = 0.5

/** Spec §9 "0.165 otherwise": how strongly text is drawn over a page, so that the page stays readable. */
export const watermarkTextAlpha = 0.165

/** Spec §9 "0.005 in blind mode": too faint for eyes, enough for a program. */
export const watermarkBlindAlpha = 0.005

/** Spec §9 "refresh wait": how long changes rest before the watermark is drawn anew. Milliseconds. */
export const watermarkRefreshWait = 500

/** Spec §9 "movable animation". The library moves by this number of its own; a browser test holds the two together. Seconds. */
export const watermarkMoveDuration = 200

/** Spec §9 "grey default font colour". */
export const watermarkColour = '#76747f'

/** Over the page, below every popup (they begin at 2000). The specification gives no number. */
export const watermarkLayer = 1000
