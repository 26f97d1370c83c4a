import type { LinkTarget } from './link.ts'
import type { PageAddress } from './page-path.ts'

/** A sidebar item, ready to be rendered. */
export interface SidebarNode {
  readonly text: string
  readonly icon: string | undefined
  /** The page it links to; absent for a plain group and for other sites. */
  readonly address: PageAddress | undefined
  /** The address on another site, or the anchor on a page (`#part`), that it links to. */
  readonly url: string | undefined
  readonly isCurrent: boolean
  /** Whether the current page is this item or below it. */
  readonly holdsCurrent: boolean
  readonly isCollapsible: boolean
  /** Whether it is open by configuration. Groups that contain the current page are always open. */
  readonly isExpanded: boolean
  readonly children: readonly SidebarNode[]
}

/** Returns where a sidebar item leads; `undefined` for a plain group. */
export function nodeTarget({ address, url }: SidebarNode): LinkTarget | undefined {
  if (address) return { kind: 'page', address, search: '', hash: '' }
  return url === undefined ? undefined : { kind: 'external', url }
}
