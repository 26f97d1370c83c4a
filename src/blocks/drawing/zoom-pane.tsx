import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { zoomRange } from '../../config/diagrams.ts'
import styles from './diagram-view.module.css'
import { movedBy, noZoom, type Zoom, zoomAround } from './zoom.ts'

interface ZoomPaneProps {
  readonly zoom: Zoom
  readonly onZoom: (change: (zoom: Zoom) => Zoom) => void
  readonly label: string
  /** `page`: the wheel scrolls the page unless Ctrl or ⌘ is held; `screen`: the wheel zooms. */
  readonly wheel: 'page' | 'screen'
  readonly children: ReactNode
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [48, 0],
  ArrowRight: [-48, 0],
  ArrowUp: [0, 48],
  ArrowDown: [0, -48],
}

/** A window on a picture: wheel and two fingers zoom, dragging and the arrow keys move, + − 0 zoom by keyboard (Checklist X11). */
export function ZoomPane({ zoom, onZoom, label, wheel, children }: ZoomPaneProps) {
  const pane = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  useWheel(pane, wheel, onZoom)
  const isZoomed = zoom !== noZoom
  const sizeOf = () => ({ width: pane.current?.clientWidth ?? 0, height: pane.current?.clientHeight ?? 0 })

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { width, height } = sizeOf()
    const middle = { x: width / 2, y: height / 2 }
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
    const middle = { x: (now.x + other.x) / 2 - (box?.x ?? 0), y: (now.y + other.y) / 2 - (box?.y ?? 0) }
    onZoom((zoomed) => zoomAround(zoomed, distance(now) / Math.max(distance(before), 1), middle))
  }
  const release = (event: PointerEvent) => pointers.current.delete(event.pointerId)

  return (
    // biome-ignore lint/a11y/useSemanticElements: no element means a window on a picture
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
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <div
        className={styles.moved}
        style={
          isZoomed ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` } : undefined
        }
      >
        {children}
      </div>
    </div>
  )
}

/** React listens to the wheel passively; only an own listener can keep the page from scrolling. */
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
      const point = { x: event.clientX - box.x, y: event.clientY - box.y }
      onZoom((zoom) => zoomAround(zoom, Math.exp(-event.deltaY / 300), point))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [pane, wheel, onZoom])
}
