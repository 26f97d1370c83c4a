import type { SiteConfig } from '../content/site-config.ts'
import type { LocaleId } from '../locales/locale.ts'
import { textsOf } from '../locales/texts.ts'

/** What the site calls itself in a language: the configuration's words, else the built-in ones. */
export function siteTextsOf(
  site: SiteConfig,
  locale: LocaleId,
): { readonly title: string; readonly description: string } {
  const given = configuredTextsOf(site, locale)
  const own = textsOf(locale).site
  return { title: given?.title ?? own.title, description: given?.description ?? own.description }
}

/** The words that the configuration gives for a language; `undefined` where it has none. */
export function configuredTextsOf(site: SiteConfig, locale: LocaleId) {
  return site.locales?.[localeKeys[locale]]
}

/** Locales in the configuration are named by their path, as the specification does. */
const localeKeys = { en: '/', zh: '/zh/' } as const
