import { normalised } from './normalised.ts'
import { pinyinForms } from './pinyin.ts'
import type { NamesByRoute, PageNames } from './search-files.ts'
import type { SidebarNode } from './sidebar.ts'

/**
 * The items of a sidebar that fit what was typed: by their text, and by the other names of their page (`names`, absent until they are
 * there). A group that fits by its own text stays whole; one with items that fit stays with these, open (Checklist X10).
 */
export function filterSidebar(
  items: readonly SidebarNode[],
  typed: string,
  names: NamesByRoute | undefined,
): readonly SidebarNode[] {
  const words = normalised(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return items
  return items.flatMap((node): readonly SidebarNode[] => {
    const own = node.address && names?.[node.address.route]
    const opened = { ...node, isCollapsible: false, isExpanded: true }
    if (words.every((word) => fits(word, node.text, own)))
      return [{ ...opened, children: node.children.map(open) }]
    const children = filterSidebar(node.children, typed, names)
    return children.length > 0 ? [{ ...opened, address: undefined, children }] : []
  })
}

const open = (node: SidebarNode): SidebarNode => ({
  ...node,
  isCollapsible: false,
  isExpanded: true,
  children: node.children.map(open),
})

/** Whether a word stands in a name, or begins its pinyin at any syllable: `wangpan` and `wp` for 百度网盘. */
function fits(word: string, text: string, names: PageNames | undefined): boolean {
  if ([text, ...(names?.words ?? [])].some((name) => normalised(name).includes(word))) return true
  return (names?.pinyin ?? []).some((syllables) => {
    const { letters, initials } = pinyinForms(syllables)
    return [...letters, ...initials].some((form) => form.startsWith(word))
  })
}

/** How many links a sidebar has. */
export function countLinks(items: readonly SidebarNode[]): number {
  return items.reduce(
    (sum, { address, url, children }) => sum + (address || url !== undefined ? 1 : 0) + countLinks(children),
    0,
  )
}
