import { BlindWatermark, Watermark } from 'watermark-js-plus/es'
import { warn } from '../../browser/log.ts'
import { watermarkRefreshWait } from '../../config/watermark.ts'
import type { WatermarkOptions } from '../../content/watermark-options.ts'
import { libraryOptions, type Pictures } from './library-options.ts'

/** The largest element for a watermark: the application, which is the whole page. */
const pageElement = '#app'

/**
 * Draws a watermark, and draws it again whenever its element is removed or changed (Spec §4 "tamper
 * protection"). Draws nothing if the parent is missing or already has one.
 *
 * @param pictures the loaded images of the options
 * @returns a function that removes it, or prevents a pending drawing
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
  const isStatic = parent !== document.body && getComputedStyle(parent).position === 'static'
  if (isStatic) parent.style.position = 'relative'
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
    if (isStatic) parent.style.position = position
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
 * `monitorProtection`: also checks the watermark at intervals. The library's own way, which removes
 * `MutationObserver` for everyone, could break the reader's tools and is not used.
 */
function watch(mark: Watermark): ReturnType<typeof setInterval> {
  return setInterval(async () => {
    if (!(await mark.check())) await mark.changeOptions({}, 'append').catch(() => undefined)
  }, watermarkRefreshWait)
}
