import { storageKeys } from '../../stores/storage-keys.ts'
import { createStoredValue } from '../../stores/stored-value.ts'

/** The reader's choice; `auto` follows the system (Spec §4 "Colour scheme"). */
export type ColourScheme = 'light' | 'dark' | 'auto'

export const colourSchemes: readonly ColourScheme[] = ['light', 'dark', 'auto']

/** The only scheme that the configuration allows, if it forces one. */
export type ForcedScheme = Exclude<ColourScheme, 'auto'> | undefined

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

/** The chosen colour scheme. index.html reads the same key before the first paint. */
export const useColourScheme = createStoredValue<ColourScheme>({
  key: storageKeys.colourScheme,
  read: (text) => colourSchemes.find((scheme) => scheme === text),
  write: (scheme) => scheme,
  default: 'auto',
})
