import type { ElementContent, Properties } from 'hast'
import type { ComponentType, ReactNode } from 'react'
import { textOf } from '../../prepare/text-of.ts'

/** The element of a block in the dialect's tree (docs/decisions/0001). */
export interface BlockElement {
  readonly type: 'element'
  readonly tagName: string
  readonly properties: Properties
  readonly children: ElementContent[]
}

/** Props of every block: its element with the options as `data-*`, and the content shown without it. */
export interface BlockProps {
  readonly element: BlockElement
  readonly children: ReactNode
}

/** Additional props that a lazily loaded block receives from its frame. */
export interface LateBlockProps extends BlockProps {
  /** The current color scheme. A change renders the block again (Spec §4). */
  readonly scheme: 'light' | 'dark'
  /** The height reserved by the frame, in pixels; a block that is still rendering reserves it too. */
  readonly height: number
  /** Whether the reader asked for it again, so that it may take long. */
  readonly isAgain: boolean
}

/** Thrown by a block that could freeze the tab, unless the reader asks for it. */
export class TooLarge extends Error {
  override name = 'TooLarge'
}

/** A row of the block registry. */
export type BlockRow =
  /** Part of the first load, because most pages use it. */
  | { readonly kind: 'ready'; readonly Block: ComponentType<BlockProps> }
  /** Loaded inside the block frame when a reader is near. */
  | LateBlockRow

export interface LateBlockRow {
  readonly kind: 'late'
  readonly load: () => Promise<{ readonly default: (props: LateBlockProps) => ReactNode }>
  /** How long the block must be near the viewport before it loads. Milliseconds. */
  readonly delay: number
  /** Returns the height reserved until it is loaded. Pixels. */
  readonly height: (element: BlockElement) => number
  /** What is shown until then: a spinner, or what the author wrote (a badge's text, a card's content). */
  readonly until: 'spinner' | 'children'
  /** Whether it is loaded with its page, wherever on the page the reader is. */
  readonly isAtOnce?: boolean
  /** Whether it is loaded before its page is shown, because it needs more room than what the author wrote. */
  readonly isLoadedAhead?: boolean
}

/** Returns an option of a block as text; `undefined` if it is not set. */
export function optionOf(element: BlockElement, name: string): string | undefined {
  const value = element.properties[name]
  return value === undefined || value === null || value === false ? undefined : String(value)
}

/** Returns whether a boolean option is on: written without a value, or with any value except `false`. */
export function isOn(element: BlockElement, name: string): boolean {
  const value = optionOf(element, name)
  return value !== undefined && value !== 'false'
}

/** Returns the source of a drawn block: the text of its code block, which may be inside a container. */
export function sourceOf(element: BlockElement): string {
  const fence = element.tagName === 'pre' ? element : element.children.find(isFence)
  return textOf(fence ?? element)
    .trimEnd()
    .replace(/^\n+/, '')
}

function isFence(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'pre'
}
