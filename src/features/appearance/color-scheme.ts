import { storageKeys } from '../../stores/storage-keys.ts'
import { createStoredValue } from '../../stores/stored-value.ts'

/** The reader's choice; `auto` follows the system (Spec §4 "Color scheme"). */
export type ColorScheme = 'light' | 'dark' | 'auto'

export const colorSchemes: readonly ColorScheme[] = ['light', 'dark', 'auto']

/** The only scheme that the configuration allows, if it forces one. */
export type ForcedScheme = Exclude<ColorScheme, 'auto'> | undefined

/**
 * The scheme that the configuration forced when it was last read, so that the next visit paints correctly
 * before the configuration loads. index.html reads the same key.
 */
export const useForcedScheme = createStoredValue<ForcedScheme>({
  key: storageKeys.forcedScheme,
  read: (text) => (text === 'light' || text === 'dark' ? text : undefined),
  write: (scheme) => scheme ?? '',
  default: undefined,
})

/** The chosen color scheme. index.html reads the same key before the first paint. */
export const useColorScheme = createStoredValue<ColorScheme>({
  key: storageKeys.colorScheme,
  read: (text) => colorSchemes.find((scheme) => scheme === text),
  write: (scheme) => scheme,
  default: 'auto',
})
