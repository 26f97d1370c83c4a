/** Properties in a markdown image beyond text and address. */
export type ImageFacts = {
  /** The text without the size after it. */
  readonly alt: string
  /** The address without the suffix for a color scheme. */
  readonly url: string
  /** In CSS pixels; absent if not given. */
  readonly width?: number
  readonly height?: number
  /** The color scheme in which the image is shown; absent if always shown. */
  readonly scheme?: 'light' | 'dark'
}

const sizeInAlt = /(?:(?:^|\s)=(\d{1,4})?x(\d{1,4})?|\|(\d{1,4})?(?:x(\d{1,4})?)?)$/
const schemeSuffix = /#(?:gh-)?(light|dark)(?:-mode-only)?$/

/**
 * Parses the size (`text =200x300`, `text|200x300`, either number is optional, `text|200` is a width) and the
 * color scheme (`logo.png#dark`) of an image.
 *
 * @param alt the text as written, or encoded for HTML, which does not change any relevant character
 */
export function imageFacts(alt: string, url: string): ImageFacts {
  const size = sizeInAlt.exec(alt)
  const width = Number(size?.[1] ?? size?.[3] ?? 0)
  const height = Number(size?.[2] ?? size?.[4] ?? 0)
  const hasSize = size !== null && (width > 0 || height > 0)
  const scheme = schemeSuffix.exec(url)
  return {
    alt: hasSize ? alt.slice(0, size.index).trimEnd() : alt,
    url: scheme ? url.slice(0, scheme.index) : url,
    ...(hasSize && width > 0 ? { width } : {}),
    ...(hasSize && height > 0 ? { height } : {}),
    ...(scheme ? { scheme: scheme[1] === 'dark' ? 'dark' : 'light' } : {}),
  }
}

const sizeSource = /^=(\d{1,4})?x(\d{1,4})?$/

/** Parses `=200x300` from between the brackets, as in the old form `![text](address =200x300)`. */
export function imageSize(source: string): Pick<ImageFacts, 'width' | 'height'> {
  const match = sizeSource.exec(source)
  const width = Number(match?.[1] ?? 0)
  const height = Number(match?.[2] ?? 0)
  return { ...(width > 0 ? { width } : {}), ...(height > 0 ? { height } : {}) }
}
