import type { LocaleId } from '../../../config/locales/locale.ts'
import { type VisitTexts, visitEn } from '../../../config/locales/visit-en.ts'
import { visitZh } from '../../../config/locales/visit-zh.ts'
import { useLocale } from '../../../ui/page/current-page.tsx'

const byLocale: Readonly<Record<LocaleId, VisitTexts>> = { en: visitEn, zh: visitZh }

/** Returns the texts in the reader's language, and a date formatter. */
export function useVisitTexts(): {
  readonly texts: VisitTexts
  readonly dayOf: (moment: number | string) => string
} {
  const { id, lang } = useLocale()
  const written = new Intl.DateTimeFormat(lang, { dateStyle: 'long' })
  return { texts: byLocale[id], dayOf: (moment) => written.format(new Date(moment)) }
}
