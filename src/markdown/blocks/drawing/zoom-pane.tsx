import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { zoomRange } from '../../../config/diagrams.ts'
import styles from './diagram-view.module.css'
import { middleOf, movedBy, noZoom, type Zoom, zoomAround } from './zoom.ts'

interface ZoomPaneProps {
  readonly zoom: Zoom
  readonly onZoom: (change: (zoom: Zoom) => Zoom) => void
  readonly label: string
  /** `page`: the wheel scrolls the page unless Ctrl or ⌘ is held. `screen`: the wheel zooms. */
  readonly wheel: 'page' | 'screen'
  /** Natural width of the image, and the smallest width it can be shrunk to. Pixels; if absent, it fills the pane. */
  readonly width?: number
  readonly leastWidth?: number
  /** Called when the image is tapped with a finger. */
  readonly onTap?: () => void
  readonly children: ReactNode
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [48, 0],
  ArrowRight: [-48, 0],
  ArrowUp: [0, 48],
  ArrowDown: [0, -48],
}

/**
 * A viewport for an image: wheel and pinch zoom, dragging and arrow keys move, + − 0 zoom with the keyboard
 * (Spec X11).
 */
export function ZoomPane(props: ZoomPaneProps) {
  const { zoom, onZoom, label, wheel, width, leastWidth, onTap, children } = props
  const pane = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  useWheel(pane, wheel, onZoom)
  const isZoomed = zoom !== noZoom
  const sizeOf = () => ({ width: pane.current?.clientWidth ?? 0, height: pane.current?.clientHeight ?? 0 })

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const middle = middleOf(pane.current)
    const arrow = isZoomed || wheel === 'screen' ? arrows[event.key] : undefined
    if (event.key === '+' || event.key === '=') onZoom((now) => zoomAround(now, zoomRange.step, middle))
    else if (event.key === '-') onZoom((now) => zoomAround(now, 1 / zoomRange.step, middle))
    else if (event.key === '0') onZoom(() => noZoom)
    else if (arrow) onZoom((now) => movedBy(now, { x: arrow[0], y: arrow[1] }, sizeOf()))
    else return
    event.preventDefault()
  }
  const grab = (event: PointerEvent) => {
    if (!isZoomed && wheel === 'page' && event.pointerType !== 'mouse') return
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    pane.current?.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    pointers.current.set(event.pointerId, now)
    const by = { x: now.x - before.x, y: now.y - before.y }
    if (!other) {
      if (isZoomed || wheel === 'screen') onZoom((zoomed) => movedBy(zoomed, by, sizeOf()))
      return
    }
    const distance = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y)
    const box = pane.current?.getBoundingClientRect()
    const { scrollLeft = 0, scrollTop = 0 } = pane.current ?? {}
    const middle = {
      x: (now.x + other.x) / 2 - (box?.x ?? 0) + scrollLeft,
      y: (now.y + other.y) / 2 - (box?.y ?? 0) + scrollTop,
    }
    onZoom((zoomed) => zoomAround(zoomed, distance(now) / Math.max(distance(before), 1), middle))
  }
  const release = (event: PointerEvent) => pointers.current.delete(event.pointerId)

  return (
    // biome-ignore lint/a11y/useSemanticElements: no element represents a viewport for an image
    <div
      ref={pane}
      className={styles.pane}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved and zoomed by keyboard
      tabIndex={0}
      data-zoomed={isZoomed || undefined}
      data-wheel={wheel}
      onKeyDown={press}
      onClick={({ nativeEvent }) => {
        if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch') onTap?.()
      }}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <div
        className={styles.moved}
        style={{
          inlineSize: leastWidth && `clamp(${leastWidth}px, 100%, ${Math.max(width ?? 0, leastWidth)}px)`,
          transform: isZoomed ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` : undefined,
        }}
      >
        {children}
      </div>
    </div>
  )
}

/** Handles the wheel with a separate listener, because React's is passive and could not prevent scrolling. */
function useWheel(
  pane: React.RefObject<HTMLDivElement | null>,
  wheel: ZoomPaneProps['wheel'],
  onZoom: ZoomPaneProps['onZoom'],
): void {
  useEffect(() => {
    const element = pane.current
    if (!element) return
    const turn = (event: WheelEvent) => {
      if (wheel === 'page' && !event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const box = element.getBoundingClientRect()
      const point = {
        x: event.clientX - box.x + element.scrollLeft,
        y: event.clientY - box.y + element.scrollTop,
      }
      onZoom((zoom) => zoomAround(zoom, Math.exp(-event.deltaY / 300), point))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [pane, wheel, onZoom])
}
