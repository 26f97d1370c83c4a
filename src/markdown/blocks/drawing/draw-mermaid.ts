import mermaid from 'mermaid'
import type { DrawRequest } from './drawing.ts'
import { mermaidOptions } from './mermaid-options.ts'

/**
 * Draws a diagram with mermaid in the frame's document. Each drawing needs a unique ID, because mermaid's
 * styles refer to it.
 */
export async function drawMermaid({ id, source, scheme }: DrawRequest): Promise<SVGSVGElement> {
  mermaid.initialize(mermaidOptions(scheme))
  const box = document.createElement('div')
  document.body.append(box)
  try {
    const { svg } = await mermaid.render(`diagram-${id}`, source, box)
    const parsed = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg')
    if (!parsed) throw new Error('mermaid returned no drawing')
    return parsed
  } finally {
    box.remove()
  }
}
