import { textOf } from '../../../prepare/text-of.ts'
import type { BlockElement } from '../block.ts'

/** An item of an author's list that has no list below it. */
export interface LinkedItem {
  readonly text: string
  /** The address of its first link, as written; `undefined` for an item without one. */
  readonly href: string | undefined
}

/** Returns the innermost items of the lists in an element, in their order. */
export function linkedItems(element: BlockElement): readonly LinkedItem[] {
  const inside = element.children.filter((child) => child.type === 'element')
  const below = inside.flatMap((child) => linkedItems(child))
  if (element.tagName !== 'li' || below.length > 0) return below
  return [{ text: textOf(element).trim(), href: firstHref(element) }]
}

function firstHref({ tagName, properties, children }: BlockElement): string | undefined {
  if (tagName === 'a') return typeof properties.href === 'string' ? properties.href : undefined
  for (const child of children) {
    const href = child.type === 'element' ? firstHref(child) : undefined
    if (href !== undefined) return href
  }
  return undefined
}
