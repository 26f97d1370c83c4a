import { readTabChoices, type TabChoices } from './read-tab-choices.ts'
import { storageKeys } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

export const useTabChoices = createStoredValue<TabChoices>({
  key: storageKeys.tabChoices,
  read: readTabChoices,
  write: (choices) => JSON.stringify(choices),
  default: {},
})
