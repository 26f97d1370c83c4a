import { create } from 'zustand'

interface OpenDialog {
  /** The dialog that lies over the page because the reader asked for it. */
  readonly dialog: 'keep' | undefined
  readonly open: (dialog: 'keep' | undefined) => void
}

export const useOpenDialog = create<OpenDialog>()((set) => ({
  dialog: undefined,
  open: (dialog) => set({ dialog }),
}))
