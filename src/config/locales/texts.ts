import type { Texts } from './en/texts.ts'
import type { LocaleId } from './locale.ts'

export { countText, fill } from './text-forms.ts'
export type { Texts }

/** A file for each language, so that readers load only the texts of theirs. */
const byLocale: Readonly<Record<LocaleId, () => Promise<{ readonly texts: Texts }>>> = {
  en: () => import('./en/texts.ts'),
  zh: () => import('./zh/texts.ts'),
}

/**
 * Loads the interface texts of a language.
 * @throws if their file cannot be loaded
 */
export async function loadTexts(locale: LocaleId): Promise<Texts> {
  return (await byLocale[locale]()).texts
}
