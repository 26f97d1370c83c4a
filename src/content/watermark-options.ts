import * as v from 'valibot'
import { field, flag, listOf, number, objectOf, oneOf, text, type Values } from './fields.ts'

const kind = oneOf(['text', 'image', 'multi-line-text', 'rich-text'])
const matrix = listOf(listOf(number))
const gap = field({ phrase: 'two-numbers' }, v.pipe(v.tuple([v.number(), v.number()]), v.readonly()))
const grid = objectOf({ rows: number, cols: number, gap, matrix })
const colourStop = objectOf({ offset: number, color: text })
const linear = objectOf({ x0: number, y0: number, x1: number, y1: number })
const radial = objectOf({ x0: number, y0: number, r0: number, x1: number, y1: number, r1: number })
const conic = objectOf({ startAngle: number, x: number, y: number })
const pattern = objectOf({ image: text, repetition: oneOf(['repeat', 'repeat-x', 'repeat-y', 'no-repeat']) })

const watermarkFields = {
  /** The words; markup of a page where `contentType` is `rich-text`. */
  content: text,
  contentType: kind,
  /** A picture of this site, for `contentType: image`. */
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
    colorStops: listOf(colourStop),
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
  /** A CSS selector of an element inside the page. Absent: the whole page. */
  parent: text,
  monitorProtection: flag,
  mutationObserve: flag,
}

export type WatermarkOptions = Values<typeof watermarkFields>

/** Spec §3 "Watermark options", under the names of watermark-js-plus. */
export const watermarkOptions = objectOf(watermarkFields)

/** What is wrong with options before anything is drawn, as sentences (Spec §5, Checklist S11). */
export function watermarkFaults(options: WatermarkOptions): readonly string[] {
  const { contentType = 'text', content = '', image = '', layout, gridLayoutOptions } = options
  const faults: string[] = []
  if (contentType === 'image' && image === '') faults.push('A watermark of the type image needs an image.')
  if (contentType !== 'image' && content.trim() === '')
    faults.push(`A watermark of the type ${contentType} needs content.`)
  if (layout === 'grid' && !gridLayoutOptions) faults.push('A watermark in a grid needs gridLayoutOptions.')
  return faults
}

/**
 * The watermark of a page: the page's word before the site's. `true` on a page takes the site's options; words that nobody gave are
 * the site's title.
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
