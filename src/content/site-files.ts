import type { LocaleId } from '../config/locales/locale.ts'
import type { ConfigFile } from './config-file.ts'
import {
  type NavbarEntry,
  navbarFileOf,
  readNavbar,
  readSidebar,
  type SidebarConfig,
  sidebarFileOf,
  treeSidebar,
} from './navigation-config.ts'
import { readSiteConfig, type SiteConfig, siteConfigFile } from './site-config.ts'

/** A configuration file of the site, as read by the first paint and the application. */
export interface SiteFile<T> {
  /** Below the content folder. */
  readonly file: string
  /** The value if the file does not exist. */
  readonly absent: T
  readonly read: (json: unknown) => ConfigFile<T>
}

/** Returns what a configuration file says. `json` is its content; `undefined` if there is no such file. */
export function readSiteFile<T>({ absent, read }: SiteFile<T>, json: unknown): ConfigFile<T> {
  return json === undefined ? { value: absent, issues: [] } : read(json)
}

/** `site.json`. */
export const siteFile: SiteFile<SiteConfig> = {
  file: siteConfigFile,
  absent: {},
  read: readSiteConfig,
}

/** `navbar.json` of a language. */
export const navbarFile = (locale: LocaleId): SiteFile<readonly NavbarEntry[]> => ({
  file: navbarFileOf(locale),
  absent: [],
  read: (json) => readNavbar(json, locale),
})

/** `sidebar.json` of a language. Without it, the sidebar is made from the folders. */
export const sidebarFile = (locale: LocaleId): SiteFile<SidebarConfig> => ({
  file: sidebarFileOf(locale),
  absent: treeSidebar,
  read: (json) => readSidebar(json, locale),
})
