import type { FolderEntry, ManifestShard } from './manifest.ts'
import type { PageMetadata } from './page-metadata.ts'
import { foldersTo, folderTitleOf, type PageAddress } from './page-path.ts'
import type { SiteConfig } from './site-config.ts'

/** A level of the breadcrumb. The last level is the page itself. */
export interface Crumb {
  readonly text: string
  readonly icon: string | undefined
  /** Absent if the folder has no index page. */
  readonly address: PageAddress | undefined
}

/** The page properties that a breadcrumb needs. */
export interface BreadcrumbPage {
  readonly address: PageAddress
  readonly title: string
  readonly metadata: Pick<PageMetadata, 'breadcrumb' | 'breadcrumbIcon' | 'shortTitle' | 'icon'>
}

/** Returns the breadcrumb, shown only if the path has more than one level (Spec §2). */
export function breadcrumbOf(
  page: BreadcrumbPage,
  config: Pick<SiteConfig, 'breadcrumb' | 'breadcrumbIcon'>,
  shard: Pick<ManifestShard, 'pages' | 'trail'> | undefined,
): readonly Crumb[] {
  const { address, metadata } = page
  if (address.route === '/' || (metadata.breadcrumb ?? config.breadcrumb) === false) return []
  const showsIcons = (metadata.breadcrumbIcon ?? config.breadcrumbIcon) !== false
  const folders = foldersTo(address.route).filter((folder) => folder !== '/' && folder !== address.route)
  const own: FolderEntry = {
    ...page,
    route: address.route,
    title: page.title,
    shortTitle: metadata.shortTitle,
    icon: metadata.icon,
    hasPage: true,
  }
  const levels = [...folders.map((route) => folderEntryOf(route, shard)), own]
  if (levels.length < 2) return []
  return levels
    .filter((level) => level === own || level.breadcrumbExclude !== true)
    .map((level) => ({
      text: level.shortTitle ?? level.title,
      icon: showsIcons ? level.icon : undefined,
      address: level.hasPage ? { locale: address.locale, route: level.route } : undefined,
    }))
}

function folderEntryOf(
  route: string,
  shard: Pick<ManifestShard, 'pages' | 'trail'> | undefined,
): FolderEntry {
  const index = shard?.pages.find((entry) => entry.route === route)
  if (index) return { ...index, hasPage: true }
  return (
    shard?.trail.find((folder) => folder.route === route) ?? {
      route,
      title: folderTitleOf(route),
      hasPage: false,
    }
  )
}
