import { useEffect, useLayoutEffect } from 'react'
import { useMediaQuery } from '../browser/media-query.ts'
import { setThemeColour } from '../browser/theme-colour.ts'
import { themeColours } from '../config/appearance.ts'
import { type SiteConfig, unknownSiteConfig } from '../content/site-config.ts'
import { useCurrentPage } from '../page/current-page.tsx'
import {
  type ColourScheme,
  type ForcedScheme,
  useColourScheme,
  useForcedScheme,
} from '../stores/colour-scheme.ts'

/** How the configuration lets readers choose: three schemes in turn, two, or none (Spec §4 "Colour scheme"). */
export type SchemeOption = NonNullable<SiteConfig['darkmode']>

export function useSchemeOption(): SchemeOption {
  return useCurrentPage().site.darkmode ?? 'switch'
}

/** The scheme that shows: the one the configuration forces, else the chosen one, else the system's. */
export function useShownScheme(): 'light' | 'dark' {
  const forced = useForced()
  const chosen = useColourScheme((state) => state.value)
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  if (forced !== undefined) return forced
  if (chosen !== 'auto') return chosen
  return systemIsDark ? 'dark' : 'light'
}

/** Keeps `data-theme` on the root element (Spec §4), and in mind what the configuration forces. Call once, in the frame. */
export function useColourSchemeAttribute(): void {
  const shown = useShownScheme()
  const forced = useForced()
  const { value: remembered, set: remember } = useForcedScheme()
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = shown
    setThemeColour(themeColours[shown])
  }, [shown])
  useEffect(() => {
    if (forced !== remembered) remember(forced)
  }, [forced, remembered, remember])
}

/** What the configuration forces; until it is there, what it forced at the last visit. */
function useForced(): ForcedScheme {
  const { site } = useCurrentPage()
  const remembered = useForcedScheme((state) => state.value)
  if (site === unknownSiteConfig) return remembered
  if (site.darkmode === 'enable') return 'dark'
  return site.darkmode === 'disable' ? 'light' : undefined
}

const inTurn: Readonly<Record<ColourScheme, ColourScheme>> = { light: 'dark', dark: 'auto', auto: 'light' }

/** What a click chooses: the next of light, dark, auto; or, where only two are offered, the other than what shows. */
export function nextScheme(
  option: SchemeOption,
  now: { readonly chosen: ColourScheme; readonly shown: 'light' | 'dark' },
): ColourScheme {
  if (option === 'toggle') return now.shown === 'dark' ? 'light' : 'dark'
  return inTurn[now.chosen]
}
