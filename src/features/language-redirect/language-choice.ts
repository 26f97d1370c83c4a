import { storageKeys } from '../../stores/storage-keys.ts'
import { createStoredValue } from '../../stores/stored-value.ts'

/**
 * The reader's permanent answer: switch to the browser's language, or stay in the language of the page (Spec
 * §4 "remember").
 */
export type LanguageAnswer = 'switch' | 'stay' | undefined

export const useLanguageAnswer = createStoredValue<LanguageAnswer>({
  key: storageKeys.languageAnswer,
  read: (text) => (text === 'switch' || text === 'stay' ? text : undefined),
  write: (answer) => answer ?? '',
  default: undefined,
})

/**
 * Whether the reader was asked or chose a language during this visit. If so, they are not asked again (Spec
 * §4 "cancel").
 */
export const useLanguageAsked = createStoredValue<boolean>({
  key: storageKeys.languageAsked,
  kind: 'session',
  read: (text) => text === 'true' || undefined,
  write: String,
  default: false,
})
