import { storageKeys } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** The tab chosen last in each group of tabs, by group id (Spec §4 "Tab groups"). */
export type TabChoices = Readonly<Record<string, string>>

export const useTabChoices = createStoredValue<TabChoices>({
  key: storageKeys.tabChoices,
  read: (text) => {
    try {
      const json: unknown = JSON.parse(text)
      if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
      return Object.fromEntries(Object.entries(json).filter((entry) => typeof entry[1] === 'string'))
    } catch {
      return undefined
    }
  },
  write: (choices) => JSON.stringify(choices),
  default: {},
})
