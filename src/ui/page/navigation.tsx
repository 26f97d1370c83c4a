import { createContext, use } from 'react'
import type { PageAddress } from '../../content/page-path.ts'

/** How components navigate and prefetch. The routes provide it; only they know the router. */
export interface Navigation {
  /** Navigates to a path of the site (`/guide/?a=b#c`, without base), as a click on a link does. */
  readonly go: (path: string, how?: 'push' | 'replace') => void
  /** Goes back in the history, or to the language's home if there is none. */
  readonly back: () => void
  /** Prefetches a page's text. Repeated calls are cheap. */
  readonly prefetch: (address: PageAddress) => void
}

const NavigationContext = createContext<Navigation | undefined>(undefined)

export const NavigationProvider = NavigationContext.Provider

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('useNavigation needs a NavigationProvider above this component')
  return navigation
}
