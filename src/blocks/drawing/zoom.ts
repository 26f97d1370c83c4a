import { zoomRange } from '../../config/diagrams.ts'

/** How a picture lies in its window: enlarged, then moved, in pixels of the window from its upper left corner. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 }

/** Enlarged by a factor, with one point of the window staying where it is. */
export function zoomAround(
  zoom: Zoom,
  factor: number,
  point: { readonly x: number; readonly y: number },
): Zoom {
  const scale = Math.min(zoomRange.most, Math.max(zoomRange.least, zoom.scale * factor))
  const grown = scale / zoom.scale
  // So close to the natural size that the next step would jump over it: a reader wants exactly that.
  if (Math.abs(scale - 1) < 0.02) return noZoom
  return { scale, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown }
}

/** Moved, but never so far that nothing of the picture is left in its window. */
export function movedBy(
  zoom: Zoom,
  by: { readonly x: number; readonly y: number },
  size: { readonly width: number; readonly height: number },
): Zoom {
  const within = (value: number, length: number) => {
    const reach = Math.max(length * zoom.scale - 48, 48)
    return Math.min(length - 48, Math.max(-reach, value))
  }
  return { ...zoom, x: within(zoom.x + by.x, size.width), y: within(zoom.y + by.y, size.height) }
}
