/*
 * The drawing frame's own script (diagram-frame.html): draws what the page asks for, one after the other, and answers with a
 * finished picture. Its document's policy lets it load nothing but its own scripts (docs/decisions/0005).
 */
import { cleanSvg } from './clean-svg.ts'
import { type DrawAnswer, type DrawingKind, type DrawRequest, isDrawRequest } from './drawing.ts'

type Draw = (request: DrawRequest) => SVGSVGElement | Promise<SVGSVGElement>

const libraries: Readonly<Record<DrawingKind, () => Promise<Draw>>> = {
  mermaid: async () => (await import('./draw-mermaid.ts')).drawMermaid,
  flow: async () => (await import('./draw-flow.ts')).drawFlow,
}

async function answer(request: DrawRequest): Promise<DrawAnswer> {
  const { id } = request
  let draw: Draw
  try {
    draw = await libraries[request.kind]()
  } catch (error) {
    return { id, failure: 'load', message: String(error) }
  }
  try {
    return { id, drawing: cleanSvg(await draw(request)) }
  } catch (error) {
    // Mermaid fetches a part for each kind of diagram while it draws.
    const isLoad = /dynamically imported module|module script/i.test(String(error))
    return { id, failure: isLoad ? 'load' : 'draw', message: String(error) }
  }
}

let last: Promise<unknown> = Promise.resolve()

addEventListener('message', (event: MessageEvent<unknown>) => {
  const request = event.data
  if (event.source !== parent || event.origin !== location.origin || !isDrawRequest(request)) return
  // One after the other: the library has one configuration at a time. The pause between lets the page breathe.
  last = last
    .then(() => new Promise((resolve) => setTimeout(resolve, 0)))
    .then(() => answer(request))
    .then((result) => parent.postMessage(result, location.origin))
})

document.documentElement.dataset.ready = ''
