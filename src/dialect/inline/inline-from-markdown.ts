import type { Parents } from 'mdast'
import type { CompileContext, Extension, Handle, Token } from 'mdast-util-from-markdown'
import 'mdast-util-to-hast'
import { parseAttributes } from '../attribute-list.ts'
import { hastProperties } from '../element-shape.ts'
import { withoutOuterLineEnds } from '../fence/fence-shape.ts'
import { imageSize } from '../image/image-facts.ts'
import type { Span } from '../mdast-nodes.ts'
import { emojiText } from './emoji.ts'
import { spanElements } from './span-elements.ts'

function enterSpan(type: Span['type']): Handle {
  return function (token) {
    const { tagName, properties } = spanElements[type]
    const data = { hName: tagName, hProperties: hastProperties(properties) }
    this.enter({ type, children: [], data }, token)
  }
}

/** Ends the node of a token. */
export function exitNode(this: CompileContext, token: Token): undefined {
  this.exit(token)
}

/** Adds the text for a token that turned out to be text. */
function addText(context: CompileContext, token: Token, value: string): void {
  const parent = context.stack.at(-1)
  if (!parent || !('children' in parent)) return
  const siblings: { type: string; value?: string }[] = parent.children
  const tail = siblings.at(-1)
  if (tail?.type === 'text' && tail.value !== undefined) tail.value += value
  else {
    context.enter({ type: 'text', value }, token)
    context.exit(token)
  }
}

function exitAttributesInline(this: CompileContext, token: Token): undefined {
  const attributes = parseAttributes(this.sliceSerialize(token).slice(1, -1))
  const parent = this.stack.at(-1)
  const target = parent && 'children' in parent ? parent.children.at(-1) : undefined
  if (target && attributes) target.data = { ...target.data, attributes }
}

/** Returns the heading, the list item (for its first paragraph), or the paragraph. */
function blockTarget(stack: CompileContext['stack']): Parents | undefined {
  const node = stack.at(-1)
  if (node?.type === 'heading') return node
  if (node?.type !== 'paragraph') return undefined
  const parent = stack.at(-2)
  return parent?.type === 'listItem' && parent.children.length === 1 ? parent : node
}

function exitAttributesBlock(this: CompileContext, token: Token): undefined {
  const source = this.sliceSerialize(token)
  const attributes = parseAttributes(source.trim().slice(1, -1))
  const target = blockTarget(this.stack)
  if (target && attributes) target.data = { ...target.data, attributes }
  else addText(this, token, source)
}

function exitAttributesLine(this: CompileContext, token: Token): undefined {
  const value = this.sliceSerialize(token)
  const attributes = parseAttributes(value.slice(1, -1)) ?? { classes: [], values: new Map() }
  this.enter({ type: 'attributesLine', value, data: { attributes } }, token)
  this.exit(token)
}

function exitEmoji(this: CompileContext, token: Token): undefined {
  addText(this, token, emojiText(this.sliceSerialize(token)))
}

function exitImageSize(this: CompileContext, token: Token): undefined {
  // Inside a resource, the top of the stack is the fragment that collects it; the image is below.
  const image = this.stack.findLast((node) => node.type === 'image')
  if (image) image.data = { ...image.data, imageSize: imageSize(this.sliceSerialize(token)) }
}

/** Starts a formula: its tokens are collected as source and become one node. */
function enterMath(this: CompileContext): undefined {
  this.buffer()
}

function addSource(this: CompileContext, token: Token): undefined {
  this.config.enter.data?.call(this, token)
  this.config.exit.data?.call(this, token)
}

function exitMath(type: 'math' | 'inlineMath'): Handle {
  const hName = type === 'math' ? 'div' : 'span'
  return function (token) {
    const value = withoutOuterLineEnds(this.resume())
    const data = { hName, hProperties: { dataBlock: 'math' }, hChildren: [{ type: 'text' as const, value }] }
    this.enter({ type, value, data }, token)
    this.exit(token)
  }
}

/** Converts the dialect's inline constructs to nodes of a markdown tree. */
export const inlineFromMarkdown: Extension = {
  enter: {
    mark: enterSpan('mark'),
    spoiler: enterSpan('spoiler'),
    superscript: enterSpan('superscript'),
    subscript: enterSpan('subscript'),
    mathFlow: enterMath,
    mathText: enterMath,
  },
  exit: {
    mark: exitNode,
    spoiler: exitNode,
    superscript: exitNode,
    subscript: exitNode,
    emoji: exitEmoji,
    attributesInline: exitAttributesInline,
    attributesBlock: exitAttributesBlock,
    attributesLine: exitAttributesLine,
    imageSize: exitImageSize,
    mathFlowValue: addSource,
    mathTextValue: addSource,
    mathFlow: exitMath('math'),
    mathText: exitMath('inlineMath'),
  },
  canContainEols: ['mark', 'spoiler'],
}
