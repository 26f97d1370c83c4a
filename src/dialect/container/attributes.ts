import { type Attributes, parseAttributes } from '../attribute-list.ts'

/** The attributes in `{#id .class open}` after a container's name. */
export type ContainerAttributes = Pick<Attributes, 'id' | 'classes'> & {
  /** Whether a collapsible box is open at first. */
  readonly open: boolean
}

/**
 * Parses a container's attributes from their source with braces. `undefined` if it is not such a list
 * (`{name}` at the end of a title is text); an empty source gives no attributes.
 */
export function readContainerAttributes(source: string): ContainerAttributes | undefined {
  const words = source.slice(1, -1).split(/\s+/).filter(Boolean)
  const rest = words.filter((word) => word !== 'open')
  const open = rest.length < words.length
  if (rest.length === 0) return source === '' || open ? { classes: [], open } : undefined
  const attributes = parseAttributes(rest.join(' '))
  return attributes && { ...attributes, open }
}
