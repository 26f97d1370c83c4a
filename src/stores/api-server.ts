import { storageKeys } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** The same four as `content/api-server.ts` has; this room knows no other. */
const keys = ['cf', 'cn', 'de', 'local'] as const

/** The chosen API server, as plain text under `api_name` (Spec §4 "API server selection"). Text that is no key means the default. */
export const useApiServerKey = createStoredValue<(typeof keys)[number]>({
  key: storageKeys.apiServer,
  read: (text) => keys.find((key) => key === text),
  write: (key) => key,
  default: 'cf',
})
