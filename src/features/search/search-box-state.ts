import { create } from 'zustand'

interface SearchBox {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** Whether the search box is open. Set it to open the box. */
export const useSearchBox = create<SearchBox>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}))
