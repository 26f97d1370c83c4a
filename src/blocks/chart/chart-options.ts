/** A chart's options: what JSON can say, and of that only what can neither run nor load nor lead anywhere unasked. */
export type ChartOptions = Readonly<Record<string, unknown>>

/** Parts that hold markup, styles, page elements or code; and names that mean something to every object. */
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

/** Deeper options are nobody's; a reader of them could run out of stack. */
const deepest = 40

/**
 * Reads a chart's options (Checklist D7): JSON and nothing else, never evaluated (SECURITY section 2).
 *
 * @throws a SyntaxError for anything but a JSON object
 */
export function readChartOptions(source: string): ChartOptions {
  const json: unknown = JSON.parse(source)
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new SyntaxError('The options of a chart are a JSON object.')
  }
  return cleanObject(json, 0)
}

function cleanObject(value: object, depth: number): Readonly<Record<string, unknown>> {
  if (depth > deepest) throw new SyntaxError('The options of this chart are nested too deeply.')
  const clean: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(value)) {
    if (forbidden.has(key) || /^on[a-z]/.test(key)) continue
    const kept = cleanValue(key, part, depth + 1)
    if (kept !== undefined) clean[key] = key === 'tooltip' ? textTooltip(kept) : kept
  }
  return clean
}

function cleanValue(key: string, value: unknown, depth: number): unknown {
  if (typeof value === 'string') return isSafeText(key, value) ? value : undefined
  if (Array.isArray(value)) {
    if (depth > deepest) throw new SyntaxError('The options of this chart are nested too deeply.')
    // A place in a list means something: what is refused leaves an empty one.
    return value.map((part) => cleanValue(key, part, depth + 1) ?? null)
  }
  return typeof value === 'object' && value !== null ? cleanObject(value, depth) : value
}

/** Tooltips are drawn as text of the picture, never as HTML of the page. */
function textTooltip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(textTooltip)
  return typeof value === 'object' && value !== null
    ? { ...value, renderMode: 'richText', confine: true }
    : value
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

/** A path of this site, or a picture that the options carry themselves. */
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

/** Whether options need more of the library than the small set of charts that most pages use. */
export function needsWholeLibrary(options: ChartOptions): boolean {
  const series = [options.series ?? []].flat()
  const hasRareSeries = series.some((one) => {
    const type: unknown = typeof one === 'object' && one !== null && 'type' in one ? one.type : undefined
    return typeof type !== 'string' || !lightSeries.has(type)
  })
  return hasRareSeries || Object.keys(options).some((key) => !lightParts.has(key))
}
