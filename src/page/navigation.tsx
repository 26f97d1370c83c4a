import { createContext, use } from 'react'
import type { PageAddress } from '../content/page-path.ts'

/** How components move the reader and prepare to. The routes provide it; nothing else knows the router. */
export interface Navigation {
  /** Goes to a path of the site (`/guide/?a=b#c`, without base), as a click on a link does. */
  readonly go: (path: string, how?: 'push' | 'replace') => void
  /** One step back in history, or to the language's home where there is none. */
  readonly back: () => void
  /** Fetches a page's text before it is asked for. Cheap to call again. */
  readonly prefetch: (address: PageAddress) => void
}

const NavigationContext = createContext<Navigation | undefined>(undefined)

export const NavigationProvider = NavigationContext.Provider

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('useNavigation: there is no NavigationProvider above this component')
  return navigation
}
