/** Properties of an element with hast's names (`className`, `dataBlock`); undefined ones are left out. */
export type ElementProperties = Readonly<Record<string, true | string | readonly string[] | undefined>>

/** The element that a construct becomes, without its children. */
export type ElementShape = {
  readonly tagName: string
  readonly properties: ElementProperties
}

/**
 * Returns the element of a block: `data-block` with its name, then its options as further `data-*` attributes
 * (decision 0001).
 */
export function blockElement(
  tagName: string,
  block: string,
  options: Readonly<Record<string, string | undefined>>,
): ElementShape {
  const properties: Record<string, string> = { dataBlock: block }
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined) properties[`data${name.charAt(0).toUpperCase()}${name.slice(1)}`] = value
  }
  return { tagName, properties }
}

/** Returns a copy of the properties for `data.hProperties` of mdast-util-to-hast: mutable, without undefined values. */
export function hastProperties(properties: ElementProperties): Record<string, true | string | string[]> {
  const copy: Record<string, true | string | string[]> = {}
  for (const [name, value] of Object.entries(properties)) {
    if (value !== undefined) copy[name] = typeof value === 'object' ? [...value] : value
  }
  return copy
}
