import { create } from 'zustand'

interface SearchBox {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** Whether the search box lies over the page; whoever wants to search opens it here. */
export const useSearchBox = create<SearchBox>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}))
