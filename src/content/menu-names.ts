import type { NavbarEntry, SidebarItem } from './navigation-config.ts'

/** The names that entries and items can have. Other names are kept and have no effect. */
export const navbarEntryNames = [
  'text',
  'icon',
  'link',
  'activeMatch',
  'children',
] as const satisfies readonly (keyof NavbarEntry)[]
export const sidebarItemNames = [
  'text',
  'link',
  'icon',
  'prefix',
  'collapsible',
  'expanded',
  'activeMatch',
  'children',
] as const satisfies readonly (keyof SidebarItem)[]
