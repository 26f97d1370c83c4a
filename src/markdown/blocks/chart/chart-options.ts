import { isRecord } from '../../../config/is-record.ts'
import { limitedChart } from './chart-limits.ts'

/** A chart's options: JSON without anything that could run code, load files, or navigate. */
export type ChartOptions = Readonly<Record<string, unknown>>

/** Properties that contain markup, styles, page elements, or code, and names with a special meaning on every object. */
const forbidden = new Set([
  '__proto__',
  'constructor',
  'prototype',
  'extraCssText',
  'className',
  'appendTo',
  'appendToBody',
  'renderMode',
  'renderItem',
  'dataView',
  'optionToContent',
  'contentToOption',
  'reg',
])

/** Maximum nesting, which protects recursive readers from running out of stack. */
const deepest = 40

/**
 * Parses a chart's options (Spec D7): JSON only, never evaluated (SECURITY section 2).
 *
 * @throws a SyntaxError for anything but a JSON object, or one with more to draw than a limit allows
 */
export function readChartOptions(source: string): ChartOptions {
  const json: unknown = JSON.parse(source)
  if (!isRecord(json)) throw new SyntaxError('The options of a chart must be a JSON object.')
  return limitedChart(cleanObject(json, 0))
}

function cleanObject(value: object, depth: number): Readonly<Record<string, unknown>> {
  if (depth > deepest) throw new SyntaxError('The chart options are nested too deeply.')
  const clean: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(value)) {
    if (forbidden.has(key) || /^on[a-z]/.test(key)) continue
    const cleaned = cleanValue(key, part, depth + 1)
    if (cleaned !== undefined) clean[key] = key === 'tooltip' ? textTooltip(cleaned) : cleaned
  }
  return clean
}

function cleanValue(key: string, value: unknown, depth: number): unknown {
  if (typeof value === 'string') return isSafeText(key, value) ? value : undefined
  if (Array.isArray(value)) {
    if (depth > deepest) throw new SyntaxError('The chart options are nested too deeply.')
    // The position in a list matters, so a refused entry becomes an empty one.
    return value.map((part) => cleanValue(key, part, depth + 1) ?? null)
  }
  return isRecord(value) ? cleanObject(value, depth) : value
}

/** Makes tooltips part of the drawing as text, never HTML of the page. */
function textTooltip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(textTooltip)
  return isRecord(value) ? { ...value, renderMode: 'richText', confine: true } : value
}

const linkKeys = new Set(['link', 'sublink'])
const addressKeys = new Set(['image', 'src', 'href', 'url'])

function isSafeText(key: string, text: string): boolean {
  if (linkKeys.has(key)) return /^https?:\/\/[^\s\\]+$/i.test(text)
  if (addressKeys.has(key)) return isOwnAddress(text)
  if (/^\s*image:\/\//i.test(text)) return isOwnAddress(text.trim().slice('image://'.length))
  if (key === 'formatter') return !text.includes('<')
  if (/font|colou?r|style|cursor|filter/i.test(key) && /[;{}<>\\]/.test(text)) return false
  return !/url\s*\(/i.test(text) && !/^\s*javascript:/i.test(text)
}

/** Returns whether an address is a path of this site or an embedded image. */
function isOwnAddress(address: string): boolean {
  if (/[\\\s]/.test(address)) return false
  return /^(?:\/(?!\/)|\.{0,2}\/(?!\/)|data:image\/(?:png|jpeg|gif|webp|avif);base64,)/i.test(address)
}

const lightSeries = new Set(['bar', 'line', 'pie', 'scatter'])
const lightParts = new Set(
  'aria animation backgroundColor color dataset grid legend series textStyle title tooltip xAxis yAxis'.split(
    ' ',
  ),
)

/** Returns whether options need more than the small set of charts that most pages use. */
export function needsFullLibrary(options: ChartOptions): boolean {
  const series = [options.series ?? []].flat()
  const hasRareSeries = series.some((one) => {
    const type: unknown = isRecord(one) ? one.type : undefined
    return typeof type !== 'string' || !lightSeries.has(type)
  })
  return hasRareSeries || Object.keys(options).some((key) => !lightParts.has(key))
}
