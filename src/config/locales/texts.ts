import { texts as en, type Texts } from './en/texts.ts'
import type { LocaleId } from './locale.ts'
import { texts as zh } from './zh/texts.ts'

export { countText, fill } from './text-forms.ts'
export type { Texts }

const byLocale: Readonly<Record<LocaleId, Texts>> = { en, zh }

export function textsOf(locale: LocaleId): Texts {
  return byLocale[locale]
}
