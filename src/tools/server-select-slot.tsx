import { createContext, type ReactNode, use } from 'react'

/** The choice of API servers, handed down by whoever mounts a tool: the same one as on top of the sidebar. */
const ServerSelectContext = createContext<ReactNode>(null)

export const ServerSelectProvider = ServerSelectContext.Provider

export function ServerSelectSlot() {
  return use(ServerSelectContext)
}
