/** Spec §9 "Flowchart defaults". Pixels, and the two words. */
export const flowchartDefaults = {
  lineWidth: 2,
  lineLength: 40,
  fontSize: 14,
  yes: 'Yes',
  no: 'No',
} as const

/** Spec §9 "Flowchart scale": below the first width the first scale, above the second width the last, else the one between. */
export const flowchartScales = {
  narrow: { below: 419, scale: 0.8 },
  between: 0.9,
  wide: { above: 1280, scale: 1 },
} as const

/** A diagram with a longer source is not drawn. The specification gives no number. Characters. */
export const longestDiagram = 50_000

/** A diagram with more connections is not drawn: laying it out would hold the page up. */
export const mostConnections = 500

/** A flowchart with more lines is not drawn: its library has no limit of its own. */
export const mostFlowLines = 300

/** How long the frame that draws may take to start, and to draw. Milliseconds. */
export const drawingTimeout = 20_000

/** How far diagrams can be enlarged and shrunk, and by how much a step does it. */
export const zoomRange = { least: 0.5, most: 8, step: 1.4 } as const
