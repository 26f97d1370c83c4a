import { blockElement, type ElementShape } from '../open-tag.ts'
import { readContainerAttributes } from './attributes.ts'
import { containerRow } from './names.ts'

/** The opening line of a container, in its parts; what is not written is an empty text. */
export type ContainerOpening = {
  name: string
  /** `#os` of `::: tabs#os`. */
  group: string
  /** The title where it is plain text (`titleKind`). */
  label: string
  /** `{#id .class}` with its braces. */
  attributes: string
}

/** An opening of which nothing is known yet. */
export function newContainerOpening(): ContainerOpening {
  return { name: '', group: '', label: '', attributes: '' }
}

/** The element of a container (decision 0001), without its id: ids go through the document's slugger. */
export function containerShape(opening: ContainerOpening): ElementShape {
  const attributes = readContainerAttributes(opening.attributes)
  const shape = bareShape(opening)
  const { className } = shape.properties
  const classes = [...(Array.isArray(className) ? className : []), ...(attributes?.classes ?? [])]
  return {
    tagName: shape.tagName,
    properties: {
      ...shape.properties,
      className: classes.length > 0 ? classes : undefined,
      open: shape.tagName === 'details' && attributes?.open ? true : undefined,
    },
  }
}

/** The id that an author gave a container. */
export function containerId(opening: ContainerOpening): string | undefined {
  return readContainerAttributes(opening.attributes)?.id
}

/** The element of a container's title when it holds inline markdown. */
export function containerTitleShape(name: string): ElementShape {
  const kind = containerRow(name)?.kind
  if (kind === 'details') return { tagName: 'summary', properties: {} }
  return {
    tagName: 'p',
    properties: { className: [kind === 'callout' ? 'callout-title' : 'container-title'] },
  }
}

function bareShape(opening: ContainerOpening): ElementShape {
  const { name } = opening
  const row = containerRow(name)
  switch (row?.kind) {
    case 'callout':
      return { tagName: 'aside', properties: { className: ['callout'], dataCallout: name } }
    case 'details':
      return { tagName: 'details', properties: { className: ['callout'], dataCallout: name } }
    case 'tabs':
      return blockElement('div', 'tabs', { kind: row.tabs, group: tabGroup(opening) })
    case 'block':
      return blockElement('div', row.block, { title: opening.label || undefined })
    case 'class':
      return { tagName: 'div', properties: { className: [row.className] } }
    default:
      return { tagName: 'div', properties: { className: ['container'], dataContainer: name } }
  }
}

/** `tabs#os`, and with a space before the id, which editors write too. */
function tabGroup({ group, label }: ContainerOpening): string | undefined {
  if (group.length > 1) return group.slice(1)
  return /^#(\S+)/.exec(label)?.[1]
}
