import { blockElement, type ElementShape } from '../element-shape.ts'
import { readContainerAttributes } from './attributes.ts'
import { containerRow } from './names.ts'

/** The parts of a container's opening line; absent parts are empty texts. */
export type ContainerOpening = {
  name: string
  /** `#os` of `::: tabs#os`. */
  group: string
  /** The title if it is plain text (`titleKind`). */
  label: string
  /** `{#id .class}` with its braces. */
  attributes: string
}

/** Returns an opening with empty parts. */
export function newContainerOpening(): ContainerOpening {
  return { name: '', group: '', label: '', attributes: '' }
}

/** Returns the element of a container (decision 0001), without its ID, which the document's slugger assigns. */
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

/** Returns the ID that an author gave a container. */
export function containerId(opening: ContainerOpening): string | undefined {
  return readContainerAttributes(opening.attributes)?.id
}

/** Returns the element of a container's title if the title is inline markdown. */
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

/** `tabs#os`, also with a space before the ID, as some editors write it. */
function tabGroup({ group, label }: ContainerOpening): string | undefined {
  if (group.length > 1) return group.slice(1)
  return /^#(\S+)/.exec(label)?.[1]
}
