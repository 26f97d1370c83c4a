/*
 * The drawing frame's script (diagram-frame.html): draws what the page requests, one drawing after the other,
 * and returns finished images. Its document's policy allows only its own scripts (docs/decisions/0005).
 */
import { createTurns } from '../../../browser/in-turn.ts'
import { drawingLimits } from '../../../config/diagrams.ts'
import { drawableText } from '../../../content/drawable-text.ts'
import { cleanSvg } from './clean-svg.ts'
import { type DrawAnswer, type DrawingKind, type DrawRequest, isDrawRequest } from './drawing.ts'
import { OutOfTime, withTimeLimit } from './time-limit.ts'

type Draw = (request: DrawRequest) => SVGSVGElement | Promise<SVGSVGElement>

const libraries: Readonly<Record<DrawingKind, () => Promise<Draw>>> = {
  mermaid: async () => (await import('./draw-mermaid.ts')).drawMermaid,
  flow: async () => (await import('./draw-flow.ts')).drawFlow,
}

async function answer(request: DrawRequest): Promise<DrawAnswer> {
  const { id, effort } = request
  const limits = drawingLimits[effort]
  let draw: Draw
  try {
    draw = await libraries[request.kind]()
  } catch (error) {
    return { id, failure: 'load', message: String(error) }
  }
  try {
    const source = drawableText(request.source)
    const drawing = cleanSvg(await withTimeLimit(limits.time, async () => draw({ ...request, source })))
    const { svg, width, height } = drawing
    const isLarge = svg.length > limits.svg || Math.max(width, height) > limits.side
    return isLarge ? { id, failure: 'large', message: 'The drawing is too large.' } : { id, drawing }
  } catch (error) {
    if (error instanceof OutOfTime) return { id, failure: 'large', message: error.message }
    // While drawing, mermaid fetches a part for each kind of diagram.
    const isLoad = /dynamically imported module|module script/i.test(String(error))
    return { id, failure: isLoad ? 'load' : 'draw', message: String(error) }
  }
}

/** One after the other, because the library has one configuration at a time. */
const inTurn = createTurns()

addEventListener('message', (event: MessageEvent<unknown>) => {
  const request = event.data
  if (event.source !== parent || event.origin !== location.origin || !isDrawRequest(request)) return
  inTurn(() => answer(request)).then((result) => parent.postMessage(result, location.origin))
})

document.documentElement.dataset.ready = ''
