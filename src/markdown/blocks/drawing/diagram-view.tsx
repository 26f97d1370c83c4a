import { Code, Download, Maximize2, Minimize2, RotateCcw, ZoomIn, ZoomOut } from 'lucide'
import { type ReactNode, type Ref, useCallback, useRef, useState } from 'react'
import { saveText } from '../../../browser/download.ts'
import { leastWholeText, zoomRange } from '../../../config/diagrams.ts'
import { fill } from '../../../config/locales/text-forms.ts'
import { withoutEnds } from '../../../content/text-ends.ts'
import { wellFormed } from '../../../content/well-formed.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../../ui/page/current-page.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useCopied } from '../../../ui/use-copied.ts'
import styles from './diagram-view.module.css'
import type { Drawing } from './drawing.ts'
import { middleOf, noZoom, type Zoom, zoomAround } from './zoom.ts'
import { ZoomPane } from './zoom-pane.tsx'

interface DiagramViewProps {
  /** Absent until it is drawn. */
  readonly drawing: Drawing | undefined
  /** Size of the smallest text at the drawing's natural size. Pixels. */
  readonly textSize: number
  readonly source: string
  /** The author's caption. */
  readonly title: string | undefined
  readonly reservedHeight: number
  /** Ref of the box that the drawing must fit into. */
  readonly watchRoom?: Ref<HTMLDivElement>
}

/**
 * A drawing with its tools: zoom, move, full screen, copy source, save (Spec X11). It shrinks to the page as far as `leastWholeText`
 * allows, then it scrolls. Without a title, its section names it.
 */
export function DiagramView(props: DiagramViewProps) {
  const { drawing, source, title, reservedHeight, watchRoom } = props
  const texts = useTexts()
  const words = texts.diagram
  const [zoom, setZoom] = useState(noZoom)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isFull, setFull] = useState(false)
  const [section, setSection] = useState('')
  const findSection = useCallback((figure: HTMLElement | null) => {
    if (figure) setSection(sectionName(figure))
  }, [])
  if (!drawing) {
    return (
      <div ref={watchRoom} className={styles.box} style={{ minBlockSize: reservedHeight }}>
        <Spinner size="icon" label={texts.frame.loading} />
      </div>
    )
  }
  const unnamed = section === '' ? words.label : fill(words.labelOf, { section })
  const label = title ?? (drawing.label === '' ? unnamed : drawing.label)
  const least = Math.ceil((drawing.width * leastWholeText) / props.textSize)
  const picture = (
    <img
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(wellFormed(drawing.svg))}`}
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
    <figure ref={findSection} className={styles.diagram}>
      <div ref={watchRoom} className={styles.window}>
        <ZoomPane
          zoom={isFull ? noZoom : zoom}
          onZoom={setZoom}
          label={words.paneLabel}
          wheel="page"
          leastWidth={least}
          width={drawing.width}
          onTap={zoom === noZoom ? open : undefined}
        >
          {picture}
        </ZoomPane>
        <DiagramTools zoom={zoom} onZoom={setZoom} source={source} onSave={save}>
          <IconButton label={words.fullScreen} onClick={open}>
            <Icon shape={Maximize2} size={17} />
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
                <Icon shape={Minimize2} size={17} />
              </IconButton>
            </DiagramTools>
          </>
        )}
      </dialog>
    </figure>
  )
}

/** Saves a drawing as a file named after its title. */
export function saveSvg(svg: string, title: string | undefined): void {
  const name = withoutEnds((title ?? '').replace(/[^\p{L}\p{N}._-]+/gu, '-'), '-')
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
    const pane = bar.current?.parentElement?.querySelector('[data-wheel]')
    const middle = middleOf(pane)
    onZoom((now) => zoomAround(now, factor, middle))
  }
  return (
    <div ref={bar} className={styles.tools} role="toolbar" aria-label={words.tools}>
      <IconButton label={words.zoomOut} onClick={by(1 / zoomRange.step)}>
        <Icon shape={ZoomOut} size={17} />
      </IconButton>
      <IconButton label={words.zoomIn} onClick={by(zoomRange.step)}>
        <Icon shape={ZoomIn} size={17} />
      </IconButton>
      {zoom !== noZoom && (
        <IconButton label={words.resetZoom} onClick={() => onZoom(() => noZoom)}>
          <Icon shape={RotateCcw} size={17} />
        </IconButton>
      )}
      <CopySource source={source} />
      <IconButton label={words.save} onClick={onSave}>
        <Icon shape={Download} size={17} />
      </IconButton>
      {children}
    </div>
  )
}

/** Copies a diagram's source and confirms it for a while. */
export function CopySource({ source }: { readonly source: string }) {
  const texts = useTexts()
  const [isCopied, copy] = useCopied()
  return (
    <>
      <IconButton label={texts.diagram.copySource} onClick={() => copy(source)}>
        <Icon shape={Code} size={17} />
      </IconButton>
      <span className={styles.copied} role="status">
        {isCopied && texts.code.copied}
      </span>
    </>
  )
}

/** Returns the text of the last heading before an element, which describes its topic; '' if there is none. */
function sectionName(element: Element): string {
  const text = element.closest('article, main') ?? document
  const headings = [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const before = headings.findLast(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return (before?.getAttribute('aria-label') ?? before?.textContent ?? '').trim()
}
