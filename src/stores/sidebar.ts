import { create } from 'zustand'
import { storageKeys } from './storage-keys.ts'
import { createStoredFlag } from './stored-value.ts'

/** Whether the sidebar is hidden on wide screens; stored (Spec §4 "Sidebar"). */
export const useSidebarCollapsed = createStoredFlag(storageKeys.sidebarCollapsed)

/** The panel that the reader opened over the page. At most one is open, and it closes when the address changes. */
export type DrawerName = 'sidebar' | 'menu' | 'shortcuts' | undefined

interface OpenDrawer {
  readonly drawer: DrawerName
  readonly open: (drawer: DrawerName) => void
}

export const useDrawer = create<OpenDrawer>()((set) => ({
  drawer: undefined,
  open: (drawer) => set((state) => (state.drawer === drawer ? state : { drawer })),
}))
