import { create } from 'zustand'
import { storageKeys } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** The address of the reader's own installation, typed once and kept on the device; '' where none was typed (Checklist X8). */
export const useReaderAddress = createStoredValue<string>({
  key: storageKeys.readerAddress,
  read: (text) => text,
  write: (address) => address,
  default: '',
})

interface ReaderToken {
  readonly value: string
  readonly set: (value: string) => void
}

/** The reader's token for the examples of this visit. In memory only: it is never written to any storage. */
export const useReaderToken = create<ReaderToken>()((set) => ({
  value: '',
  set: (value) => set({ value }),
}))
