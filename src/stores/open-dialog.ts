import { create } from 'zustand'

type Dialog = 'keep' | 'visit'

interface OpenDialog {
  /** The dialog that the reader opened over the page. */
  readonly dialog: Dialog | undefined
  readonly open: (dialog: Dialog | undefined) => void
}

export const useOpenDialog = create<OpenDialog>()((set) => ({
  dialog: undefined,
  open: (dialog) => set({ dialog }),
}))
