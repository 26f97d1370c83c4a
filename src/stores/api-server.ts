import { type ApiServerKey, apiServerKeys, defaultApiServer } from '../config/api-server.ts'
import { storageKeys } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

/**
 * The chosen API server, stored as plain text under `api_name` (Spec §4 "API server selection"). Unknown text
 * means the default.
 */
export const useApiServerKey = createStoredValue<ApiServerKey>({
  key: storageKeys.apiServer,
  read: (text) => apiServerKeys.find((key) => key === text),
  write: (key) => key,
  default: defaultApiServer,
})
