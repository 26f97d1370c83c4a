import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { storagePrefix } from '../../src/config/storage-prefix.ts'
import { siteKeys } from '../../src/stores/site-keys.ts'
import { storageKeys } from '../../src/stores/storage-keys.ts'

const { VITE_STORAGE_PREFIX = storagePrefix } = parseEnv(readFileSync('.env', 'utf8'))

/** The keys that the built site uses in browser storage: Vite reads the prefix from `.env`, and these tests don't. */
export const builtStorageKeys: readonly string[] = Object.values({ ...storageKeys, ...siteKeys }).map((key) =>
  key.replace(storagePrefix, VITE_STORAGE_PREFIX),
)
