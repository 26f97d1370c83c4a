import { homePathOf, type Locale, type LocaleId, localeConfigOf, locales } from '../config/locales/locale.ts'
import { pageTextsOf } from '../config/locales/page-texts.ts'
import type { SiteConfig } from './site-config.ts'

/** Returns the site's title and description in a language: the configured ones, or else a general title. */
export function siteTextsOf(
  site: SiteConfig,
  locale: LocaleId,
): { readonly title: string; readonly description: string } {
  const given = localeConfigOf(site, locale)
  const own = pageTextsOf(locale).site
  return { title: given?.title ?? own.title, description: given?.description ?? '' }
}

/** Returns the languages of a site: those that the configuration lists, or else all. */
export function languagesOf({ locales: given = {} }: SiteConfig): readonly Locale[] {
  const own = locales.filter(({ id }) => given[homePathOf(id)])
  return own.length > 0 ? own : locales
}
