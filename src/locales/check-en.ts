import { filesEn } from './check/files-en.ts'
import { markupEn } from './check/markup-en.ts'
import { phrasesEn } from './check/phrases-en.ts'
import { siteEn } from './check/site-en.ts'
import { textEn } from './check/text-en.ts'

/** What the content check says, in English. It comes late: with a fault, or with the preview. */
export const checkEn = {
  faults: { ...filesEn, ...textEn, ...markupEn, ...siteEn },
  phrases: phrasesEn,
  between: ' ',
}
