import { type VisitTexts, visitTextsOf } from '../../config/locales/visit-texts.ts'
import { useLocale } from '../../ui/page/current-page.tsx'

/** Returns the texts in the reader's language, and a date formatter. */
export function useVisitTexts(): {
  readonly texts: VisitTexts
  readonly dayOf: (moment: number | string) => string
} {
  const { id, lang } = useLocale()
  const written = new Intl.DateTimeFormat(lang, { dateStyle: 'long' })
  return { texts: visitTextsOf(id), dayOf: (moment) => written.format(new Date(moment)) }
}
