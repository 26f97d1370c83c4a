import { matchesName, typedWords } from './name-match.ts'
import type { NamesByRoute } from './search-files.ts'
import type { SidebarNode } from './sidebar-node.ts'

/**
 * Returns the sidebar items that match the typed text, by their text and the other names of their page
 * (`names`, absent until loaded). A group that matches by its own text stays complete; one with matching
 * items keeps only those and is open (Spec X10).
 */
export function filterSidebar(
  items: readonly SidebarNode[],
  typed: string,
  names: NamesByRoute | undefined,
): readonly SidebarNode[] {
  const words = typedWords(typed)
  return words.length === 0 ? items : matching(items, words, names)
}

function matching(
  items: readonly SidebarNode[],
  words: readonly string[],
  names: NamesByRoute | undefined,
): readonly SidebarNode[] {
  return items.flatMap((node): readonly SidebarNode[] => {
    const own = node.address && names?.[node.address.route]
    const opened = { ...node, isCollapsible: false, isExpanded: true }
    if (matchesName(words, node.text, own)) return [{ ...opened, children: node.children.map(open) }]
    const children = matching(node.children, words, names)
    return children.length > 0 ? [{ ...opened, address: undefined, children }] : []
  })
}

const open = (node: SidebarNode): SidebarNode => ({
  ...node,
  isCollapsible: false,
  isExpanded: true,
  children: node.children.map(open),
})

/** Returns the number of links in a sidebar. */
export function countLinks(items: readonly SidebarNode[]): number {
  return items.reduce(
    (sum, { address, url, children }) => sum + (address || url !== undefined ? 1 : 0) + countLinks(children),
    0,
  )
}
