import { marks as en, type MarkTexts } from './en/marks.ts'
import type { LocaleId } from './locale.ts'
import { marks as zh } from './zh/marks.ts'

/** The words for yes and no in the tables of each language. */
export const markTexts: Readonly<Record<LocaleId, MarkTexts>> = { en, zh }
