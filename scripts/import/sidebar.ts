import { posix } from 'node:path'
import type { LocaleId } from '../../src/config/locales/locale.ts'
import type { SidebarItem } from '../../src/content/navigation-config.ts'
import { addressOfFile, folderTitleOf, readablePath } from '../../src/content/page-path.ts'
import { withBadge } from './badges.ts'
import { leadsOut, type SiteMap, type SourcePage } from './site-map.ts'
import type { MenuEntry } from './source.ts'

interface MenuJob {
  readonly map: SiteMap
  readonly locale: LocaleId
  /** Folder of the language below the pages. */
  readonly folder: string
  /** Titles and positions of pages and folders, for entries that a folder makes. */
  readonly fieldsOf: (page: SourcePage) => Readonly<Record<string, unknown>>
  readonly categories: ReadonlyMap<string, { readonly label?: string; readonly position?: number }>
  readonly report: (entry: MenuEntry, text: string) => void
}

/** Converts a menu of another engine. Entries that lead nowhere are reported and left out. */
export function sidebarItems(entries: readonly MenuEntry[], job: MenuJob): readonly SidebarItem[] {
  return entries.flatMap((entry): readonly SidebarItem[] => {
    const { text, badge, target, children, folder } = entry
    const inner = [
      ...(children ? sidebarItems(children, job) : []),
      ...(folder === undefined ? [] : folderItems(posix.join(job.folder, folder), job)),
    ]
    const isOutside = target !== undefined && leadsOut(target)
    const found = target === undefined || isOutside ? undefined : findPage(target, job)
    const page = found?.locale === job.locale ? found : undefined
    const link = isOutside ? target : page && addressOf(page)
    if (target !== undefined && link === undefined) {
      if (!found)
        job.report(
          entry,
          `The menu's entry ${text ?? target} leads to ${target}, which is no page. It is left out.`,
        )
      if (inner.length === 0) return []
    }
    if (folder !== undefined && text === undefined) return inner
    if (link === undefined && inner.length === 0) {
      if (
        text !== undefined &&
        plain(text) !== '' &&
        target === undefined &&
        !children &&
        folder === undefined
      )
        job.report(entry, `The menu's entry ${plain(text)} leads to no page. It is left out.`)
      return []
    }
    const own = text ?? (page && titleOf(page, job))
    if (badge !== undefined) job.report(entry, `The badge ${badge} is a part of the entry's text.`)
    const name = own && withBadge(own, badge)
    return [
      {
        ...(name !== undefined && { text: plain(name) }),
        ...(link !== undefined && { link }),
        ...(inner.length > 0 && { collapsible: true, expanded: true, children: inner }),
      },
    ]
  })
}

/** Returns the texts that a menu gives to pages. The first entry of a page counts. */
export function menuTitles(
  entries: readonly MenuEntry[],
  job: Pick<MenuJob, 'map' | 'folder'>,
): ReadonlyMap<SourcePage, string> {
  const titles = new Map<SourcePage, string>()
  const read = ({ text, target, children = [] }: MenuEntry) => {
    const page = text === undefined || target === undefined ? undefined : findPage(target, job)
    const title = plain(text ?? '')
    if (page && title !== '' && !titles.has(page)) titles.set(page, title)
    children.forEach(read)
  }
  entries.forEach(read)
  return titles
}

function findPage(target: string, { map, folder }: Pick<MenuJob, 'map' | 'folder'>): SourcePage | undefined {
  if (leadsOut(target)) return undefined
  const from = { file: posix.join(folder, 'index.md'), route: folder, folder }
  return map.find(target, from) ?? map.find(posix.join('/', folder, target)) ?? map.find(target)
}

const plain = (text: string) => text.replaceAll(/:[a-z]+-[\w-]+:|<\/?[a-z][^>]*>|[`*]/g, '').trim()

const addressOf = ({ out }: SourcePage): string | undefined => {
  const address = addressOfFile(out)
  return address && readablePath(address)
}

function titleOf(page: SourcePage, { fieldsOf }: MenuJob): string {
  const { shortTitle, title } = fieldsOf(page)
  return String(shortTitle ?? title ?? page.route)
}

/** Returns the pages of a folder, and its folders as groups, by position and then by name. */
function folderItems(folder: string, job: MenuJob): readonly SidebarItem[] {
  const top = folder === '.' ? '' : folder.replace(/\/$/, '')
  const inside = job.map.pages.filter(
    ({ file, isPart }) => !isPart && (top === '' || file.startsWith(`${top}/`)),
  )
  const names = new Map<string, SourcePage[]>()
  for (const page of inside) {
    const [name = ''] = (top === '' ? page.file : page.file.slice(top.length + 1)).split('/')
    names.set(name, [...(names.get(name) ?? []), page])
  }
  const rows = [...names].flatMap(([name, pages]) => {
    const path = top === '' ? name : `${top}/${name}`
    const [page] = pages
    if (page?.file === path) {
      const { index, order } = job.fieldsOf(page)
      if (index === false) return []
      return [
        { position: numberOf(order), name, item: { text: titleOf(page, job), link: addressOf(page) ?? '' } },
      ]
    }
    const { label, position } = job.categories.get(path) ?? {}
    const children = folderItems(path, job)
    const item: SidebarItem = {
      text: label ?? folderTitleOf(`/${name}/`),
      collapsible: true,
      expanded: true,
      children,
    }
    return children.length === 0 ? [] : [{ position: position ?? numberOf(undefined), name, item }]
  })
  return rows
    .toSorted((one, other) => one.position - other.position || (one.name < other.name ? -1 : 1))
    .map(({ item }) => item)
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 1e9)
