import type { ECharts } from 'echarts'
import { Download, Maximize2, Minimize2 } from 'lucide'
import { useMemo, useRef, useState } from 'react'
import { useMediaQuery } from '../../../browser/media-query.ts'
import { reducedMotion } from '../../../browser/reduced-motion.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLocale, useTexts } from '../../../ui/page/current-page.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type LateBlockProps, optionOf, sourceOf } from '../block.ts'
import { CopySource, saveSvg } from '../drawing/diagram-view.tsx'
import styles from './chart.module.css'
import { readChartOptions } from './chart-options.ts'
import { useChart } from './use-chart.ts'

/**
 * A chart drawn by ECharts from JSON options (Spec D7), directly in the page so that readers can point
 * at it. Its text is drawn, never HTML.
 */
export default function Chart({ element, scheme, height }: LateBlockProps) {
  const texts = useTexts()
  const words = texts.diagram
  const source = sourceOf(element)
  const title = optionOf(element, 'dataTitle')
  const options = useMemo(() => readChartOptions(source), [source])
  const isCalm = useMediaQuery(reducedMotion)
  const box = useRef<HTMLDivElement>(null)
  const { id } = useLocale()
  const chart = useChart(box, options, { scheme, locale: id, animation: isCalm ? 'off' : 'on' })
  const { window, isFull, toggle, closed } = useFullWindow()
  return (
    <figure className={styles.chart} style={{ minBlockSize: height }}>
      <dialog ref={window} className={styles.window} aria-label={title ?? words.chart} onClose={closed}>
        <div ref={box} className={styles.box} style={isFull ? undefined : { blockSize: height }} />
        {!chart && (
          <span className={styles.spinner}>
            <Spinner size="icon" label={texts.frame.loading} />
          </span>
        )}
        <div className={styles.tools} role="toolbar" aria-label={words.tools}>
          <CopySource source={source} />
          <IconButton label={words.save} onClick={() => chart && saveSvg(svgOf(chart), title)}>
            <Icon shape={Download} size={17} />
          </IconButton>
          <IconButton label={isFull ? words.leaveFullScreen : words.fullScreen} onClick={toggle}>
            {isFull ? <Icon shape={Minimize2} size={17} /> : <Icon shape={Maximize2} size={17} />}
          </IconButton>
        </div>
      </dialog>
      {title && <figcaption>{title}</figcaption>}
    </figure>
  )
}

const svgOf = (chart: ECharts) => chart.renderToSVGString()

/** Shows the same element in the page or over the whole window, so that the chart keeps its state. */
function useFullWindow() {
  const element = useRef<HTMLDialogElement | null>(null)
  const [isFull, setFull] = useState(false)
  const window = (dialog: HTMLDialogElement | null) => {
    element.current = dialog
    // `show()` would move the focus.
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
