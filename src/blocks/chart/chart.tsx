import type { ECharts } from 'echarts'
import { Download, Maximize2, Minimize2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useMediaQuery } from '../../browser/media-query.ts'
import { useLocale, useTexts } from '../../page/current-page.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type LateBlockProps, optionOf, sourceOf } from '../block.ts'
import { CopySource, saveSvg } from '../drawing/diagram-view.tsx'
import styles from './chart.module.css'
import { readChartOptions } from './chart-options.ts'
import { useChart } from './use-chart.ts'

/** A chart that ECharts draws from JSON options (Checklist D7), in the page: readers point at it. Its text is drawn, never HTML. */
export default function Chart({ element, scheme, height }: LateBlockProps) {
  const texts = useTexts()
  const words = texts.diagram
  const source = sourceOf(element)
  const title = optionOf(element, 'dataTitle')
  const options = useMemo(() => readChartOptions(source), [source])
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const place = useRef<HTMLDivElement>(null)
  const { id } = useLocale()
  const chart = useChart(place, options, { scheme, locale: id, animation: isCalm ? 'off' : 'on' })
  const { window, isFull, toggle, closed } = useFullWindow()
  return (
    <figure className={styles.chart} style={{ minBlockSize: height }}>
      <dialog ref={window} className={styles.window} aria-label={title ?? words.chart} onClose={closed}>
        <div ref={place} className={styles.place} style={isFull ? undefined : { blockSize: height }} />
        {!chart && (
          <span className={styles.spinner}>
            <Spinner size="icon" label={texts.frame.loading} />
          </span>
        )}
        <div className={styles.tools} role="toolbar" aria-label={words.tools}>
          <CopySource source={source} />
          <IconButton label={words.save} onClick={() => chart && saveSvg(svgOf(chart), title)}>
            <Download size={17} aria-hidden />
          </IconButton>
          <IconButton label={isFull ? words.leaveFullScreen : words.fullScreen} onClick={toggle}>
            {isFull ? <Minimize2 size={17} aria-hidden /> : <Maximize2 size={17} aria-hidden />}
          </IconButton>
        </div>
      </dialog>
      {title && <figcaption>{title}</figcaption>}
    </figure>
  )
}

const svgOf = (chart: ECharts) => chart.renderToSVGString()

/** One and the same window, in the page or over all of it: the chart keeps its state. */
function useFullWindow() {
  const element = useRef<HTMLDialogElement | null>(null)
  const [isFull, setFull] = useState(false)
  const window = (dialog: HTMLDialogElement | null) => {
    element.current = dialog
    // `show()` would take the focus.
    dialog?.toggleAttribute('open', true)
  }
  const stable = useRef(window)
  const toggle = () => {
    const dialog = element.current
    if (isFull || !dialog) {
      dialog?.close()
      return
    }
    dialog.toggleAttribute('open', false)
    dialog.showModal()
    setFull(true)
  }
  const closed = () => {
    setFull(false)
    element.current?.toggleAttribute('open', true)
  }
  return { window: stable.current, isFull, toggle, closed }
}
