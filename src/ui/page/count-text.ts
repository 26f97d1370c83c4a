import { countText, fill } from '../../config/locales/texts.ts'
import { useLocale } from './current-page.tsx'

type Forms = Parameters<typeof countText>[0]

/**
 * Returns a function that writes a text for a number in the reader's language, for components that do not
 * know languages.
 */
export function useCountText(): (
  forms: Forms,
  count: number,
  values?: Readonly<Record<string, number>>,
) => string {
  const { lang } = useLocale()
  const written = new Intl.NumberFormat(lang)
  return (forms, count, values = {}) => {
    const others = Object.entries(values).map(([name, value]) => [name, written.format(value)])
    return fill(countText(forms, count, lang), Object.fromEntries(others))
  }
}
