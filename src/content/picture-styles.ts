import { camelCase } from './hyphenated.ts'

/** A CSS size: a number with a unit, including shares of the window. */
const size = String.raw`(?:0|auto|-?\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%|ch|vw|vh|vmin|vmax|dvh))`
const list = (one: string, most: number) => new RegExp(`^${one}(?:\\s+${one}){0,${most - 1}}$`, 'i')
const words = (...names: readonly string[]) => new RegExp(`^(?:${names.join('|')})$`, 'i')
const position = list(`(?:${size}|left|right|top|bottom|center)`, 2)

/**
 * What the style fields of a home page can set (Spec §3 heroImageStyle, bgImageStyle, avatarStyle). Nothing
 * that fetches, runs, covers the page, or moves the image out of its place.
 */
const properties: ReadonlyMap<string, RegExp> = new Map([
  ...['width', 'height', 'maxWidth', 'maxHeight', 'minWidth', 'minHeight'].map(
    (name) => [name, list(size, 1)] as const,
  ),
  ...['margin', 'padding', 'borderRadius'].map((name) => [name, list(size, 4)] as const),
  ['objectFit', words('contain', 'cover', 'fill', 'none', 'scale-down')],
  ['objectPosition', position],
  ['opacity', /^(?:0|1|0?\.\d{1,3}|\d{1,3}%)$/],
  ['rotate', /^-?\d{1,3}(?:\.\d)?deg$/],
  [
    'filter',
    /^(?:(?:blur\(\d{1,2}px\)|(?:brightness|contrast|grayscale|saturate|sepia)\(\d{1,3}(?:\.\d{1,2})?%?\))\s*){1,4}$/,
  ],
])

/** Common property names for backgrounds, and their equivalents for an image that fills its box. */
const synonyms: Readonly<Record<string, string>> = {
  backgroundSize: 'objectFit',
  backgroundPosition: 'objectPosition',
}

/** Returns the allowed styles, with React's property names, and a sentence for each one left out. */
export function readPictureStyles(given: Readonly<Record<string, string>>): {
  readonly styles: Readonly<Record<string, string>>
  readonly faults: readonly string[]
} {
  const styles: Record<string, string> = {}
  const faults: string[] = []
  for (const [written, value] of Object.entries(given)) {
    const camel = camelCase(written.trim())
    const name = synonyms[camel] ?? camel
    if (properties.get(name)?.test(value.trim())) styles[name] = value.trim()
    else faults.push(`The style ${written}: ${value} is not allowed for an image.`)
  }
  return { styles, faults }
}
