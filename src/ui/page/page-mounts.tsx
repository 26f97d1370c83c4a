import { type ComponentType, createContext, type ReactNode, use } from 'react'

/** Parts of a page that belong to layers above the blocks. The routes provide them. */
export interface PageMounts {
  /** Renders a token tool by its name in the page (`115-token`); its children are shown until it has loaded. */
  readonly tool: ComponentType<{ readonly name: string; readonly children: ReactNode }>
  /** Renders a draft as the site would; its children are shown until then. */
  readonly preview: ComponentType<{ readonly children: ReactNode }>
}

const PageMountsContext = createContext<PageMounts | undefined>(undefined)

export const PageMountsProvider = PageMountsContext.Provider

/** `undefined` if they are not provided: the page then shows what the author wrote. */
export function usePageMounts(): PageMounts | undefined {
  return use(PageMountsContext)
}
