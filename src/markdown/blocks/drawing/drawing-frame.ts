import { LostPart } from '../../../browser/load-late.ts'
import { withBase } from '../../../browser/site-base.ts'
import { drawingTimeout } from '../../../config/diagrams.ts'
import { TooLarge } from '../block.ts'
import { type Drawing, type DrawRequest, isDrawAnswer } from './drawing.ts'

/** A library that could not be fetched, as opposed to a source with an error. */
export class DrawingLoadError extends LostPart {
  override name = 'DrawingLoadError'
}

/** The document has one frame, which loads the libraries once. */
let ready: Promise<HTMLIFrameElement> | undefined

/**
 * Draws in the page's only drawing frame (docs/decisions/0005), which is created by the first call.
 *
 * @throws {DrawingLoadError} if the frame or a library cannot be fetched
 * @throws {TooLarge} if it takes too long; any other error describes a fault in the source
 */
export async function draw(wish: Omit<DrawRequest, 'id'>): Promise<Drawing> {
  ready ??= openFrame()
  try {
    const frame = await ready
    return await ask(frame, { ...wish, id: Math.floor(Math.random() * Number.MAX_SAFE_INTEGER) })
  } catch (error) {
    if (error instanceof DrawingLoadError) await closeFrame()
    throw error
  }
}

/** Removes the frame. A new try needs a new frame, because a document remembers modules that failed. */
async function closeFrame(): Promise<void> {
  const old = ready
  ready = undefined
  const frame = await old?.catch(() => undefined)
  frame?.remove()
}

function openFrame(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.src = withBase('diagram-frame.html')
  // Laid out so that text can be measured in it, but invisible and inert.
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  frame.inert = true
  Object.assign(frame.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '-2000px',
    inlineSize: '1200px',
    blockSize: '800px',
    border: '0',
    visibility: 'hidden',
  })
  return new Promise((resolve, reject) => {
    const fail = () => {
      frame.remove()
      reject(new DrawingLoadError('The drawing frame could not be loaded.'))
    }
    const timer = setTimeout(fail, drawingTimeout)
    frame.onload = () => {
      clearTimeout(timer)
      // A host that returns another page, or a script that did not load, leaves no mark.
      if (frame.contentDocument?.documentElement.dataset.ready === undefined) fail()
      else resolve(frame)
    }
    document.body.append(frame)
  })
}

function ask(frame: HTMLIFrameElement, request: DrawRequest): Promise<Drawing> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      removeEventListener('message', listen)
      settle()
    }
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || origin !== location.origin) return
      if (!isDrawAnswer(data) || data.id !== request.id) return
      if ('drawing' in data) end(() => resolve(data.drawing))
      else if (data.failure === 'large') end(() => reject(new TooLarge(data.message)))
      else if (data.failure === 'load') end(() => reject(new DrawingLoadError(data.message)))
      else end(() => reject(new Error(data.message)))
    }
    const timer = setTimeout(
      () => end(() => reject(new DrawingLoadError('The drawing took too long.'))),
      drawingTimeout,
    )
    addEventListener('message', listen)
    frame.contentWindow?.postMessage(request, location.origin)
  })
}
