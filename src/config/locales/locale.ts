/** A language of the site: the name of its content folder and the key of its texts. */
export type LocaleId = 'en' | 'zh'

export interface Locale {
  readonly id: LocaleId
  /** BCP 47 tag for `<html lang>` and `Intl`. */
  readonly lang: string
  /** The part of an address before the route: '' for English, '/zh' for Chinese. */
  readonly prefix: string
  /** The language's name in that language, for the language menu. */
  readonly label: string
}

/** The site's languages, the one at the root first (Spec §1). */
export const locales: readonly Locale[] = [
  { id: 'en', lang: 'en-US', prefix: '', label: 'English' },
  { id: 'zh', lang: 'zh-CN', prefix: '/zh', label: '简体中文' },
]

const byId = { en: locales[0], zh: locales[1] } as Record<LocaleId, Locale>

export function localeOf(id: LocaleId): Locale {
  return byId[id]
}
