import { storageKeys } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** The same four keys as in `content/api-server.ts`. This layer must not import that file. */
const keys = ['cf', 'cn', 'de', 'local'] as const

/**
 * The chosen API server, stored as plain text under `api_name` (Spec §4 "API server selection"). Unknown text
 * means the default.
 */
export const useApiServerKey = createStoredValue<(typeof keys)[number]>({
  key: storageKeys.apiServer,
  read: (text) => keys.find((key) => key === text),
  write: (key) => key,
  default: 'cf',
})
