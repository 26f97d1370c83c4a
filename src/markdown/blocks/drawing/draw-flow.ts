import flowchart from 'flowchart.js'
import type { DrawRequest } from './drawing.ts'
import { flowOptions } from './flow-options.ts'
import { safeFlowSource } from './flow-source.ts'

/** Draws a flowchart in the frame's document. */
export function drawFlow({ source, preset, scheme, scale }: DrawRequest): SVGSVGElement {
  const chart = flowchart.parse(safeFlowSource(source))
  const box = document.createElement('div')
  document.body.append(box)
  try {
    chart.drawSVG(box, flowOptions(preset, scheme, scale))
    const svg = box.querySelector('svg')
    if (!svg) throw new Error('flowchart.js returned no drawing')
    // Its only description is the name of the library's author.
    svg.querySelector('desc')?.remove()
    fitToContent(svg, scale)
    return svg
  } finally {
    box.remove()
  }
}

/** Margin around the drawing, because the library cuts off labels at its right end. */
const margin = 6

/** Resizes the drawing to its content, at its scale. */
function fitToContent(svg: SVGSVGElement, scale: number): void {
  const { x, y, width, height } = svg.getBBox()
  const box = [x - margin, y - margin, width + 2 * margin, height + 2 * margin].map(Math.round)
  svg.setAttribute('viewBox', box.join(' '))
  svg.setAttribute('width', String((box[2] ?? 0) * scale))
  svg.setAttribute('height', String((box[3] ?? 0) * scale))
}
