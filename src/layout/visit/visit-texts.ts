import type { LocaleId } from '../../locales/locale.ts'
import { type VisitTexts, visitEn } from '../../locales/visit-en.ts'
import { visitZh } from '../../locales/visit-zh.ts'
import { useLocale } from '../../page/current-page.tsx'

const byLocale: Readonly<Record<LocaleId, VisitTexts>> = { en: visitEn, zh: visitZh }

/** The texts in the reader's language, and how it writes the day of a moment. */
export function useVisitTexts(): {
  readonly texts: VisitTexts
  readonly dayOf: (moment: number | string) => string
} {
  const { id, lang } = useLocale()
  const written = new Intl.DateTimeFormat(lang, { dateStyle: 'long' })
  return { texts: byLocale[id], dayOf: (moment) => written.format(new Date(moment)) }
}
