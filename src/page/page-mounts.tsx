import { type ComponentType, createContext, type ReactNode, use } from 'react'

/** What a page may hold that stands above the blocks. The routes hand these down. */
export interface PageMounts {
  /** Shows a token tool by its name, as the page writes it (`115-token`); its children stand in its place until it is there. */
  readonly tool: ComponentType<{ readonly name: string; readonly children: ReactNode }>
  /** Shows a draft as the site would; the same of its children. */
  readonly preview: ComponentType<{ readonly children: ReactNode }>
}

const PageMountsContext = createContext<PageMounts | undefined>(undefined)

export const PageMountsProvider = PageMountsContext.Provider

/** `undefined` where nobody provides them: then a page shows what the author wrote. */
export function usePageMounts(): PageMounts | undefined {
  return use(PageMountsContext)
}
