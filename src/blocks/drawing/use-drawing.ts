import { useEffect, useState } from 'react'
import { isPrevented } from '../../browser/load-late.ts'
import { logError } from '../../browser/log.ts'
import type { Drawing, DrawRequest } from './drawing.ts'
import { DrawingLoadError, draw } from './drawing-frame.ts'

/**
 * A drawing, drawn again when anything of the wish changes; the old one stays until the new one is there.
 *
 * @returns `undefined` until the first is there
 * @throws while rendering, what made it fail: the block frame then shows the source
 */
export function useDrawing(wish: Omit<DrawRequest, 'id'>): Drawing | undefined {
  const [state, setState] = useState<{ readonly drawing?: Drawing; readonly error?: unknown }>({})
  const { kind, source, scheme, preset, scale } = wish
  useEffect(() => {
    let isCurrent = true
    draw({ kind, source, scheme, preset, scale })
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
  }, [kind, source, scheme, preset, scale])
  if (state.error !== undefined) throw state.error
  return state.drawing
}
