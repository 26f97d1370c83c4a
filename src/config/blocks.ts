/** Distance from the viewport at which a block starts. The specification gives no number. Pixels. */
export const nearViewport = 400

/** Spec §9 "Diagram load delay": how long a diagram must be near the viewport before its library loads. Milliseconds. */
export const diagramDelay = 800

/** Spec §9 "Chart first render wait". Milliseconds. */
export const chartDelay = 800

/** Spec §9 "Chart", "Flowchart": pause after the last resize before redrawing. Milliseconds. */
export const resizeDebounce = 100

/** Spec §9 "Dark chart colors": text and borders, and the second color. */
export const darkChartColors = { first: '#fff', second: '#ccc' } as const

/** Spec §9 "Code demo mount wait". Milliseconds. */
export const demoDelay = 800

/** Spec §4 "Code demos": extra height added to the content's height when a demo opens. Pixels. */
export const demoExtraHeight = 13.8

/** Spec §9 "Default video ratio": width by height. */
export const defaultVideoRatio = 16 / 9

/** Spec §9 "Catalog default depth": levels of child pages. */
export const defaultCatalogDepth = 3
