import type { PageAddress } from './page-path.ts'
import { type PageSidebar, pagesInOrder } from './sidebar.ts'
import type { SidebarNode } from './sidebar-node.ts'

/** Pages that belong together, in reading order. */
export interface Section {
  /** The sidebar's name for it; `undefined` for everything in the sidebar. */
  readonly title: string | undefined
  readonly pages: readonly PageAddress[]
}

/**
 * Returns the sections that contain the current page, the smallest first, without sections that add no pages
 * to the one before (Spec X13).
 */
export function sectionsOf(sidebar: PageSidebar): readonly Section[] {
  if (sidebar.kind !== 'items') return []
  const { items } = sidebar
  if (!pagesInOrder(items).some(({ isCurrent }) => isCurrent)) return []
  const groups = groupsHere(items).map((group) => ({ title: group.text, pages: addressesOf([group]) }))
  const all = [...groups, { title: undefined, pages: addressesOf(items) }]
  return all.filter(({ pages }, index) => pages.length > (all[index - 1]?.pages.length ?? 1))
}

/** Returns the groups from the innermost to the outermost. */
function groupsHere(items: readonly SidebarNode[]): readonly SidebarNode[] {
  const group = items.find(({ holdsCurrent, children }) => holdsCurrent && children.length > 0)
  return group ? [...groupsHere(group.children), group] : []
}

function addressesOf(items: readonly SidebarNode[]): readonly PageAddress[] {
  return pagesInOrder(items).flatMap(({ address }) => (address ? [address] : []))
}
