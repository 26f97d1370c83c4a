import * as v from 'valibot'
import type { LocaleId } from '../config/locales/locale.ts'
import { configIssue } from './config-file.ts'
import { shownText } from './fields.ts'
import type { ContentIssue } from './issue.ts'

/** An entry of the navbar: a link, or a menu of links (Spec §3 "Navbar entry"). */
export interface NavbarEntry {
  readonly text: string
  readonly icon?: string | undefined
  readonly link?: string | undefined
  readonly children?: readonly NavbarEntry[] | undefined
  /** Marks the entry as active on every path that matches; the link's own folder if absent. */
  readonly activeMatch?: string | undefined
}

/** An item of the sidebar: a page, or a group of items (Spec §3 "Sidebar item"). */
export interface SidebarItem {
  /** Defaults to the page's short title. */
  readonly text?: string | undefined
  readonly link?: string | undefined
  readonly icon?: string | undefined
  /** Prefix of the children's links. */
  readonly prefix?: string | undefined
  readonly collapsible?: boolean | undefined
  /** Whether the group is open initially. Groups that do not collapse are always open. */
  readonly expanded?: boolean | undefined
  readonly children?: readonly SidebarItem[] | undefined
  /** A regular expression of paths on which this item is also marked as current. */
  readonly activeMatch?: string | undefined
}

/** Items by the path they apply to; the longest matching path wins. `tree` creates them from the folders. */
export type SidebarConfig = Readonly<Record<string, readonly SidebarItem[] | 'tree' | false>>

export const navbarFileOf = (locale: LocaleId) => `${locale}/navbar.json`
export const sidebarFileOf = (locale: LocaleId) => `${locale}/sidebar.json`

const navbarEntry: v.GenericSchema<unknown, NavbarEntry> = v.looseObject({
  text: shownText,
  icon: v.optional(v.string()),
  link: v.optional(v.string()),
  activeMatch: v.optional(v.string()),
  children: v.optional(v.lazy(() => v.array(navbarEntry))),
}) as v.GenericSchema<unknown, NavbarEntry>

const sidebarItem = v.pipe(
  v.union([
    v.string(),
    v.looseObject({
      text: v.optional(shownText),
      link: v.optional(v.string()),
      icon: v.optional(v.string()),
      prefix: v.optional(v.string()),
      collapsible: v.optional(v.boolean()),
      expanded: v.optional(v.boolean()),
      activeMatch: v.optional(v.string()),
      children: v.optional(v.lazy((): v.GenericSchema => v.array(sidebarItem))),
    }),
  ]),
  v.transform((item) => (typeof item === 'string' ? { link: item } : item) as SidebarItem),
) as v.GenericSchema<unknown, SidebarItem>

const sidebarConfig = v.record(
  v.string(),
  v.union([v.array(sidebarItem), v.literal('tree'), v.literal(false)]),
) as v.GenericSchema<unknown, SidebarConfig>

/** Parses a navbar file. An invalid file gives no entries and one issue. */
export function readNavbar(json: unknown, locale: LocaleId): Read<readonly NavbarEntry[]> {
  return read(v.array(navbarEntry), json, navbarFileOf(locale), [])
}

/** Parses a sidebar file. An invalid file gives the sidebar made from the folder tree, and one issue. */
export function readSidebar(json: unknown, locale: LocaleId): Read<SidebarConfig> {
  return read(sidebarConfig, json, sidebarFileOf(locale), treeSidebar)
}

/** Default without a `sidebar.json`: every path has the sidebar of its folders. */
export const treeSidebar: SidebarConfig = { '/': 'tree' }

interface Read<T> {
  readonly value: T
  readonly issues: readonly ContentIssue[]
}

function read<T>(schema: v.GenericSchema<unknown, T>, json: unknown, file: string, absent: T): Read<T> {
  const result = v.safeParse(schema, json)
  if (result.success) return { value: result.output, issues: [] }
  const [first] = result.issues
  const place = v.getDotPath(first) ?? ({ phrase: 'whole-file' } as const)
  const values = { place, reason: first.message }
  return { value: absent, issues: [configIssue(file, { kind: 'config-place', values })] }
}
