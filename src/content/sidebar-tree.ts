import type { FolderEntry, Level, ManifestShard, SiblingEntry } from './manifest.ts'
import { folderTitleOf, type PageAddress } from './page-path.ts'
import { isListed } from './sibling-order.ts'
import type { SidebarNode } from './sidebar-node.ts'

/**
 * Returns a sidebar made from files and titles: the pages and folders of the page's own folder, inside the folders above
 * it. If the shard has `around`, the other pages and folders of those are listed too. A folder without a page leads to
 * its first one.
 */
export function treeItems(shard: ManifestShard, current: PageAddress): readonly SidebarNode[] {
  const node = (
    entry: Pick<SiblingEntry, 'route' | 'title' | 'shortTitle' | 'icon'>,
    leadsTo: string | undefined,
    children: readonly SidebarNode[] = [],
  ): SidebarNode => {
    const isCurrent = leadsTo !== undefined && entry.route === current.route
    return {
      text: entry.shortTitle ?? entry.title,
      icon: entry.icon,
      address: leadsTo === undefined ? undefined : { locale: shard.locale, route: leadsTo },
      url: undefined,
      isCurrent,
      holdsCurrent: isCurrent || children.some((child) => child.holdsCurrent),
      isCollapsible: false,
      isExpanded: true,
      children,
    }
  }
  const folderNode = (folder: FolderEntry) => node(folder, folder.hasPage ? folder.route : folder.first)
  const listOf = ({ pages, folders }: Level, open?: SidebarNode, opened?: string): readonly SidebarNode[] => [
    ...pages
      .filter((page) => isListed(page) && !page.route.endsWith('/'))
      .map((page) => node(page, page.route)),
    ...folders
      .filter((folder) => isListed(folder) || folder.route === opened)
      .map((folder) => (open && folder.route === opened ? open : folderNode(folder))),
  ]
  const index = shard.pages.find((page) => page.route === shard.folder)
  const inside = listOf(shard)
  if (shard.folder === '/') return index ? [node(index, index.route), ...inside] : inside
  const title = index ?? { route: shard.folder, title: folderTitleOf(shard.folder) }
  const own = node(title, index?.route, inside)
  const levels = new Map(shard.around?.map((level) => [level.folder, level]))
  const group = shard.trail.toReversed().reduce(
    ({ items, route }, folder) => {
      const level = levels.get(folder.route)
      const [open] = items
      const children = level ? listOf(level, open, route) : items
      if (folder.route === '/') return { items: children, route }
      return {
        items: [node(folder, folder.hasPage ? folder.route : undefined, children)],
        route: folder.route,
      }
    },
    { items: [own] as readonly SidebarNode[], route: shard.folder },
  )
  return group.items
}
