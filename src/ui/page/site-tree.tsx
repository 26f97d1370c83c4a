import { createContext, use } from 'react'
import type { ManifestShard } from '../../content/manifest.ts'
import type { PageAddress } from '../../content/page-path.ts'

/**
 * What blocks can ask about other pages. The routes provide it, because the manifest belongs to a layer above
 * the blocks.
 */
export interface SiteTree {
  /** Returns the pages of a folder; `undefined` if the folder does not exist. */
  readonly folder: (folder: PageAddress) => Promise<ManifestShard | undefined>
}

const SiteTreeContext = createContext<SiteTree | undefined>(undefined)

export const SiteTreeProvider = SiteTreeContext.Provider

/** `undefined` if it is not provided. */
export function useSiteTree(): SiteTree | undefined {
  return use(SiteTreeContext)
}
