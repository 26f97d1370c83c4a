/** Properties of an element under hast's names (`className`, `dataBlock`); undefined ones are left out. */
export type ElementProperties = Readonly<Record<string, true | string | readonly string[] | undefined>>

/** What a construct becomes in either compiler: an element before its children are known. */
export type ElementShape = {
  readonly tagName: string
  readonly properties: ElementProperties
}

/** The element of a block: `data-block` with its name, then its options as further `data-*` (decision 0001). */
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

/**
 * A copy of the properties as mdast-util-to-hast wants them in `data.hProperties`: mutable, without gaps.
 */
export function hastProperties(properties: ElementProperties): Record<string, true | string | string[]> {
  const copy: Record<string, true | string | string[]> = {}
  for (const [name, value] of Object.entries(properties)) {
    if (value !== undefined) copy[name] = typeof value === 'object' ? [...value] : value
  }
  return copy
}

/** The start tag of an element as safe HTML: attribute names are ours, values are escaped. */
export function openTag(shape: ElementShape): string {
  let tag = `<${shape.tagName}`
  for (const [name, value] of Object.entries(shape.properties)) {
    if (value === undefined) continue
    tag += ` ${attributeName(name)}="${escapeHtml(attributeValue(value))}"`
  }
  return `${tag}>`
}

/** Text that is safe between tags and inside double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function attributeName(property: string): string {
  return property === 'className'
    ? 'class'
    : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function attributeValue(value: true | string | readonly string[]): string {
  if (value === true) return ''
  return typeof value === 'string' ? value : value.join(' ')
}
