import { createContext, use } from 'react'
import type { ManifestShard } from '../content/manifest.ts'
import type { PageAddress } from '../content/page-path.ts'

/** What blocks may ask about pages other than the one being read. The routes provide it, since the manifest lies above the blocks. */
export interface SiteTree {
  /** The pages of a folder; `undefined` where there is no such folder. */
  readonly folder: (folder: PageAddress) => Promise<ManifestShard | undefined>
}

const SiteTreeContext = createContext<SiteTree | undefined>(undefined)

export const SiteTreeProvider = SiteTreeContext.Provider

/** `undefined` where nobody provides it. */
export function useSiteTree(): SiteTree | undefined {
  return use(SiteTreeContext)
}
