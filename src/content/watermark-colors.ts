import { readColor } from './color.ts'
import type { WatermarkOptions } from './watermark-options.ts'

/** Returns the options with valid colors, and a sentence for each invalid one, which is left out (Spec §5). */
export function checkWatermarkColors(options: WatermarkOptions): {
  readonly options: WatermarkOptions
  readonly faults: readonly string[]
} {
  const faults: string[] = []
  const check = (color: string | undefined, name: string): string | undefined => {
    const read = color === undefined ? undefined : readColor(color)
    if (color !== undefined && read === undefined)
      faults.push(`The ${name} color ${color} of a watermark is not valid.`)
    return read
  }
  const { shadowStyle, advancedStyle } = options
  const colorStops = advancedStyle?.colorStops?.flatMap(({ offset, color }) => {
    const read = check(color, 'colorStops')
    const isOffset = offset !== undefined && offset >= 0 && offset <= 1
    if (!isOffset) faults.push('The offset of a color stop of a watermark must be between 0 and 1.')
    return read !== undefined && isOffset ? [{ offset, color: read }] : []
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
