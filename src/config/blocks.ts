/** How far outside the viewport a block wakes up. The specification gives no number. Pixels. */
export const nearViewport = 400

/** Spec §9 "Diagram load delay": how long a diagram is near the viewport before its library is loaded. Milliseconds. */
export const diagramDelay = 800

/** Spec §9 "Chart first render wait". Milliseconds. */
export const chartDelay = 800

/** Spec §9 "Chart", "Flowchart": how long a resize rests before they are drawn again. Milliseconds. */
export const resizeDebounce = 100

/** Spec §9 "Dark chart colours": text and borders, and the second colour. */
export const darkChartColours = { first: '#fff', second: '#ccc' } as const

/** Spec §9 "Code demo mount wait". Milliseconds. */
export const demoDelay = 800

/** Spec §4 "Code demos": they open at the content's height and this much. Pixels. */
export const demoExtraHeight = 13.8

/** Spec §9 "Default video ratio": width by height. */
export const defaultVideoRatio = 16 / 9

/** Spec §9 "Catalog default depth": levels of child pages. */
export const defaultCatalogDepth = 3
