import { zoomRange } from '../../../config/diagrams.ts'

/** Position of an image in its viewport: scaled, then moved, in pixels from the viewport's top left corner. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 }

/** Zooms by a factor and keeps one point of the viewport in place. */
export function zoomAround(
  zoom: Zoom,
  factor: number,
  point: { readonly x: number; readonly y: number },
): Zoom {
  const scale = Math.min(zoomRange.most, Math.max(zoomRange.least, zoom.scale * factor))
  const grown = scale / zoom.scale
  // Snaps to the natural size, which the next step would otherwise skip.
  if (Math.abs(scale - 1) < 0.02) return noZoom
  return { scale, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown }
}

/** Moves the image, but always leaves some of it visible. */
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

/** Returns the middle of the visible part of an image, which can be scrolled. */
export function middleOf(pane: Element | null | undefined): { readonly x: number; readonly y: number } {
  if (!pane) return { x: 0, y: 0 }
  const { clientWidth, clientHeight, scrollLeft, scrollTop } = pane
  return { x: scrollLeft + clientWidth / 2, y: scrollTop + clientHeight / 2 }
}
