import { createContext, type ReactNode, use } from 'react'

/** The API server selector, provided by the component that mounts a tool; the same as at the top of the sidebar. */
const ServerSelectContext = createContext<ReactNode>(null)

export const ServerSelectProvider = ServerSelectContext.Provider

export function ServerSelectSlot() {
  return use(ServerSelectContext)
}
