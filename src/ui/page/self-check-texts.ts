import { type SelfCheckTexts, selfCheckEn } from '../../config/locales/self-check-en.ts'
import { selfCheckZh } from '../../config/locales/self-check-zh.ts'
import { useLocale } from './current-page.tsx'

export type { SelfCheckTexts }

const byLocale = { en: selfCheckEn, zh: selfCheckZh }

/** Returns the texts of the self-check in the reader's language; they load with it. */
export function useSelfCheckTexts(): SelfCheckTexts {
  return byLocale[useLocale().id]
}
