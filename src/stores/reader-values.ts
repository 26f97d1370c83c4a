import { create } from 'zustand'
import { storageKeys } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** The address of the reader's own server, entered once and stored on the device; '' if none was entered (Spec X8). */
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

/** The reader's token for the examples, kept in memory only. It is never written to storage. */
export const useReaderToken = create<ReaderToken>()((set) => ({
  value: '',
  set: (value) => set({ value }),
}))
