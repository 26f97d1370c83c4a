import { localeOf } from '../config/locales/locale.ts'
import { resolveLink } from './link.ts'
import type { ManifestShard } from './manifest.ts'
import type { SidebarConfig, SidebarItem } from './navigation-config.ts'
import { isSamePage, nameOf, type PageAddress, pathnameOf } from './page-path.ts'
import { pathPattern } from './path-pattern.ts'
import { configuredItems, isWithoutSidebar } from './sidebar-choice.ts'
import type { SidebarNode } from './sidebar-node.ts'
import { treeItems } from './sidebar-tree.ts'

/** The sidebar of a page: its items, or the reason why there is none. */
export type PageSidebar =
  | { readonly kind: 'items'; readonly items: readonly SidebarNode[] }
  /**
   * Disabled by the page, by the configuration, or because the path is below `/tool/` (Spec §2 "The tool
   * section has no sidebar").
   */
  | { readonly kind: 'none' }
  /** No entry of the configuration matches the path, which deserves a warning (Spec §8). */
  | { readonly kind: 'unconfigured' }

interface Source {
  readonly address: PageAddress
  readonly config: SidebarConfig
  /** The shard of the page's own folder, if loaded: titles for items without a text, and the folder tree. */
  readonly shard: ManifestShard | undefined
}

export function sidebarOf(source: Source): PageSidebar {
  const { address, config, shard } = source
  if (isWithoutSidebar(address.route)) return { kind: 'none' }
  const [prefix, items] = configuredItems(config, address)
  if (prefix === undefined || items === undefined) return { kind: 'unconfigured' }
  if (items === false) return { kind: 'none' }
  if (items === 'tree') return { kind: 'items', items: shard ? treeItems(shard, address) : [] }
  const from = { locale: address.locale, route: stripLocale(prefix, address) }
  return { kind: 'items', items: items.map((item) => toNode(item, '', from, source)) }
}

function stripLocale(prefix: string, { locale }: PageAddress): string {
  const own = localeOf(locale).prefix
  const route = prefix.startsWith(`${own}/`) ? prefix.slice(own.length) : prefix
  return route.endsWith('/') ? route : `${route}/`
}

function toNode(item: SidebarItem, prefix: string, from: PageAddress, source: Source): SidebarNode {
  const own = item.link === undefined ? undefined : withPrefix(prefix, item.link)
  const target = own === undefined ? undefined : resolveLink(own, from)
  const address = target?.kind === 'page' ? target.address : undefined
  const inner = item.prefix === undefined ? prefix : withPrefix(prefix, item.prefix)
  const children = (item.children ?? []).map((child) => toNode(child, inner, from, source))
  const isCurrent =
    (address !== undefined && isSamePage(address, source.address)) || fits(item.activeMatch, source.address)
  return {
    text: item.text ?? (address ? titleOf(address, source.shard) : (item.link ?? '')),
    icon: item.icon,
    address,
    url: target?.kind === 'external' ? target.url : undefined,
    isCurrent,
    holdsCurrent: isCurrent || children.some((child) => child.holdsCurrent),
    isCollapsible: item.collapsible ?? false,
    isExpanded: item.expanded ?? false,
    children,
  }
}

/** Returns the address of a sidebar's link, which is below the prefix unless it is whole. */
export const withPrefix = (prefix: string, link: string): string =>
  /^(?:\/|[a-z][a-z0-9+.-]*:)/i.test(link) ? link : prefix + link

const fits = (pattern: string | undefined, address: PageAddress): boolean =>
  pattern !== undefined && (pathPattern(pattern)?.(pathnameOf(address)) ?? false)

function titleOf(address: PageAddress, shard: ManifestShard | undefined): string {
  const entry =
    shard?.locale === address.locale
      ? [...shard.pages, ...shard.folders, ...shard.trail].find(({ route }) => route === address.route)
      : undefined
  return entry?.shortTitle ?? entry?.title ?? nameOf(address.route)
}

/** Returns the pages of a sidebar in reading order, each once; previous and next follow this order (Spec §2). */
export function pagesInOrder(items: readonly SidebarNode[]): readonly SidebarNode[] {
  const seen = new Set<string>()
  const pages: SidebarNode[] = []
  const visit = (nodes: readonly SidebarNode[]) => {
    for (const node of nodes) {
      const key = node.address ? pathnameOf(node.address) : undefined
      if (key !== undefined && !seen.has(key)) {
        seen.add(key)
        pages.push(node)
      }
      visit(node.children)
    }
  }
  visit(items)
  return pages
}
