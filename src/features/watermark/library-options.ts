import type { WatermarkOptions as LibraryOptions } from 'watermark-js-plus/es'
import { wantsLessMotion } from '../../browser/reduced-motion.ts'
import {
  watermarkAlpha,
  watermarkBlindAlpha,
  watermarkColor,
  watermarkLayer,
  watermarkRotation,
  watermarkSize,
  watermarkTextAlpha,
} from '../../config/watermark.ts'
import type { WatermarkOptions } from '../../content/watermark-options.ts'

/** Loaded images of the options. */
export interface Pictures {
  /** Address of the image of `contentType: image`. */
  readonly image: string | undefined
  readonly pattern: HTMLImageElement | undefined
}

/** Returns the options for the library, with the specification's defaults (Spec §9 "Watermark defaults"). */
export function libraryOptions(options: WatermarkOptions, pictures: Pictures): Partial<LibraryOptions> {
  const { gridLayoutOptions, advancedStyle, image: _image, monitorProtection: _ours, ...plain } = options
  const isCalm = wantsLessMotion()
  return withoutGaps({
    ...watermarkSize,
    rotate: watermarkRotation,
    globalAlpha: alphaOf(options),
    zIndex: watermarkLayer,
    ...withoutGaps(plain),
    fontColor: options.fontColor ?? watermarkColor,
    movable: options.movable === true && !isCalm,
    image: pictures.image,
    gridLayoutOptions: gridLayoutOptions && { ...gridLayoutOptions, ...gridParts(gridLayoutOptions) },
    advancedStyle: advancedStyle?.type && {
      ...advancedStyle,
      params: {
        ...advancedStyle.params,
        pattern: { ...advancedStyle.params?.pattern, image: pictures.pattern },
      },
    },
  }) as Partial<LibraryOptions>
}

function alphaOf({ mode, contentType = 'text' }: WatermarkOptions): number {
  if (mode === 'blind') return watermarkBlindAlpha
  return contentType === 'image' || contentType === 'rich-text' ? watermarkAlpha : watermarkTextAlpha
}

function gridParts({ gap, matrix }: NonNullable<WatermarkOptions['gridLayoutOptions']>) {
  return withoutGaps({ gap: gap && [...gap], matrix: matrix?.map((row) => [...row]) })
}

/** Removes undefined values, which the library would treat as values. */
function withoutGaps(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
