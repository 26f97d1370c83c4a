/** Spec §9 "Flowchart defaults": sizes in pixels, and the labels of the two branches. */
export const flowchartDefaults = {
  lineWidth: 2,
  lineLength: 40,
  fontSize: 14,
  yes: 'Yes',
  no: 'No',
} as const

/**
 * Spec §9 "Flowchart scale": the first scale applies below the first width, the last above the second width,
 * and the middle one between.
 */
export const flowchartScales = {
  narrow: { below: 419, scale: 0.8 },
  between: 0.9,
  wide: { above: 1280, scale: 1 },
} as const

/** Below this size of its text, a sideways diagram is drawn from top to bottom. Pixels. */
export const leastDiagramText = 12

/**
 * Minimum size of text in a diagram. It is small, so that a reader with a phone first sees the whole diagram, which the full screen and the zoom
 * enlarge. A diagram without enough room scrolls. Pixels.
 */
export const leastWholeText = 6

/** Size of mermaid's smallest text at a diagram's natural size (`mermaidOptions`). Pixels. */
export const mermaidText = 14

/** A diagram with a longer source is not drawn. The specification gives no number. Characters. */
export const longestDiagram = 50_000

/** A diagram with more connections than this is not drawn, because its layout would block the page. */
export const mostConnections = 500

/** A flowchart with more lines than this is not drawn. Its library sets no limit. */
export const mostFlowLines = 300

/** A longer formula is not drawn unless the reader asks for it. Characters. */
export const longestFormula = 5_000

/**
 * A diagram is not drawn if a task takes longer, or if the drawing is larger, unless the reader asks for it:
 * then the limits of `all` apply. The time is in milliseconds, the SVG in characters, the sides in pixels.
 */
export const drawingLimits = {
  usual: { time: 3_000, svg: 1_000_000, side: 20_000 },
  all: { time: 15_000, svg: 10_000_000, side: 200_000 },
} as const

/** How long the drawing frame may take to start, and to draw. Milliseconds. */
export const drawingTimeout = 20_000

/** Minimum and maximum zoom of diagrams, and the factor of one step. */
export const zoomRange = { least: 0.5, most: 8, step: 1.4 } as const
