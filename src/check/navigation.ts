import { type LocaleId, locales } from '../config/locales/locale.ts'
import { readJsonWithPositions } from '../content/json-positions.ts'
import { type LinkTarget, resolveLink } from '../content/link.ts'
import {
  navbarFileOf,
  readNavbar,
  readSidebar,
  type SidebarConfig,
  sidebarFileOf,
  treeSidebar,
} from '../content/navigation-config.ts'
import { addressesOfPath } from '../content/page-path.ts'
import { sidebarOf } from '../content/sidebar.ts'
import { nodeTarget, type SidebarNode } from '../content/sidebar-node.ts'

/** The navbar and the sidebars of one language. */
export interface SiteNavigation {
  readonly locale: LocaleId
  readonly links: readonly NavigationLink[]
  readonly icons: readonly { readonly name: string; readonly file: string; readonly line: number }[]
  readonly sidebar: SidebarConfig
}

/** A link of the navbar or of a sidebar. */
export interface NavigationLink {
  readonly file: string
  readonly line: number
  /** As written. */
  readonly link: string
  readonly target: LinkTarget
}

interface Item {
  readonly link?: string | undefined
  readonly icon?: string | undefined
  readonly children?: readonly Item[] | undefined
}

/** Reads the navigation of every language. Missing or unreadable files have no links. */
export async function readNavigation(
  load: (file: string) => Promise<string | undefined>,
): Promise<readonly SiteNavigation[]> {
  return Promise.all(
    locales.map(async ({ id }): Promise<SiteNavigation> => {
      const navbarText = await load(navbarFileOf(id))
      const sidebarText = await load(sidebarFileOf(id))
      const navbar = readNavbar(parse(navbarText) ?? [], id).value
      const sidebar =
        sidebarText === undefined ? treeSidebar : readSidebar(parse(sidebarText) ?? {}, id).value
      const inNavbar = positionsIn(navbarFileOf(id), navbarText)
      const inSidebar = positionsIn(sidebarFileOf(id), sidebarText)
      const lists = Object.values(sidebar).flatMap((items) => (Array.isArray(items) ? items : []))
      return {
        locale: id,
        sidebar,
        links: [...navbarLinks(navbar, id, inNavbar), ...sidebarLinks(sidebar, inSidebar)],
        icons: [...iconsOf(navbar, inNavbar), ...iconsOf(lists, inSidebar)],
      }
    }),
  )
}

function parse(text: string | undefined): unknown {
  const read = readJsonWithPositions(text ?? '')
  // The reader of the content tree reports files that are not valid JSON.
  return read.kind === 'read' ? read.value : undefined
}

interface Positions {
  readonly file: string
  /** Returns the line of the next occurrence of a value, in the order of the calls. */
  readonly next: (value: string) => number
}

function positionsIn(file: string, text = ''): Positions {
  const lines = text.split('\n')
  const reached = new Map<string, number>()
  return {
    file,
    next: (value) => {
      const token = JSON.stringify(value)
      const from = reached.get(value) ?? 0
      const index = lines.findIndex((line, at) => at >= from && line.includes(token))
      if (index < 0) return Math.max(from, 1)
      reached.set(value, index + 1)
      return index + 1
    },
  }
}

function navbarLinks(items: readonly Item[], locale: LocaleId, at: Positions): readonly NavigationLink[] {
  return items.flatMap(({ link, children }) => {
    const inner = () => navbarLinks(children ?? [], locale, at)
    if (link === undefined) return inner()
    const target = resolveLink(link, { locale, route: '/' })
    return [{ file: at.file, line: at.next(link), link, target }, ...inner()]
  })
}

/** Returns the targets of a sidebar's items, using the site's own sidebar, whose nodes are in the order of the items. */
function sidebarLinks(sidebar: SidebarConfig, at: Positions): readonly NavigationLink[] {
  return Object.entries(sidebar).flatMap(([prefix, items]) => {
    const [address] = addressesOfPath(prefix)
    if (!Array.isArray(items) || !address) return []
    const painted = sidebarOf({ address, config: { [prefix]: items }, shard: undefined })
    return painted.kind === 'items' ? pair(items, painted.items, at) : []
  })
}

function pair(
  items: readonly Item[],
  nodes: readonly SidebarNode[],
  at: Positions,
): readonly NavigationLink[] {
  return items.flatMap(({ link, children }, index) => {
    const node = nodes[index]
    if (!node) return []
    const inner = () => pair(children ?? [], node.children, at)
    if (link === undefined) return inner()
    return [
      { file: at.file, line: at.next(link), link, target: nodeTarget(node) ?? { kind: 'refused' } },
      ...inner(),
    ]
  })
}

function iconsOf(items: readonly Item[], at: Positions): SiteNavigation['icons'] {
  return items.flatMap(({ icon, children }) => [
    ...(icon === undefined ? [] : [{ name: icon, file: at.file, line: at.next(icon) }]),
    ...iconsOf(children ?? [], at),
  ])
}
