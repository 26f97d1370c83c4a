import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown'
import type {} from 'mdast-util-to-hast'
import { hastProperties } from '../element-shape.ts'
import type { Container } from '../flow-nodes.ts'
import { tabSections } from '../tabs/tab-sections.ts'
import {
  type ContainerOpening,
  containerId,
  containerShape,
  containerTitleShape,
  newContainerOpening,
} from './container-shape.ts'
import { containerRow } from './names.ts'

declare module 'mdast-util-from-markdown' {
  interface CompileData {
    /** The opening line being read. Opening lines are never nested. */
    containerOpening?: ContainerOpening | undefined
  }
}

/** Converts containers and GitHub alerts to nodes of a markdown tree. */
export const containerFromMarkdown: Extension = {
  enter: {
    container(token) {
      this.data.containerOpening = newContainerOpening()
      this.enter({ type: 'container', name: '', children: [] }, token)
    },
    containerTitle(token) {
      const shape = containerTitleShape(this.data.containerOpening?.name ?? '')
      const data = { hName: shape.tagName, hProperties: hastProperties(shape.properties) }
      this.enter({ type: 'containerTitle', children: [], data }, token)
    },
  },
  exit: {
    alertName: setOpening('name', (source) => source.toLowerCase()),
    containerName: setOpening('name'),
    containerGroup: setOpening('group'),
    containerLabel: setOpening('label'),
    containerAttributes: setOpening('attributes'),
    containerTitle(token) {
      const title = this.stack.at(-1)
      this.exit(token)
      const container = this.stack.at(-1)
      // `[ ]` is not a title.
      if (
        title?.type === 'containerTitle' &&
        title.children.length === 0 &&
        container?.type === 'container'
      ) {
        container.children.pop()
      }
    },
    containerFence() {
      const node = this.stack.at(-1)
      const opening = this.data.containerOpening
      if (node?.type === 'container' && opening) describe(node, opening)
    },
    container(token) {
      const node = this.stack.at(-1)
      if (node?.type === 'container') node.children = sectioned(node)
      this.exit(token)
    },
    containerClose: reachTo,
  },
}

function setOpening(part: keyof ContainerOpening, change = (source: string) => source) {
  return function (this: CompileContext, token: Token): undefined {
    const opening = this.data.containerOpening
    if (opening) opening[part] = change(this.sliceSerialize(token))
  }
}

function describe(node: Container, opening: ContainerOpening): void {
  const { tagName, properties } = containerShape(opening)
  const id = containerId(opening)
  node.name = opening.name
  if (opening.label !== '') node.label = opening.label
  node.data = { hName: tagName, hProperties: hastProperties(properties) }
  // The classes are already in the properties, next to ours; the tree's own pass would replace ours.
  if (id !== undefined) node.data.attributes = { id, classes: [], values: new Map() }
}

function sectioned(node: Container): Container['children'] {
  const row = containerRow(node.name)
  return row?.kind === 'tabs' ? tabSections(node.children, row.tabs) : node.children
}

/** Extends the container to its closing line, which comes after it in the tree. */
function reachTo(this: CompileContext, token: Token): undefined {
  const parent = this.stack.at(-1)
  const before = parent && 'children' in parent ? parent.children.at(-1) : undefined
  if (!before?.position || (before.type !== 'container' && before.type !== 'component')) return
  const { line, column, offset } = token.end
  before.position.end = { line, column, offset }
}
