import type { PageAddress } from './page-path.ts'
import { pagesInOrder, type Sidebar, type SidebarNode } from './sidebar.ts'

/** Pages that belong together, in reading order. */
export interface Section {
  /** As the sidebar names it; `undefined` for all that the sidebar holds. */
  readonly title: string | undefined
  readonly pages: readonly PageAddress[]
}

/** The sections that hold the current page, the smallest first; one that has no more pages than the one before is left out (Checklist X13). */
export function sectionsOf(sidebar: Sidebar): readonly Section[] {
  if (sidebar.kind !== 'items') return []
  const { items } = sidebar
  if (!pagesInOrder(items).some(({ isCurrent }) => isCurrent)) return []
  const groups = groupsHere(items).map((group) => ({ title: group.text, pages: addressesOf([group]) }))
  const all = [...groups, { title: undefined, pages: addressesOf(items) }]
  return all.filter(({ pages }, index) => pages.length > (all[index - 1]?.pages.length ?? 1))
}

/** Groups from the innermost to the outermost. */
function groupsHere(items: readonly SidebarNode[]): readonly SidebarNode[] {
  const group = items.find(({ holdsCurrent, children }) => holdsCurrent && children.length > 0)
  return group ? [...groupsHere(group.children), group] : []
}

function addressesOf(items: readonly SidebarNode[]): readonly PageAddress[] {
  return pagesInOrder(items).flatMap(({ address }) => (address ? [address] : []))
}
