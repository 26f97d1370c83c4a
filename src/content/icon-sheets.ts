import type { SiteConfig } from './site-config.ts'

/** Returns the icon font style sheets that may load: those in the configuration, over https only. */
export function iconSheetsOf({ iconStylesheets = [] }: SiteConfig): readonly string[] {
  return iconStylesheets.filter((url) => URL.canParse(url) && new URL(url).protocol === 'https:')
}
