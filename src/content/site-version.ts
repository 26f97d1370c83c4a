import { type PageAddress, pathnameOf } from './page-path.ts'

/** The base path of a site: slashes at both ends. No address of another host has this form. */
export const basePath = /^\/(?:[\w.~%-]+\/)*$/

/** A version of the documentation: a site of its own on this origin. */
export interface SiteVersion {
  readonly label: string
  /** The base path of its site. */
  readonly base: string
  readonly isMaintained: boolean
}

/** The part of `site.json` that lists the versions. */
interface WithVersions {
  readonly versions?: readonly SiteVersion[] | undefined
}

/** Returns the version that a site is, by its base path; `undefined` if it lists none with this path. */
export function ownVersion({ versions }: WithVersions, base: string): SiteVersion | undefined {
  return versions?.find((version) => version.base === base)
}

/** Returns the current version of a site that is another one: the first in the list that is maintained. */
export function newerVersion(site: WithVersions, base: string): SiteVersion | undefined {
  const current = site.versions?.find(({ isMaintained }) => isMaintained)
  return ownVersion(site, base) === undefined || current?.base === base ? undefined : current
}

/** Returns whether a site is a version that is no longer maintained. */
export const isOldVersion = (site: WithVersions, base: string): boolean =>
  ownVersion(site, base)?.isMaintained === false

/** Returns the path of a page in a version. */
export const pathInVersion = ({ base }: SiteVersion, address: PageAddress): string =>
  base + pathnameOf(address).slice(1)

/** Returns the base paths of versions that are below the base path of a site: no file there belongs to the site. */
export function basesBelow({ versions = [] }: WithVersions, base: string): readonly string[] {
  return versions.flatMap((version) =>
    version.base !== base && version.base.startsWith(base) ? [version.base] : [],
  )
}
