import { create } from 'zustand'

interface SearchBox {
  readonly isOpen: boolean
  /** The text that the box searches for when it opens. */
  readonly query: string
  readonly open: (query?: string) => void
  readonly close: () => void
}

/** Whether the search box is open. Set it to open the box. */
export const useSearchBox = create<SearchBox>()((set) => ({
  isOpen: false,
  query: '',
  open: (query = '') => set({ isOpen: true, query }),
  close: () => set({ isOpen: false }),
}))
