import { Code, Download, Maximize2, Minimize2, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { copyText } from '../../browser/clipboard.ts'
import { saveText } from '../../browser/download.ts'
import { copiedFor } from '../../config/copy.ts'
import { zoomRange } from '../../config/diagrams.ts'
import { useTexts } from '../../page/current-page.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './diagram-view.module.css'
import type { Drawing } from './drawing.ts'
import { noZoom, type Zoom, zoomAround } from './zoom.ts'
import { ZoomPane } from './zoom-pane.tsx'

interface DiagramViewProps {
  /** Absent until it is there. */
  readonly drawing: Drawing | undefined
  readonly source: string
  /** The author's words under the diagram. */
  readonly title: string | undefined
  readonly reservedHeight: number
}

/** A drawing as a picture with what readers do to it: zoom, move, full screen, copy its source, save it (Checklist X11). */
export function DiagramView({ drawing, source, title, reservedHeight }: DiagramViewProps) {
  const texts = useTexts()
  const words = texts.diagram
  const [zoom, setZoom] = useState(noZoom)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isFull, setFull] = useState(false)
  if (!drawing) {
    return (
      <div className={styles.place} style={{ minBlockSize: reservedHeight }}>
        <Spinner size="icon" label={texts.frame.loading} />
      </div>
    )
  }
  const label = title ?? (drawing.label === '' ? words.label : drawing.label)
  const picture = (
    <img
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing.svg)}`}
      alt={label}
      width={drawing.width}
      height={drawing.height}
      draggable={false}
    />
  )
  const open = () => {
    setZoom(noZoom)
    setFull(true)
    dialog.current?.showModal()
  }
  const save = () => saveSvg(drawing.svg, title)
  return (
    <figure className={styles.diagram}>
      <div className={styles.window}>
        <ZoomPane zoom={isFull ? noZoom : zoom} onZoom={setZoom} label={words.paneLabel} wheel="page">
          {picture}
        </ZoomPane>
        <DiagramTools zoom={zoom} onZoom={setZoom} source={source} onSave={save}>
          <IconButton label={words.fullScreen} onClick={open}>
            <Maximize2 size={17} aria-hidden />
          </IconButton>
        </DiagramTools>
      </div>
      {title && <figcaption>{title}</figcaption>}
      <dialog
        ref={dialog}
        className={styles.full}
        aria-label={label}
        onClose={() => {
          setZoom(noZoom)
          setFull(false)
        }}
      >
        {isFull && (
          <>
            <ZoomPane zoom={zoom} onZoom={setZoom} label={words.paneLabel} wheel="screen">
              {picture}
            </ZoomPane>
            <DiagramTools zoom={zoom} onZoom={setZoom} source={source} onSave={save}>
              <IconButton label={words.leaveFullScreen} onClick={() => dialog.current?.close()}>
                <Minimize2 size={17} aria-hidden />
              </IconButton>
            </DiagramTools>
          </>
        )}
      </dialog>
    </figure>
  )
}

/** Hands a drawing to the reader as a file named after its title. */
export function saveSvg(svg: string, title: string | undefined): void {
  const name = (title ?? '').replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^-+|-+$/g, '')
  saveText(`${name === '' ? 'diagram' : name}.svg`, svg, 'image/svg+xml')
}

interface DiagramToolsProps {
  readonly zoom: Zoom
  readonly onZoom: (change: (zoom: Zoom) => Zoom) => void
  readonly source: string
  readonly onSave: () => void
  readonly children: ReactNode
}

function DiagramTools({ zoom, onZoom, source, onSave, children }: DiagramToolsProps) {
  const words = useTexts().diagram
  const bar = useRef<HTMLDivElement>(null)
  const by = (factor: number) => () => {
    const box = bar.current?.parentElement
    const middle = { x: (box?.clientWidth ?? 0) / 2, y: (box?.clientHeight ?? 0) / 2 }
    onZoom((now) => zoomAround(now, factor, middle))
  }
  return (
    <div ref={bar} className={styles.tools} role="toolbar" aria-label={words.tools}>
      <IconButton label={words.zoomOut} onClick={by(1 / zoomRange.step)}>
        <ZoomOut size={17} aria-hidden />
      </IconButton>
      <IconButton label={words.zoomIn} onClick={by(zoomRange.step)}>
        <ZoomIn size={17} aria-hidden />
      </IconButton>
      {zoom !== noZoom && (
        <IconButton label={words.resetZoom} onClick={() => onZoom(() => noZoom)}>
          <RotateCcw size={17} aria-hidden />
        </IconButton>
      )}
      <CopySource source={source} />
      <IconButton label={words.save} onClick={onSave}>
        <Download size={17} aria-hidden />
      </IconButton>
      {children}
    </div>
  )
}

/** Copies a diagram's source and says so for a while. */
export function CopySource({ source }: { readonly source: string }) {
  const texts = useTexts()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (!(await copyText(source))) return
    setCopied(true)
    setTimeout(() => setCopied(false), copiedFor)
  }
  return (
    <>
      <IconButton label={texts.diagram.copySource} onClick={copy}>
        <Code size={17} aria-hidden />
      </IconButton>
      <span className={styles.copied} role="status">
        {isCopied && texts.code.copied}
      </span>
    </>
  )
}
