import { BlindWatermark, Watermark } from 'watermark-js-plus/es'
import { warn } from '../../browser/log.ts'
import { watermarkRefreshWait } from '../../config/watermark.ts'
import type { WatermarkOptions } from '../../content/watermark-options.ts'
import { libraryOptions, type Pictures } from './library-options.ts'

/** Where a watermark may be drawn: the application, and the whole page. */
const pageElement = '#app'

/**
 * Draws a watermark, and draws it again whenever its element is removed or altered (Spec §4 "tamper protection"). Where the parent is
 * missing or has one already, nothing is drawn.
 *
 * @param pictures what the options name, loaded
 * @returns what removes it; calling it before the drawing is done prevents it
 */
export function drawWatermark(options: WatermarkOptions, pictures: Pictures): () => void {
  const parent = parentOf(options.parent)
  if (!parent) {
    warn(`The parent ${options.parent} of the watermark is not in this page.`)
    return () => undefined
  }
  const Kind = options.mode === 'blind' ? BlindWatermark : Watermark
  const mark = new Kind({ ...libraryOptions(options, pictures), parent })
  const position = parent.style.position
  const needsPlace = parent !== document.body && getComputedStyle(parent).position === 'static'
  if (needsPlace) parent.style.position = 'relative'
  let isRemoved = false
  mark
    .create()
    .then(() => isRemoved && mark.destroy())
    .catch((error) => warn('The watermark could not be drawn.', error))
  const guard = options.monitorProtection ? watch(mark) : undefined
  return () => {
    isRemoved = true
    clearInterval(guard)
    mark.destroy()
    if (needsPlace) parent.style.position = position
  }
}

function parentOf(selector: string | undefined): HTMLElement | undefined {
  if (selector === undefined || selector === 'body') return document.body
  try {
    return document.querySelector<HTMLElement>(`${pageElement} :is(${selector})`) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * `monitorProtection`: looks after the watermark by the clock, too. The library's own way, which takes `MutationObserver` away from
 * everyone for good, could break the reader's tools and is not used.
 */
function watch(mark: Watermark): ReturnType<typeof setInterval> {
  return setInterval(async () => {
    if (!(await mark.check())) await mark.changeOptions({}, 'append').catch(() => undefined)
  }, watermarkRefreshWait)
}
