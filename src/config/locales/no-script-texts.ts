import { noScript as en } from './en/no-script.ts'
import type { LocaleId } from './locale.ts'
import { noScript as zh } from './zh/no-script.ts'

/** What `index.html` says to browsers without JavaScript, by language. */
export const noScriptTexts: Readonly<Record<LocaleId, string>> = { en, zh }
