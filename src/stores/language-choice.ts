import { storageKeys } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** What a reader answered for good: to be taken to the browser's language, or to stay where he arrives (Spec §4 "remember"). */
export type LanguageAnswer = 'switch' | 'stay' | undefined

export const useLanguageAnswer = createStoredValue<LanguageAnswer>({
  key: storageKeys.languageAnswer,
  read: (text) => (text === 'switch' || text === 'stay' ? text : undefined),
  write: (answer) => answer ?? '',
  default: undefined,
})

/** Whether the reader was asked in this visit, or chose a language himself: then he is not asked again (Spec §4 "cancel"). */
export const useLanguageAsked = createStoredValue<boolean>({
  key: storageKeys.languageAsked,
  kind: 'session',
  read: (text) => text === 'true' || undefined,
  write: String,
  default: false,
})
