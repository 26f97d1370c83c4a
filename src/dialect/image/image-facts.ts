/** What the parts of a markdown image say beyond text and address. */
export type ImageFacts = {
  /** The text without the size that was written behind it. */
  readonly alt: string
  /** The address without the suffix that names a colour scheme. */
  readonly url: string
  /** CSS pixels; absent when not written. */
  readonly width?: number
  readonly height?: number
  /** The colour scheme to which the image belongs; absent for one that is always shown. */
  readonly scheme?: 'light' | 'dark'
}

const sizeInAlt = /(?:(?:^|\s)=(\d{1,4})?x(\d{1,4})?|\|(\d{1,4})?(?:x(\d{1,4})?)?)$/
const schemeSuffix = /#(?:gh-)?(light|dark)(?:-mode-only)?$/

/**
 * Reads the size (`text =200x300`, `text|200x300`, either number may be missing, `text|200` is a width) and the colour scheme
 * (`logo.png#dark`) of an image.
 *
 * @param alt the text as written, or the same text encoded for HTML: none of the characters that count is changed by that
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

/** The numbers of `=200x300`, as the old form `![text](address =200x300)` has them between the brackets. */
export function imageSize(source: string): Pick<ImageFacts, 'width' | 'height'> {
  const match = sizeSource.exec(source)
  const width = Number(match?.[1] ?? 0)
  const height = Number(match?.[2] ?? 0)
  return { ...(width > 0 ? { width } : {}), ...(height > 0 ? { height } : {}) }
}
