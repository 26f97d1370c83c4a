import { en, type Texts } from './en.ts'
import type { LocaleId } from './locale.ts'
import { zh } from './zh.ts'

export { countText, fill } from './text-forms.ts'
export type { Texts }

const byLocale: Readonly<Record<LocaleId, Texts>> = { en, zh }

export function textsOf(locale: LocaleId): Texts {
  return byLocale[locale]
}
