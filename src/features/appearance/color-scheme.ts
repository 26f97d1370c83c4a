import { useEffect, useLayoutEffect } from 'react'
import { useMediaQuery } from '../../browser/media-query.ts'
import { themeColors } from '../../config/appearance.ts'
import { type SiteConfig, unknownSiteConfig } from '../../content/site-config.ts'
import { storageKeys } from '../../stores/storage-keys.ts'
import { createStoredValue } from '../../stores/stored-value.ts'
import { useCurrentPage } from '../../ui/page/current-page.tsx'

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

/** How the configuration lets readers choose: three schemes in turn, two, or none (Spec §4 "Color scheme"). */
export type SchemeOption = NonNullable<SiteConfig['darkmode']>

export function useSchemeOption(): SchemeOption {
  return useCurrentPage().site.darkmode ?? 'switch'
}

/** Returns the color scheme to show: the one forced by the configuration, or else the chosen one, or else the system's. */
export function useWantedScheme(): 'light' | 'dark' {
  const forced = useForced()
  const chosen = useColorScheme((state) => state.value)
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  if (forced !== undefined) return forced
  if (chosen !== 'auto') return chosen
  return systemIsDark ? 'dark' : 'light'
}

/**
 * Sets `data-theme` on the root element (Spec §4), and stores the scheme that the configuration forces. Call
 * once, in the frame.
 */
export function useColorSchemeAttribute(): void {
  const shown = useWantedScheme()
  const forced = useForced()
  const { value: remembered, set: remember } = useForcedScheme()
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = shown
    // The browser's own bars match the page, also when the reader's scheme differs from the system's.
    const tags = document.querySelectorAll('meta[name="theme-color"]')
    for (const tag of tags) tag.setAttribute('content', themeColors[shown])
  }, [shown])
  useEffect(() => {
    if (forced !== remembered) remember(forced)
  }, [forced, remembered, remember])
}

/** Returns the scheme that the configuration forces; until it has loaded, the one forced at the last visit. */
function useForced(): ForcedScheme {
  const { site } = useCurrentPage()
  const remembered = useForcedScheme((state) => state.value)
  if (site === unknownSiteConfig) return remembered
  if (site.darkmode === 'enable') return 'dark'
  return site.darkmode === 'disable' ? 'light' : undefined
}

const inTurn: Readonly<Record<ColorScheme, ColorScheme>> = { light: 'dark', dark: 'auto', auto: 'light' }

/** Returns the scheme that a click selects: the next of light, dark, auto, or the other one if only two are offered. */
export function nextScheme(
  option: SchemeOption,
  now: { readonly chosen: ColorScheme; readonly shown: 'light' | 'dark' },
): ColorScheme {
  if (option === 'toggle') return now.shown === 'dark' ? 'light' : 'dark'
  return inTurn[now.chosen]
}
