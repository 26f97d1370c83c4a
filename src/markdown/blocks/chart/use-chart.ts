import type { ECharts, EChartsOption } from 'echarts'
import { type RefObject, useEffect, useState } from 'react'
import { loadLate } from '../../../browser/load-late.ts'
import { debounce } from '../../../browser/throttle.ts'
import { resizeDebounce } from '../../../config/blocks.ts'
import type { LocaleId } from '../../../config/locales/locale.ts'
import { type ChartOptions, needsFullLibrary } from './chart-options.ts'
import { chartTheme } from './chart-theme.ts'

interface ChartLook {
  readonly scheme: 'light' | 'dark'
  readonly locale: LocaleId
  readonly animation: 'on' | 'off'
}

const loadLibrary = (options: ChartOptions) =>
  needsFullLibrary(options)
    ? loadLate(() => import('./full-library.ts'))
    : loadLate(() => import('./light-library.ts'))

/**
 * Draws a chart in an element, again when its options or look change, and resizes it after the element's size
 * has settled (Spec K6).
 *
 * @returns `undefined` until it is drawn
 * @throws while rendering, with the error of the drawing: the block frame then shows the source
 */
export function useChart(
  box: RefObject<HTMLElement | null>,
  options: ChartOptions,
  { scheme, locale, animation }: ChartLook,
): ECharts | undefined {
  const [state, setState] = useState<{ readonly chart?: ECharts; readonly error?: unknown }>({})
  useEffect(() => {
    const element = box.current
    if (!element) return
    let chart: ECharts | undefined
    let isCurrent = true
    const resized = debounce(resizeDebounce, () => chart?.resize())
    const observer = new ResizeObserver(resized)
    const start = async () => {
      const library = await loadLibrary(options)
      if (!isCurrent) return
      // A language that the library does not know gets its English words.
      const look = { renderer: 'svg', locale: locale.toUpperCase() } as const
      chart = library.init(element, chartTheme(scheme), look)
      chart.setOption(drawable(options, animation))
      observer.observe(element)
      setState({ chart })
    }
    start().catch((error: unknown) => isCurrent && setState({ error }))
    return () => {
      isCurrent = false
      resized.cancel()
      observer.disconnect()
      chart?.dispose()
    }
  }, [box, options, scheme, locale, animation])
  if (state.error !== undefined) throw state.error
  return state.chart
}

/**
 * Returns the options with the additions of every chart: a description for screen readers, and no animation
 * for readers who prefer that.
 */
function drawable(options: ChartOptions, animation: ChartLook['animation']): EChartsOption {
  return { aria: { enabled: true }, ...options, ...(animation === 'off' && { animation: false }) }
}
