import type { ElementContent, Properties } from 'hast'
import type { ComponentType, ReactNode } from 'react'

/** The element a block was written as, as the dialect's tree has it (docs/decisions/0001). */
export interface BlockElement {
  readonly type: 'element'
  readonly tagName: string
  readonly properties: Properties
  readonly children: ElementContent[]
}

/** What every block gets: its element with the options as `data-*`, and what a reader sees without it. */
export interface BlockProps {
  readonly element: BlockElement
  readonly children: ReactNode
}

/** What a block that loads late gets from its frame besides. */
export interface LateBlockProps extends BlockProps {
  /** The colour scheme that shows; a change draws the block again (Spec §4). */
  readonly scheme: 'light' | 'dark'
  /** The height that the frame kept free, in pixels; a block that still draws keeps it too. */
  readonly height: number
}

/** A block's row of the registry. */
export type BlockRow =
  /** Part of the first load: what most pages use. */
  | { readonly kind: 'ready'; readonly Block: ComponentType<BlockProps> }
  /** Loaded when a reader comes near, inside the block frame. */
  | LateBlockRow

export interface LateBlockRow {
  readonly kind: 'late'
  readonly load: () => Promise<{ readonly default: ComponentType<LateBlockProps> }>
  /** Milliseconds near the viewport before it loads. */
  readonly delay: number
  /** Pixels kept free until it is there. */
  readonly height: (element: BlockElement) => number
  /** What stands in its place until then: a spinner, or what the author wrote (a badge's text, a card's content). */
  readonly until: 'spinner' | 'children'
}

/** An option of a block, as text; `undefined` where it is not set. */
export function optionOf(element: BlockElement, name: string): string | undefined {
  const value = element.properties[name]
  return value === undefined || value === null || value === false ? undefined : String(value)
}

/** Whether an option that is a switch is on: written without a value, or with any value but `false`. */
export function isOn(element: BlockElement, name: string): boolean {
  const value = optionOf(element, name)
  return value !== undefined && value !== 'false'
}

interface TextNode {
  readonly type: string
  readonly value?: string
  readonly children?: readonly TextNode[]
}

/** The text of a node and all below it: a fence's source, a heading's words. */
export function textOf(node: TextNode | undefined): string {
  return node === undefined ? '' : (node.value ?? (node.children ?? []).map(textOf).join(''))
}

/** The source of a block that is drawn: its fence's text, also where the fence stands inside a container. */
export function sourceOf(element: BlockElement): string {
  const fence = element.tagName === 'pre' ? element : element.children.find(isFence)
  return textOf(fence ?? element).replace(/^\n+|\s+$/g, '')
}

function isFence(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'pre'
}
