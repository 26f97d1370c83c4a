import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown'
import type {} from 'mdast-util-to-hast'
import { hastProperties } from '../element-shape.ts'
import type { Component } from '../flow-nodes.ts'
import { exitNode } from '../inline/inline-from-markdown.ts'
import { type ComponentPosition, componentShape } from './component-shape.ts'
import { readComponentTag } from './component-tag.ts'

/** Converts components to nodes of a markdown tree. */
export const componentFromMarkdown: Extension = {
  enter: {
    componentText: enterComponent,
    componentFlow: enterComponent,
    componentContainer: enterComponent,
    componentTag() {
      this.buffer()
    },
  },
  exit: {
    componentTag(token) {
      // Line endings inside the tag are not part of the component's text.
      this.resume()
      const node = this.stack.at(-1)
      const type = this.tokenStack.at(-1)?.[0].type
      if (node?.type === 'component')
        describe(node, this.sliceSerialize(token), positions.get(type) ?? 'text')
    },
    componentContent() {
      const node = this.stack.at(-1)
      if (node?.type === 'component') delete node.data.hChildren
    },
    componentText: exitNode,
    componentFlow: exitNode,
    componentContainer: exitNode,
  },
  canContainEols: ['component'],
}

const positions: ReadonlyMap<string | undefined, ComponentPosition> = new Map([
  ['componentText', 'text'],
  ['componentFlow', 'flow'],
  ['componentContainer', 'container'],
])

function enterComponent(this: CompileContext, token: Token): undefined {
  this.enter({ type: 'component', name: '', attributes: {}, children: [], data: {} }, token)
}

function describe(node: Component, source: string, position: ComponentPosition): void {
  const tag = readComponentTag(source)
  const { tagName, properties, fallback } = componentShape(tag, position)
  node.name = tag.name
  node.attributes = tag.attributes
  node.data = { hName: tagName, hProperties: hastProperties(properties) }
  // Not a child: headings are named after their children, and a badge must not be part of a heading's name.
  if (fallback !== '') node.data.hChildren = [{ type: 'text', value: fallback }]
}
