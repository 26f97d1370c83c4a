import type { FolderEntry, Level, ManifestShard } from './manifest.ts'
import { foldersTo, type Route } from './page-path.ts'

/** Maximum number of pages and folders of a folder above for them to be repeated in every folder below it. */
const mostAround = 100

/**
 * Returns shards with what the default menu needs: the pages and folders of each folder above (`around`), and the first
 * page of each folder that has no page of its own (`first`).
 */
export function withSurroundings(shards: readonly ManifestShard[]): readonly ManifestShard[] {
  const byFolder = new Map(shards.map((shard) => [shard.folder, shard]))
  const known = new Map<Route, Route | undefined>()
  const firstIn = (folder: Route): Route | undefined => {
    if (known.has(folder)) return known.get(folder)
    const shard = byFolder.get(folder)
    const page = shard?.pages.find(({ index }) => index !== false)?.route
    const inner = shard?.folders.filter(({ index }) => index !== false) ?? []
    const first = page ?? inner.map(({ route }) => firstIn(route)).find((route) => route !== undefined)
    known.set(folder, first)
    return first
  }
  const withFirst = (folder: FolderEntry): FolderEntry =>
    folder.hasPage ? folder : { ...folder, first: firstIn(folder.route) }
  const levels = new Map(
    shards.map(({ folder, pages, folders }): [Route, Level & { readonly folder: Route }] => [
      folder,
      {
        folder,
        pages: pages.map(({ route, title, shortTitle, icon, index }) => ({
          route,
          title,
          shortTitle,
          icon,
          index,
        })),
        folders: folders.map(withFirst),
      },
    ]),
  )
  return shards.map((shard) => ({
    ...shard,
    folders: shard.folders.map(withFirst),
    around: foldersTo(shard.folder)
      .slice(0, -1)
      .flatMap((above) => levels.get(above) ?? [])
      .filter(({ pages, folders }) => pages.length + folders.length <= mostAround),
  }))
}
