import { type Attributes, parseAttributes } from '../attribute-list.ts'

/** What `{#id .class open}` behind a container's name says. */
export type ContainerAttributes = Pick<Attributes, 'id' | 'classes'> & {
  /** A folding box that starts unfolded. */
  readonly open: boolean
}

/**
 * The attributes of a container, from their source with its braces. Undefined when it is not such a list
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
