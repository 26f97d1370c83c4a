import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { onStoredElsewhere, readStored, type StorageKind, writeStored } from './storage.ts'

export interface StoredValue<T> {
  readonly value: T
  readonly set: (value: T) => void
}

/**
 * A value that outlives the tab, kept as plain text under one key. Text that `read` does not understand means the default.
 * Other tabs follow (localStorage only).
 */
export function createStoredValue<T>(options: {
  readonly key: string
  readonly kind?: StorageKind
  /** `undefined` for text that is none of this value's. */
  readonly read: (text: string) => T | undefined
  readonly write: (value: T) => string
  readonly default: T
}): UseBoundStore<StoreApi<StoredValue<T>>> {
  const { key, kind = 'local', read, write } = options
  const understand = (text: string | undefined): T =>
    (text === undefined ? undefined : read(text)) ?? options.default
  const store = create<StoredValue<T>>()((set) => ({
    value: understand(readStored(key, kind)),
    set: (value) => {
      writeStored(key, write(value), kind)
      set({ value })
    },
  }))
  if (kind === 'local') onStoredElsewhere(key, (text) => store.setState({ value: understand(text) }))
  return store
}
