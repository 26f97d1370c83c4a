import { readColour } from './colour.ts'
import type { WatermarkOptions } from './watermark-options.ts'

/** Options whose colours are all right, and what was wrong with the others as sentences; a wrong one is left out (Spec §5). */
export function checkWatermarkColours(options: WatermarkOptions): {
  readonly options: WatermarkOptions
  readonly faults: readonly string[]
} {
  const faults: string[] = []
  const check = (colour: string | undefined, place: string): string | undefined => {
    const read = colour === undefined ? undefined : readColour(colour)
    if (colour !== undefined && read === undefined)
      faults.push(`The colour ${colour} of a watermark's ${place} is none.`)
    return read
  }
  const { shadowStyle, advancedStyle } = options
  const colorStops = advancedStyle?.colorStops?.flatMap(({ offset, color }) => {
    const read = check(color, 'colorStops')
    const isPlace = offset !== undefined && offset >= 0 && offset <= 1
    if (!isPlace) faults.push('The offset of a colour stop of a watermark lies between 0 and 1.')
    return read !== undefined && isPlace ? [{ offset, color: read }] : []
  })
  return {
    faults,
    options: {
      ...options,
      fontColor: check(options.fontColor, 'fontColor'),
      shadowStyle: shadowStyle && {
        ...shadowStyle,
        shadowColor: check(shadowStyle.shadowColor, 'shadowStyle'),
      },
      advancedStyle: advancedStyle && { ...advancedStyle, colorStops },
    },
  }
}
