import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { isStoredOn, onStoredElsewhere, readStored, type StorageKind, writeStored } from './storage.ts'

export interface StoredValue<T> {
  readonly value: T
  readonly set: (value: T) => void
}

/**
 * Creates a store for a value kept as plain text under one key. Text that `read` rejects means the default.
 * Other tabs follow changes (localStorage only).
 */
export function createStoredValue<T>(options: {
  readonly key: string
  readonly kind?: StorageKind | undefined
  /** Parses the stored text, or returns `undefined` if it is not valid. */
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

/** Creates a store for what is on or off. */
export const createStoredFlag = (key: string, isOn = false, kind?: StorageKind) =>
  createStoredValue<boolean>({
    key,
    kind,
    read: (text) => isStoredOn(text, isOn),
    write: String,
    default: isOn,
  })
