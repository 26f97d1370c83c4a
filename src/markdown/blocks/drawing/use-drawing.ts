import { useEffect, useState } from 'react'
import { isPrevented } from '../../../browser/load-late.ts'
import { logError } from '../../../browser/log.ts'
import type { Drawing, DrawRequest } from './drawing.ts'
import { DrawingLoadError, draw } from './drawing-frame.ts'

/**
 * Returns a drawing, drawn again when the request changes. The old one stays until the new one is ready.
 *
 * @param wish absent while there is nothing to draw
 * @returns `undefined` until the first one is ready
 * @throws while rendering, with the error of the drawing: the block frame then shows the source
 */
export function useDrawing(wish: Omit<DrawRequest, 'id'> | undefined): Drawing | undefined {
  const [state, setState] = useState<{ readonly drawing?: Drawing; readonly error?: unknown }>({})
  const { kind, source, scheme, preset = '', scale = 1, effort = 'usual' } = wish ?? {}
  useEffect(() => {
    if (kind === undefined || source === undefined || scheme === undefined) return
    let isCurrent = true
    draw({ kind, source, scheme, preset, scale, effort })
      .then((drawing) => isCurrent && setState({ drawing }))
      .catch((error: unknown) => {
        if (error instanceof DrawingLoadError && !isPrevented(error)) {
          logError('A part of this page could not be loaded.', error)
        }
        if (isCurrent) setState({ error })
      })
    return () => {
      isCurrent = false
    }
  }, [kind, source, scheme, preset, scale, effort])
  if (state.error !== undefined) throw state.error
  return state.drawing
}
