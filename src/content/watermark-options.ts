import * as v from 'valibot'
import { field, flag, listOf, number, objectOf, oneOf, text, type Values } from './fields.ts'

const kind = oneOf(['text', 'image', 'multi-line-text', 'rich-text'])
const matrix = listOf(listOf(number))
const gap = field({ phrase: 'two-numbers' }, v.pipe(v.tuple([v.number(), v.number()]), v.readonly()))
const grid = objectOf({ rows: number, cols: number, gap, matrix })
const colorStop = objectOf({ offset: number, color: text })
const linear = objectOf({ x0: number, y0: number, x1: number, y1: number })
const radial = objectOf({ x0: number, y0: number, r0: number, x1: number, y1: number, r1: number })
const conic = objectOf({ startAngle: number, x: number, y: number })
const pattern = objectOf({ image: text, repetition: oneOf(['repeat', 'repeat-x', 'repeat-y', 'no-repeat']) })

const watermarkFields = {
  /** The text, or page markup if `contentType` is `rich-text`. */
  content: text,
  contentType: kind,
  /** An image of this site, for `contentType: image`. */
  image: text,
  imageWidth: number,
  imageHeight: number,
  fontColor: text,
  fontSize: text,
  fontWeight: text,
  lineHeight: number,
  globalAlpha: number,
  zIndex: number,
  width: number,
  height: number,
  rotate: number,
  layout: oneOf(['default', 'grid']),
  gridLayoutOptions: grid,
  advancedStyle: objectOf({
    type: oneOf(['linear', 'radial', 'conic', 'pattern']),
    params: objectOf({ linear, radial, conic, pattern }),
    colorStops: listOf(colorStop),
  }),
  shadowStyle: objectOf({
    shadowBlur: number,
    shadowColor: text,
    shadowOffsetX: number,
    shadowOffsetY: number,
  }),
  textAlign: oneOf(['center', 'end', 'left', 'right', 'start']),
  textBaseline: oneOf(['alphabetic', 'hanging', 'ideographic', 'top', 'bottom', 'middle']),
  mode: oneOf(['default', 'blind']),
  movable: flag,
  /** A CSS selector of an element in the page. Default: the whole page. */
  parent: text,
  monitorProtection: flag,
  mutationObserve: flag,
}

export type WatermarkOptions = Values<typeof watermarkFields>

/** Spec §3 "Watermark options", with the names of watermark-js-plus. */
export const watermarkOptions = objectOf(watermarkFields)

/** Returns the faults of options as sentences before anything is drawn (Spec §5, S11). */
export function watermarkFaults(options: WatermarkOptions): readonly string[] {
  const { contentType = 'text', content = '', image = '', layout, gridLayoutOptions } = options
  const faults: string[] = []
  if (contentType === 'image' && image === '')
    faults.push('A watermark with contentType image needs an image.')
  if (contentType !== 'image' && content.trim() === '')
    faults.push(`A watermark with contentType ${contentType} needs content.`)
  if (layout === 'grid' && !gridLayoutOptions)
    faults.push('A watermark with layout grid needs gridLayoutOptions.')
  return faults
}

/**
 * Returns the watermark of a page: the page's options take precedence over the site's. `true` on a page means
 * the site's options; the default text is the site's title.
 */
export function watermarkOf(
  page: boolean | WatermarkOptions | undefined,
  site: boolean | WatermarkOptions | undefined,
  title: string,
): WatermarkOptions | undefined {
  if ((page ?? site ?? false) === false) return undefined
  const merged = { ...(typeof site === 'object' && site), ...(typeof page === 'object' && page) }
  const needsWords = merged.contentType !== 'image' && merged.content === undefined
  return needsWords ? { ...merged, content: title } : merged
}
