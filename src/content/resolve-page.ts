import { type LocaleId, locales } from '../config/locales/locale.ts'
import type { ManifestRoot, ManifestShard } from './manifest.ts'
import {
  folderOf,
  otherReadings,
  type PageAddress,
  type PathReading,
  pathnameOf,
  type Route,
  readPathname,
  unknownRoute,
} from './page-path.ts'

/** The result of resolving an address. */
export type Resolution =
  | {
      readonly kind: 'page'
      readonly address: PageAddress
      readonly file: string
      /** The language of the file. It differs from the address's if that language does not have the page (Spec R7). */
      readonly textLocale: LocaleId
    }
  /** The reader is redirected to this address. */
  | { readonly kind: 'redirect'; readonly to: PageAddress }
  | { readonly kind: 'unknown'; readonly locale: LocaleId }

/** A shard of the manifest, by its folder. */
export interface ShardName {
  readonly locale: LocaleId
  readonly folder: Route
  readonly name: string
}

/** Returns the shards needed to resolve a path: those of its possible folders, in every language and letter case. */
export function shardsToConsult(
  reading: PathReading,
  root: Pick<ManifestRoot, 'shards'>,
): readonly ShardName[] {
  const routes = [reading, ...otherReadings(reading)].flatMap((one) => one.routes)
  const wanted = new Set(routes.map((route) => folderOf(route).toLowerCase()))
  return locales.flatMap(({ id }) =>
    Object.entries(root.shards[id] ?? {})
      .filter(([folder]) => wanted.has(folder.toLowerCase()))
      .map(([folder, name]) => ({ locale: id, folder, name })),
  )
}

/**
 * Resolves a path with the shards it needs (`shardsToConsult`). An existing page takes precedence over a
 * redirect, an exact name over another letter case, the reader's language over the others (in the order of the table), and every form of a
 * path over its less likely meanings (`otherReadings`). So a redirect always ends at a page and never loops
 * (Spec §2, R3, R7).
 */
export function resolvePage(reading: PathReading, shards: readonly ManifestShard[]): Resolution {
  const found = resolveReading(reading, shards)
  if (found.kind !== 'unknown' || isUnknownPage(reading)) return found
  for (const other of otherReadings(reading)) {
    const resolution = resolveReading(other, shards)
    if (resolution.kind !== 'unknown') return resolution
  }
  return found
}

const isUnknownPage = ({ routes }: PathReading) => routes.includes(unknownRoute)

function resolveReading(reading: PathReading, shards: readonly ManifestShard[]): Resolution {
  const { locale, routes } = reading
  const unknown: Resolution = { kind: 'unknown', locale }
  if (routes.length === 0) return unknown
  if (isUnknownPage(reading)) {
    return reading.kind === 'canonical' ? unknown : { kind: 'redirect', to: { locale, route: unknownRoute } }
  }
  const ownFirst = shards.toSorted(
    (one, other) => Number(other.locale === locale) - Number(one.locale === locale),
  )
  return (
    findExact(reading, ownFirst) ??
    findMoved(locale, routes, ownFirst) ??
    findOtherCase(locale, routes, ownFirst) ??
    unknown
  )
}

function findExact(
  { kind, locale, routes }: PathReading,
  shards: readonly ManifestShard[],
): Resolution | undefined {
  for (const route of routes) {
    for (const shard of shards) {
      const entry = shard.pages.find((page) => page.route === route)
      if (!entry) continue
      const address = { locale, route }
      if (kind !== 'canonical' && isCanonical(address)) return { kind: 'redirect', to: address }
      return { kind: 'page', address, file: entry.file, textLocale: shard.locale }
    }
  }
  return undefined
}

/** Returns whether the path of an address means that address. The folder `readme/` has none that does. */
const isCanonical = (address: PageAddress) => readPathname(pathnameOf(address)).kind === 'canonical'

function findMoved(
  locale: LocaleId,
  routes: readonly Route[],
  shards: readonly ManifestShard[],
): Resolution | undefined {
  for (const route of routes) {
    for (const shard of shards) {
      const to = Object.hasOwn(shard.redirects, route) ? shard.redirects[route] : undefined
      if (to !== undefined) return { kind: 'redirect', to: { locale, route: to } }
    }
  }
  return undefined
}

function findOtherCase(
  locale: LocaleId,
  routes: readonly Route[],
  shards: readonly ManifestShard[],
): Resolution | undefined {
  const wanted = new Set(routes.map((route) => route.toLowerCase()))
  const fitting = (shard: ManifestShard) =>
    shard.pages.filter((page) => wanted.has(page.route.toLowerCase())).map((page) => page.route)
  const own = shards.filter((shard) => shard.locale === locale).flatMap(fitting)
  const found = new Set(own.length > 0 ? own : shards.flatMap(fitting))
  const [only] = found
  return found.size === 1 && only !== undefined
    ? { kind: 'redirect', to: { locale, route: only } }
    : undefined
}
